import { isType } from '@jalon/domain/core/actor';
import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useUser } from '../core/session.ts';
import { Failure } from '../ui/failure.tsx';
import { later } from '../ui/later.tsx';
import { Page } from '../ui/page.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { TableExport } from '../ui/table-export.tsx';
import { useAddressed } from '../ui/use-addressed.ts';
import { BenefitCards } from './benefit-cards.tsx';
import { benefitClient, benefitsQuery, findIn } from './benefits.api.ts';
import classes from './benefits.module.css';

const BenefitList = later(() => import('./benefit-list.tsx'), <Skeleton height={320} />);

export const prefetch: Prefetch = () => void queryClient.prefetchQuery(benefitsQuery);

/** What partners offer: read as cards, written and put in order by administrators in the same place. */
export default function BenefitsScreen() {
  const { t } = useTexts();
  const isAdmin = isType(useUser(), 'Admin');
  const { data, error, refetch } = useQuery(benefitsQuery);
  const [typed, setTyped] = useState('');
  const [, show] = useAddressed('benefit');
  const title = routeTitle(t, isAdmin ? 'admin.benefits' : 'freelance.benefits');
  if (!data)
    return <Page title={title}>{error ? <Failure error={error} onRetry={refetch} /> : <Skeleton height={320} aria-busy="true" />}</Page>;
  const query = typed.trim();
  const shown = query ? findIn(data.rows, query) : data.rows;
  const count = data.rows.filter(({ state }) => state === 'published').length;
  const actions = isAdmin && (
    <>
      <TableExport links={{ csv: benefitClient.fileHref('csv', {}), xlsx: benefitClient.fileHref('xlsx', {}) }} isNarrow />
      <Button leftSection={<IconPlus size={16} stroke={1.8} />} onClick={() => show('new')}>
        {t('benefits.action.create')}
      </Button>
    </>
  );
  return (
    <Page title={title} description={isAdmin ? t('benefits.adminIntro', { count }) : t('benefits.intro')} actions={actions || undefined}>
      <search className={classes.search}>
        <SearchField label={t('benefits.search')} value={typed} onType={setTyped} maxLength={60} isLarge />
      </search>
      {isAdmin ? <BenefitList {...{ all: data.rows, shown, query }} /> : <BenefitCards {...{ shown, query }} />}
    </Page>
  );
}
