import { isType } from '@jalon/domain/core/actor';
import { audiencesOf, type FaqTheme, faqThemes } from '@jalon/domain/faq/faq';
import { Button, Skeleton, Text } from '@mantine/core';
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
import { useState } from 'react';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { useOperator } from '../core/operator.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useUser } from '../core/session.ts';
import { ChoiceSwitch } from '../ui/choice-switch.tsx';
import { Columns } from '../ui/columns.tsx';
import { later } from '../ui/later.tsx';
import { Page } from '../ui/page.tsx';
import { SideNav } from '../ui/side-nav.tsx';
import { useAddressed } from '../ui/use-addressed.ts';
import { useShortList, wholeOf } from '../written/use-short-list.tsx';
import { faqClient, wordsIn } from './faq.api.ts';
import classes from './faq.module.css';
import { FaqAnswers } from './faq-answers.tsx';
import { FaqDesk } from './faq-desk.tsx';
import { audienceFor, missedQuery, useMissed } from './faq-feedback.ts';

const FaqEditing = later(() => import('./faq-editing.tsx'), <Skeleton height={320} />);

export const prefetch: Prefetch = (user) => {
  void queryClient.prefetchQuery(wholeOf(faqClient));
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
  const { data, query, find, waiting, field, download } = useShortList(faqClient, 'faq', wordsIn);
  const [mode, setMode] = useState<(typeof modes)[number]>('edit');
  const [theme, setTheme] = useState<FaqTheme>();
  const [start, setStart] = useState({ questionFr: '', audience: 'everyone', theme: 'documents' });
  const [asked, show] = useAddressed('question');
  const isAdmin = isType(useUser(), 'Admin');
  const isEditing = isAdmin && mode === 'edit';
  const published = data?.rows.filter(({ state }) => state === 'published') ?? [];
  const readBy = (name: keyof typeof readers) => published.filter((row) => audiencesOf({ type: readers[name] }).includes(row.audience));
  const all = isEditing ? (data?.rows ?? []) : mode === 'edit' ? published : readBy(mode);
  const found = find(all);
  const shown = theme ? found.filter((row) => row.theme === theme) : found;
  useMissed(query.toLowerCase(), !isAdmin && data !== undefined && found.length === 0);
  if (!data)
    return (
      <Page title={t('faq.title')} tab={routeTitle(t, 'admin.faq')}>
        {waiting}
      </Page>
    );

  const write = (questionFr = '', audience = 'everyone') => {
    setStart({ questionFr, audience, theme: theme ?? 'documents' });
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
      {download}
      {isEditing && data.actions.includes('create') && (
        <Button leftSection={<IconPlus size={16} stroke={1.8} />} onClick={() => write()}>
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
        <Columns
          width={288}
          side={isEditing && <FaqDesk rows={all} onWrite={(missed) => write(missed.text, audienceFor(missed))} onOpen={show} />}
        >
          <search className={classes.middle}>
            {field}
            {asked && asked !== 'new' && !data.rows.some(({ id }) => id === asked) && (
              <Text size="sm" role="status">
                {t('faq.gone')}
              </Text>
            )}
            {isEditing ? <FaqEditing {...{ all, shown, query, start }} /> : <FaqAnswers {...{ all, shown, query, isAdmin }} />}
          </search>
        </Columns>
      </SideNav>
    </Page>
  );
}
