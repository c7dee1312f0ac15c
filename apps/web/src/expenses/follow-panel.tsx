import type { ExpenseReport } from '@jalon/domain/expense-reports/expense-report';
import type { Around } from '@jalon/domain/expense-reports/expense-report-api';
import { Anchor } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { eventText } from '../history/history-list.tsx';
import { useHistoryDrawer } from '../history/use-history-drawer.tsx';
import { Face, pictureOf } from '../ui/face.tsx';
import { Panel } from '../ui/panel.tsx';
import { expenseClient } from './expenses.api.ts';
import classes from './side-panels.module.css';

const shown = 3;

/** Where it stands, who validates it, and what happened last. */
export function FollowPanel({ report, around }: { report: ExpenseReport; around: Around | undefined }) {
  const { t } = useTexts();
  const format = useFormat();
  const user = useUser();
  const { historyOf, history } = useHistoryDrawer(expenseClient);
  const { data } = useInfiniteQuery(expenseClient.history(report.id));
  const entries = data?.pages[0]?.rows.slice(0, shown) ?? [];
  const { state, paidAt, decidedBy } = report;
  const stones = [state === 'rejected' ? 'rejected' : 'new', 'waiting', 'validated', 'paid'] as const;
  const at = state === 'waiting' ? 1 : state === 'validated' ? (paidAt ? 3 : 2) : 0;
  return (
    <Panel
      title={t('expenses.follow.title')}
      aside={
        <Anchor component="button" size="sm" onClick={historyOf(report).run}>
          {t('expenses.follow.all')}
        </Anchor>
      }
    >
      <ol className={classes.stones}>
        {stones.map((stone, place) => (
          <li
            key={stone}
            data-is={place < at ? 'done' : place === at ? (stone === 'rejected' ? 'refused' : 'now') : undefined}
            aria-current={place === at ? 'step' : undefined}
          >
            {t(`expenses.follow.stones.${stone}`)}
          </li>
        ))}
      </ol>
      <ul className={classes.validators}>
        {decidedBy && state !== 'new' ? (
          <li>{t('expenses.follow.decided', { name: decidedBy })}</li>
        ) : (
          around?.validators.slice(0, 2).map((one) => (
            <li key={one.id}>
              <Face id={one.id} name={one.name} src={pictureOf(one)} size={24} />
              <span className={classes.cut}>{one.name}</span>
              <span className={classes.muted}>{t('expenses.follow.validates')}</span>
            </li>
          ))
        )}
      </ul>
      <ul className={classes.story}>
        {entries.map(({ id, kind, by, at: when }) => (
          <li key={id}>
            <p>{eventText(kind)}</p>
            <p className={classes.muted}>
              {[by?.id === user.id ? t('expenses.follow.you') : by?.name, `${format.shortDay(when)}, ${format.time(when)}`]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {history}
    </Panel>
  );
}
