import { isType } from '@jalon/domain/core/actor';
import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useUser } from '../core/session.ts';
import { later } from '../ui/later.tsx';
import { Page } from '../ui/page.tsx';
import { useAddressed } from '../ui/use-addressed.ts';
import { useShortList, wholeOf } from '../written/use-short-list.tsx';
import { BenefitCards } from './benefit-cards.tsx';
import { benefitClient, wordsIn } from './benefits.api.ts';
import classes from './benefits.module.css';

const BenefitList = later(() => import('./benefit-list.tsx'), <Skeleton height={320} />);

export const prefetch: Prefetch = () => void queryClient.prefetchQuery(wholeOf(benefitClient));

/** What partners offer: read as cards, written and put in order by administrators in the same place. */
export default function BenefitsScreen() {
  const { t } = useTexts();
  const isAdmin = isType(useUser(), 'Admin');
  const { data, query, find, waiting, field, download } = useShortList(benefitClient, 'benefits', wordsIn);
  const [, show] = useAddressed('benefit');
  const title = routeTitle(t, isAdmin ? 'admin.benefits' : 'freelance.benefits');
  if (!data) return <Page title={title}>{waiting}</Page>;
  const shown = find(data.rows);
  const count = data.rows.filter(({ state }) => state === 'published').length;
  const actions = isAdmin && (
    <>
      {download}
      <Button leftSection={<IconPlus size={16} stroke={1.8} />} onClick={() => show('new')}>
        {t('benefits.action.create')}
      </Button>
    </>
  );
  return (
    <Page title={title} description={isAdmin ? t('benefits.adminIntro', { count }) : t('benefits.intro')} actions={actions || undefined}>
      <search className={classes.search}>{field}</search>
      {isAdmin ? <BenefitList {...{ all: data.rows, shown, query }} /> : <BenefitCards {...{ shown, query }} />}
    </Page>
  );
}
