import type { ExpenseReport } from '@jalon/domain/expense-reports/expense-report';
import type { Around } from '@jalon/domain/expense-reports/expense-report-api';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTexts } from '../core/i18n.ts';
import { FollowPanel, firstOf } from '../history/follow-panel.tsx';
import { useHistoryDrawer } from '../history/use-history-drawer.tsx';
import { milestonesTo } from '../ui/milestones.tsx';
import { expenseClient } from './expenses.api.ts';

const shown = 3;

/** Where the report stands, who validates it, and what happened last. */
export function ReportFollow({ report, around }: { report: ExpenseReport; around: Around | undefined }) {
  const { t } = useTexts();
  const { historyOf, history } = useHistoryDrawer(expenseClient);
  const { data } = useInfiniteQuery(expenseClient.history(report.id));
  const { state, paidAt, decidedBy } = report;
  const stones = [state === 'rejected' ? 'rejected' : 'new', 'waiting', 'validated', 'paid'] as const;
  const names = stones.map((stone) => t(`expenses.follow.stones.${stone}`));
  const at = state === 'waiting' ? 1 : state === 'validated' ? (paidAt ? 3 : 2) : 0;
  const isDecided = decidedBy !== null && state !== 'new';
  const validators = isDecided ? [] : firstOf(around?.validators ?? []);
  return (
    <>
      <FollowPanel
        aside={
          <Button variant="subtle" size="compact-sm" onClick={historyOf(report).run}>
            {t('history.all')}
          </Button>
        }
        milestones={milestonesTo(names, at, state === 'rejected' ? 'refused' : state === 'validated' ? 'done' : 'now')}
        people={validators.map((one) => ({ ...one, key: one.id, note: t('expenses.follow.validates') }))}
        latest={data?.pages[0]?.rows.slice(0, shown) ?? []}
      >
        {isDecided && <p>{t('expenses.follow.decided', { name: decidedBy })}</p>}
      </FollowPanel>
      {history}
    </>
  );
}
