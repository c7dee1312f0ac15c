import { href } from '@jalon/domain/core/routes';
import { type Retention, retentionListing, retentionStages } from '@jalon/domain/retention/retention';
import { IconCalendarTime, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormat } from '../core/format.ts';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { ownToday } from '../core/today.ts';
import { useHistoryDrawer } from '../history/use-history-drawer.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { LinkTabs } from '../ui/tabs.tsx';
import { useRecordActs } from '../ui/use-record-acts.tsx';
import { readTable, useTableState } from '../ui/use-table-state.ts';
import { useTotals } from '../ui/use-totals.ts';
import { retentionClient } from './retention.api.ts';
import { useRetentionColumns } from './retention-columns.tsx';
import { useRetentionWords } from './use-retention-words.ts';

export const prefetch: Prefetch = (_user, { url }) => {
  void queryClient.prefetchQuery(retentionClient.list(readTable(retentionListing, url.searchParams)));
};

const nameOf = ({ owner }: Retention): string => owner;
const path = href('admin.retention');
const listOf = (stage: string) => retentionClient.list(readTable(retentionListing, new URLSearchParams({ 'f.stage': stage })));

/** Whose data goes next, what goes and what stays: the night does exactly what stands here. */
export default function RetentionScreen() {
  const { t } = useTexts();
  const title = routeTitle(t, 'admin.retention');
  const state = useTableState(retentionListing);
  const totals = useTotals(retentionStages.map(listOf));
  const tabs = [
    { key: 'all', label: t('retention.all'), to: path },
    ...retentionStages.map((key, index) => ({
      ...{ key, label: t(`retention.stage.${key}`), to: `${path}?f.stage=${key}` },
      ...totals[index],
    })),
  ];
  return (
    <Page title={title} description={t('retention.intro')}>
      <Panel isFlush>
        <LinkTabs label={title} tabs={tabs} current={state.query.stage ?? 'all'} isInside />
        <RetentionTable state={state} />
      </Panel>
    </Page>
  );
}

function RetentionTable({ state }: { state: ReturnType<typeof useTableState<typeof retentionListing>> }) {
  const { t } = useTexts();
  const answer = useQuery(retentionClient.list(state.query));
  const explain = usePurgeQuestion();
  const { menuOf, dialog } = useRecordActs(retentionClient, { texts: 'retention', nameOf, told: useTold(), explain });
  const { historyOf, history } = useHistoryDrawer(retentionClient);
  const actionsOf = useMemo(
    () => (row: Retention) => {
      const acts = menuOf(row);
      // What cannot be taken back stands last, apart, in red.
      const purge = acts
        .filter(({ key }) => key === 'purge')
        .map((act) => ({ ...act, icon: IconTrash, isDanger: true, startsGroup: true }));
      const others = acts.filter(({ key }) => key !== 'purge').map((act) => ({ ...act, icon: IconCalendarTime }));
      return [...others, historyOf(row), ...purge];
    },
    [menuOf, historyOf],
  );
  const { size: _, after: __, before: ___, ...query } = state.query;
  return (
    <>
      <DataTable
        label={t('retention.list')}
        columns={useRetentionColumns()}
        state={state}
        answer={answer}
        nameOf={nameOf}
        actionsOf={actionsOf}
        ownOrder={t('retention.column.dueOn')}
        exports={{ csv: retentionClient.fileHref('csv', query), xlsx: retentionClient.fileHref('xlsx', query) }}
        empty={<EmptyState title={t('retention.emptyTitle')} description={t('retention.emptyText')} illustration={<NothingYet />} />}
      />
      {dialog}
      {history}
    </>
  );
}

/** Until when the data is kept, as sentences say it. */
function useTold() {
  const { t } = useTexts();
  const format = useFormat();
  return ({ dueOn, keptBy }: Retention) => {
    const until = format.date(dueOn);
    if (keptBy) return { until, due: t('retention.goneLater') };
    return { until, due: dueOn > ownToday() ? t('retention.goneOn', { date: until }) : t('retention.goneTonight') };
  };
}

/** What cannot be taken back is told in full before it is done, and the person named. */
function usePurgeQuestion() {
  const { t } = useTexts();
  const confirm = useConfirm();
  const words = useRetentionWords();
  return async (row: Retention, action: string, error?: unknown): Promise<boolean> => {
    if (action !== 'purge' || error) return false;
    const question = {
      title: t('retention.purgeTitle', { name: nameOf(row) }),
      text: t('retention.purgeText', { goes: words.goes(row), stays: words.stays(row) }),
      ...{ confirm: t('retention.action.purge'), cancel: t('retention.purgeKeep'), isDanger: true, typed: nameOf(row) },
    };
    return !(await confirm(question));
  };
}
