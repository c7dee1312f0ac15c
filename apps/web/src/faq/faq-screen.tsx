import { isType } from '@jalon/domain/core/actor';
import { audiencesOf, type FaqTheme } from '@jalon/domain/faq/faq';
import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText, routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useUser } from '../core/session.ts';
import { ChoiceSwitch } from '../ui/choice-switch.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { faqQuery, findIn, missedQuery } from './faq.api.ts';
import classes from './faq.module.css';
import { FaqAnswers } from './faq-answers.tsx';
import { FaqAside, FaqDesk } from './faq-aside.tsx';
import { FaqNav } from './faq-nav.tsx';
import { FaqQuestions } from './faq-questions.tsx';
import { FaqSearch, useMissed } from './faq-search.tsx';
import { useOpenQuestion } from './use-open-question.ts';

export const prefetch: Prefetch = (user) => {
  void queryClient.prefetchQuery(faqQuery);
  if (isType(user, 'Admin')) void queryClient.prefetchQuery(missedQuery);
};

const previews = { freelances: 'Freelance', companies: 'Company' } as const;
type Mode = 'edit' | keyof typeof previews;
const modes: Mode[] = ['edit', 'freelances', 'companies'];

/** Questions and answers. Whoever may write does so in the same place, and sees it as its readers do. */
export default function FaqScreen() {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(faqQuery);
  const [mode, setMode] = useState<Mode>('edit');
  const [query, setQuery] = useState('');
  const [theme, setTheme] = useState<FaqTheme>();
  const { open, show } = useOpenQuestion();
  const isAdmin = isType(useUser(), 'Admin');
  const isEditing = isAdmin && mode === 'edit';
  const published = data?.rows.filter(({ state }) => state === 'published') ?? [];
  const readBy = (type: 'Freelance' | 'Company') => published.filter(({ audience }) => audiencesOf({ type }).includes(audience));
  const all = isEditing ? (data?.rows ?? []) : mode === 'edit' ? published : readBy(previews[mode]);
  const found = query.trim() ? findIn(all, query) : all;
  const shown = theme ? found.filter((row) => row.theme === theme) : found;
  useMissed(query, !isAdmin && data !== undefined && found.length === 0);

  const canWrite = isEditing && data?.actions.includes('create') === true;
  const actions = isAdmin && (
    <>
      <ChoiceSwitch
        label={t('faq.mode')}
        value={mode}
        options={modes.map((value) => ({ value, label: t(`faq.modes.${value}`) }))}
        onPick={setMode}
      />
      {canWrite && (
        <Button leftSection={<IconPlus size={16} stroke={1.8} />} onClick={() => show('new')}>
          {t('faq.action.create')}
        </Button>
      )}
    </>
  );
  const counts = { published: published.length, talents: readBy('Freelance').length, companies: readBy('Company').length };
  const intro = isEditing ? t('faq.adminIntro', counts) : t('faq.intro', { count: all.length });
  return (
    <Page
      title={isEditing ? routeTitle(t, 'admin.faq') : t('faq.title')}
      tab={routeTitle(t, 'admin.faq')}
      description={data && (isAdmin && !isEditing ? t('faq.preview') : intro)}
      actions={actions}
    >
      {error && !data ? (
        <Panel>
          <EmptyState title={errorText(t, error)} action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>} />
        </Panel>
      ) : !data ? (
        <Skeleton height={420} aria-busy="true" />
      ) : (
        <div className={classes.columns}>
          <FaqNav rows={found} theme={theme} isSearching={query.trim() !== ''} onPick={setTheme} />
          <div className={classes.middle}>
            <FaqSearch value={query} onSearch={setQuery} />
            {isEditing ? (
              <FaqQuestions all={data.rows} shown={shown} open={open} query={query.trim()} theme={theme} />
            ) : all.length === 0 ? (
              <Panel>
                <EmptyState title={t('faq.emptyTitle')} description={t('faq.emptyText')} illustration={<NothingYet />} />
              </Panel>
            ) : (
              <FaqAnswers all={all} shown={shown} query={query.trim()} isPreview={isAdmin} />
            )}
          </div>
          {isEditing ? <FaqDesk rows={data.rows} onWrite={(text) => show('new', text)} onOpen={show} /> : <FaqAside />}
        </div>
      )}
    </Page>
  );
}
