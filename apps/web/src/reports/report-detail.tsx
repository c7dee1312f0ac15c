import { linesOfMonth, refusedDays, refusedLines, type Staged } from '@jalon/domain/reports/refusals';
import { partsFor, type ReportRow } from '@jalon/domain/reports/report-row';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { PersonFace } from '../ui/face.tsx';
import { ExpensePart } from './expense-part.tsx';
import { MonthDays } from './month-days.tsx';
import { MonthTable } from './month-table.tsx';
import { PastLines } from './past-lines.tsx';
import classes from './report-detail.module.css';
import { expenseClient } from './reports.api.ts';
import { ToCheck } from './to-check.tsx';
import type { ReportActs } from './use-report-acts.ts';
import { useReportWords } from './use-report-words.ts';

type DetailProps = { row: ReportRow; acts: ReportActs; isBusy: boolean; onClose: () => void };

/** The month of an open row. Lines are refused first, and sent with the one act that follows. */
export default function ReportDetail({ row: listed, acts, isBusy, onClose }: DetailProps) {
  const [staged, setStaged] = useState<Staged>(new Map());
  // A list tells what expenses come to, not their lines.
  const read = useQuery({ ...expenseClient.one(listed.expenses?.id ?? ''), enabled: listed.expenses !== undefined }).data;
  const row = listed.expenses && read ? { ...listed, expenses: read } : listed;
  const { timesheet, expenses, difference } = row;
  const lines = timesheet?.entries && difference ? linesOfMonth(timesheet.entries, difference) : [];
  const stage = (key: string, reason: string | undefined) =>
    setStaged((now) => new Map([...[...now].filter(([one]) => one !== key), ...(reason === undefined ? [] : ([[key, reason]] as const))]));
  const refusing = { staged, stage, name: row.about.owner.firstName };
  const refused = { timesheet: refusedDays(lines, staged), expenses: refusedLines(expenses?.lines ?? [], staged) };
  useEffect(() => {
    acts.hold(row.key, staged.size > 0 ? refused : undefined);
    return () => acts.hold(row.key, undefined);
  });
  const comment = timesheet?.comment || expenses?.comment;
  return (
    <div className={classes.detail}>
      {timesheet && difference && (
        <>
          <MonthTable
            row={row}
            lines={lines}
            difference={difference}
            {...(partsFor(row, 'reject').includes('timesheet') && { refusing })}
          />
          <MonthDays days={difference.days} />
        </>
      )}
      <div className={classes.split}>
        <div>
          {expenses && <ExpensePart report={expenses} {...(partsFor(row, 'reject').includes('expenses') && { refusing })} />}
          {!expenses && timesheet?.expenses && <OtherExpenses expenses={timesheet.expenses} />}
        </div>
        <div>
          <ToCheck row={row} />
          {comment && (
            <div className={classes.said}>
              <PersonFace person={row.about.owner} size={24} />
              <Said comment={comment} />
            </div>
          )}
          <PastLines row={row} />
          <Decide {...{ row, acts, isBusy, staged, onClose }} />
        </div>
      </div>
    </div>
  );
}

function Said({ comment }: { comment: string }) {
  const { t } = useTexts();
  return <p>{t('reports.detail.said', { comment })}</p>;
}

function OtherExpenses({ expenses: { state, totalCents } }: { expenses: NonNullable<NonNullable<ReportRow['timesheet']>['expenses']> }) {
  const { t } = useTexts();
  const words = useReportWords();
  return (
    <p className={classes.note}>
      {t('reports.detail.state', {
        state: t(`words.expenseReport.state.${state}`),
        amount: totalCents === null ? '' : words.money(totalCents),
      }).trim()}
    </p>
  );
}

type DecideProps = {
  row: ReportRow;
  acts: ReportActs;
  isBusy: boolean;
  staged: Staged;
  onClose: () => void;
};
/** Says what it will really do: how many days and lines, and what goes back. */
function Decide({ row, acts, isBusy, staged, onClose }: DecideProps) {
  const { t } = useTexts();
  const words = useReportWords();
  const parts = partsFor(row, 'validate');
  if (parts.length === 0) return null;
  const count = staged.size;
  const ofMonth = [...staged.keys()].some((key) => key.includes(' '));
  const ofExpenses = [...staged.keys()].some((key) => !key.includes(' '));
  const what = [
    ...(parts.includes('timesheet') && row.difference && !ofMonth ? [words.days(row.difference.worked)] : []),
    ...(parts.includes('expenses') && !ofExpenses ? [t('reports.decide.lines', { count: row.expenses?.lines?.length ?? 0 })] : []),
  ];
  const [first = '', second] = what;
  const said = second ? t('reports.both', { first, second }) : first;
  const label =
    count === 0
      ? t('reports.decide.validate', { what: said })
      : said
        ? t('reports.decide.validateReturn', { what: said, count })
        : t('reports.decide.return', { count });
  const send = async () => {
    if (await acts.validate(row)) onClose();
  };
  return (
    <Group gap="xs" mt="md" className={classes.decide}>
      <Button variant="default" size="xs" onClick={() => void acts.reject([row])}>
        {t('reports.decide.rejectAll')}
      </Button>
      <Button size="xs" flex={1} loading={isBusy} onClick={() => void send()}>
        {label}
      </Button>
    </Group>
  );
}
