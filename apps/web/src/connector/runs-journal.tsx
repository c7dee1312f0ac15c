import { type SyncRun, syncRunFlow, syncRunListing } from '@jalon/domain/connector/sync-run';
import { IconArrowBackUp, IconEye, IconPlayerPlay, IconRepeat } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useHistoryDrawer } from '../history/use-history-drawer.tsx';
import type { Action } from '../ui/action-menu.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { Panel } from '../ui/panel.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import type { Column, Filter } from '../ui/table-column.ts';
import { useTableState } from '../ui/use-table-state.ts';
import { runClient } from './connector.api.ts';
import { runTones } from './run-tones.ts';
import { useRunWords } from './run-words.ts';
import { syncHref } from './sync-places.ts';
import { canReplay, canResume, canUndo, useRunActs } from './use-run-acts.ts';

const hrefOf = ({ id }: SyncRun) => syncHref('preview', { run: id });

/** Every run: who, when, what came of it, and the way back. */
export function RunsJournal() {
  const { t } = useTexts();
  const format = useFormat();
  const state = useTableState(syncRunListing);
  const answer = useQuery(runClient.list(state.query));
  const columns = useRunColumns();
  const filters = useMemo(
    (): Filter[] => [
      {
        key: 'state',
        label: t('connector.column.state'),
        options: syncRunFlow.states.map((value) => ({ value, label: t(`words.syncRun.state.${value}`) })),
      },
    ],
    [t],
  );
  const { historyOf, history } = useHistoryDrawer(runClient);
  const actsOf = useJournalActions();
  const { size: _, after: __, before: ___, ...filtered } = state.query;
  const exportTo = (kind: 'csv' | 'xlsx') => runClient.fileHref(kind, filtered);
  return (
    <Panel isFlush>
      <DataTable
        {...{ columns, filters, state, answer, hrefOf }}
        label={t('connector.side.journal')}
        nameOf={useCallback(({ createdAt }: SyncRun) => format.exact(createdAt), [format])}
        actionsOf={(row) => [...actsOf(row), historyOf(row)]}
        ownOrder={t('connector.journalOrder')}
        exports={{ csv: exportTo('csv'), xlsx: exportTo('xlsx') }}
        empty={
          <EmptyState title={t('connector.journalEmpty')} description={t('connector.journalEmptyText')} illustration={<NothingYet />} />
        }
      />
      {history}
    </Panel>
  );
}

function useRunColumns(): Column<SyncRun>[] {
  const { t } = useTexts();
  const { countsOf, byOf } = useRunWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are those of `t`
  return useMemo(
    () => [
      {
        ...{ key: 'createdAt', header: t('connector.column.createdAt'), width: '168px', card: 'title' },
        cell: ({ createdAt }) => <RelativeTime iso={createdAt} />,
      },
      { key: 'what', header: t('connector.column.what'), cell: countsOf, card: 'line' },
      { key: 'by', header: t('connector.column.by'), cell: byOf, width: '184px', from: 640, card: 'line' },
      {
        ...{ key: 'state', header: t('connector.column.state'), width: '152px', card: 'aside' },
        cell: ({ state, failure }) => (
          <StateBadge tone={runTones[state]} {...(failure && { title: t(`words.syncRun.value.failure.${failure}`) })}>
            {t(`words.syncRun.state.${state}`)}
          </StateBadge>
        ),
      },
    ],
    [t],
  );
}

function useJournalActions(): (row: SyncRun) => Action[] {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { undo, resume, replay } = useRunActs();
  return useCallback(
    (row) => [
      { key: 'see', label: t('connector.see'), icon: IconEye, run: () => void navigate(hrefOf(row)) },
      ...(canUndo(row) ? [{ key: 'undo', label: t('connector.undo'), icon: IconArrowBackUp, run: () => void undo(row) }] : []),
      ...(canResume(row) ? [{ key: 'resume', label: t('connector.resume'), icon: IconPlayerPlay, run: () => void resume(row) }] : []),
      ...(canReplay(row) ? [{ key: 'replay', label: t('connector.replay'), icon: IconRepeat, run: () => void replay(row) }] : []),
    ],
    [t, navigate, undo, resume, replay],
  );
}
