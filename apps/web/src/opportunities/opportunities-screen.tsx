import { Skeleton } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { later } from '../ui/later.tsx';
import classes from './need-form.module.css';
import { NeedsPage } from './needs-page.tsx';
import { needCountsQuery } from './opportunities.api.ts';
import { filtersIn, needsIn } from './use-open-need.ts';

const NeedEditor = later(
  () => import('./need-editor.tsx'),
  <div className={classes.page} aria-busy="true">
    <Skeleton height={32} width={220} />
    <Skeleton height={480} />
  </div>,
);

export const prefetch: Prefetch = (_, { url: { searchParams }, params: { selected_application_id: application } }) => {
  void queryClient.prefetchQuery(needCountsQuery(filtersIn(searchParams)));
  if (searchParams.has('edit')) return;
  const isNamed = searchParams.has('need') || searchParams.has('proposal') || application !== undefined;
  const list = needsIn(searchParams, isNamed);
  if (list) void queryClient.prefetchInfiniteQuery(list);
};

/** Needs, with the one that is open; `?edit=new` and `?edit=<id>` are the form. */
export default function OpportunitiesScreen() {
  const [parameters] = useSearchParams();
  const edited = parameters.get('edit');
  const from = parameters.get('from') ?? undefined;
  return edited ? <NeedEditor key={`${edited} ${from}`} id={edited === 'new' ? undefined : edited} from={from} /> : <NeedsPage />;
}
