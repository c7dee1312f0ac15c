import { isType } from '@jalon/domain/core/actor';
import { audiencesOf, type FaqTheme, faqThemes } from '@jalon/domain/faq/faq';
import { Button, Skeleton } from '@mantine/core';
import {
  IconBriefcase,
  IconCalendarCheck,
  IconCash,
  IconFileCertificate,
  IconList,
  IconPlus,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { useOperator } from '../core/operator.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useUser } from '../core/session.ts';
import { ChoiceSwitch } from '../ui/choice-switch.tsx';
import { Failure } from '../ui/failure.tsx';
import { Page } from '../ui/page.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SideNav } from '../ui/side-nav.tsx';
import { TableExport } from '../ui/table-export.tsx';
import { useAddressed } from '../ui/use-addressed.ts';
import { faqClient, faqQuery, findIn, missedQuery, useMissed } from './faq.api.ts';
import classes from './faq.module.css';
import { FaqAnswers } from './faq-answers.tsx';
import { FaqDesk } from './faq-desk.tsx';
import { FaqQuestions } from './faq-questions.tsx';

export const prefetch: Prefetch = (user) => {
  void queryClient.prefetchQuery(faqQuery);
  if (isType(user, 'Admin')) void queryClient.prefetchQuery(missedQuery);
};

const icons = {
  ...{ documents: IconFileCertificate, time: IconCalendarCheck, applications: IconBriefcase },
  ...{ payment: IconCash, account: IconUser, privacy: IconShieldLock },
};
const modes = ['edit', 'freelances', 'companies'] as const;
const readers = { freelances: 'Freelance', companies: 'Company' } as const;

/** Questions and answers. Whoever may write does so in the same place, and sees it as its readers do. */
export default function FaqScreen() {
  const { t } = useTexts();
  const operator = useOperator().name;
  const { data, error, refetch } = useQuery(faqQuery);
  const [mode, setMode] = useState<(typeof modes)[number]>('edit');
  const [typed, setTyped] = useState('');
  const [theme, setTheme] = useState<FaqTheme>();
  const [begun, setBegun] = useState('');
  const [, show] = useAddressed('question');
  const isAdmin = isType(useUser(), 'Admin');
  const isEditing = isAdmin && mode === 'edit';
  const query = typed.trim();
  const published = data?.rows.filter(({ state }) => state === 'published') ?? [];
  const readBy = (name: keyof typeof readers) => published.filter((row) => audiencesOf({ type: readers[name] }).includes(row.audience));
  const all = isEditing ? (data?.rows ?? []) : mode === 'edit' ? published : readBy(mode);
  const found = query ? findIn(all, query) : all;
  const shown = theme ? found.filter((row) => row.theme === theme) : found;
  useMissed(query.toLowerCase(), !isAdmin && data !== undefined && found.length === 0);
  if (!data)
    return (
      <Page title={t('faq.title')} tab={routeTitle(t, 'admin.faq')}>
        {error ? <Failure error={error} onRetry={refetch} /> : <Skeleton height={420} aria-busy="true" />}
      </Page>
    );

  const write = (text: string) => {
    setBegun(text);
    show('new');
  };
  const counts = { published: published.length, talents: readBy('freelances').length, companies: readBy('companies').length };
  const countOf = (key: FaqTheme) => found.filter((row) => row.theme === key).length;
  const entries = [
    { key: 'all', label: t(query ? 'faq.results' : 'faq.all'), icon: IconList, count: found.length },
    ...faqThemes.map((key) => ({ key, label: t(`faq.theme.${key}`), icon: icons[key], count: countOf(key) })),
  ];
  const actions = isAdmin && (
    <>
      <ChoiceSwitch
        {...{ label: t('faq.mode'), value: mode, onPick: setMode }}
        options={modes.map((value) => ({ value, label: t(`faq.modes.${value}`) }))}
      />
      <TableExport links={{ csv: faqClient.fileHref('csv', {}), xlsx: faqClient.fileHref('xlsx', {}) }} isNarrow />
      {isEditing && data.actions.includes('create') && (
        <Button leftSection={<IconPlus size={16} stroke={1.8} />} onClick={() => write('')}>
          {t('faq.action.create')}
        </Button>
      )}
    </>
  );
  return (
    <Page
      title={isEditing ? routeTitle(t, 'admin.faq') : t('faq.title')}
      tab={routeTitle(t, 'admin.faq')}
      description={isEditing ? t('faq.adminIntro', counts) : isAdmin ? t('faq.preview') : t('faq.intro', { count: all.length, operator })}
      actions={actions}
    >
      <SideNav
        {...{ label: t('faq.themes'), choice: t('faq.column.theme'), entries, current: theme ?? 'all' }}
        onPick={(key) => setTheme(faqThemes.find((one) => one === key))}
      >
        <div className={classes.columns}>
          <search className={classes.middle}>
            <SearchField label={t('faq.search')} value={typed} onType={setTyped} maxLength={60} isLarge />
            {isEditing ? <FaqQuestions {...{ all, shown, query, theme, begun }} /> : <FaqAnswers {...{ all, shown, query, isAdmin }} />}
          </search>
          {isEditing && <FaqDesk rows={all} onWrite={write} onOpen={show} />}
        </div>
      </SideNav>
    </Page>
  );
}
