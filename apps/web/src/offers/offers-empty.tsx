import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { opportunityClient } from '../opportunities/opportunities.api.ts';
import { NoneFits } from '../search/none-fits.tsx';
import type { Words } from '../search/understood.tsx';
import type { Asked } from '../search/use-loosened.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LostPath, NothingYet } from '../ui/illustrations.tsx';
import type { Filter } from '../ui/table-column.ts';
import type { TableState } from '../ui/use-table-state.ts';
import { type NeedsQuery, needsQueryOf } from './needs-query.ts';
import { type Tab, tabHref } from './use-place.ts';

type EmptyProps = { state: TableState };
/** `words`: how those of the search were understood. */
type NeedsEmptyProps = { tab: Tab; state: TableState<NeedsQuery>; filters: Filter[]; words: Words };

const askedIn = (tab: Tab): Asked<NeedsQuery> => ({
  key: opportunityClient.key,
  list: (query, signal) => call('GET /api/opportunities', { query: needsQueryOf(tab, query) }, { signal }),
});

function NothingFits({ state }: EmptyProps) {
  const { t } = useTexts();
  return (
    <EmptyState
      title={t('offers.empty.narrowed')}
      description={t('offers.empty.narrowedText')}
      illustration={<LostPath />}
      action={<Button onClick={state.clear}>{t('offers.empty.clear')}</Button>}
    />
  );
}

export function NeedsEmpty({ tab, state, filters, words }: NeedsEmptyProps) {
  const { t } = useTexts();
  if (state.isNarrowed) return <NoneFits asked={askedIn(tab)} {...{ state, filters, words }} />;
  if (tab === 'all')
    return <EmptyState title={t('offers.empty.all')} description={t('offers.empty.allText')} illustration={<NothingYet />} />;
  return (
    <EmptyState
      title={t('offers.empty.favourites')}
      description={t('offers.empty.favouritesText')}
      illustration={<NothingYet />}
      action={<See />}
    />
  );
}

export function OwnEmpty({ state }: EmptyProps) {
  const { t } = useTexts();
  if (state.isNarrowed) return <NothingFits state={state} />;
  return (
    <EmptyState
      title={t('offers.empty.applications')}
      description={t('offers.empty.applicationsText')}
      illustration={<NothingYet />}
      action={<See />}
    />
  );
}

function See() {
  const { t } = useTexts();
  return (
    <Button component={Link} to={tabHref('all')}>
      {t('offers.empty.see')}
    </Button>
  );
}
