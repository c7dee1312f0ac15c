import type { ErrorCode } from '@jalon/domain/core/errors';
import type { LotItem } from '@jalon/domain/reports/report-lots';
import { partsOf } from '@jalon/domain/reports/report-lots';
import { mayRemind, partsFor, type ReportPart, type ReportRow, sumsOfRows, totalOf } from '@jalon/domain/reports/report-row';
import { useRef } from 'react';
import type { Acted } from '../core/acts-in-groups.ts';
import { CallError } from '../core/call.ts';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { queryClient } from '../core/query-client.ts';
import { useAskReason } from '../ui/confirm.tsx';
import { useToast } from '../ui/toast.tsx';
import { expenseClient, timesheetClient } from './reports.api.ts';
import { useOutcomes } from './use-outcomes.ts';
import { nameOf } from './use-report-rows.ts';
import { useReportWords } from './use-report-words.ts';
import { validatedItems } from './validated-items.ts';

type Refusal<Line> = { reason: string; refusals: Line[] };
export type Refusals = {
  timesheet?: Refusal<{ date: string; type: 'production' | 'normal' | 'absence' | 'internal'; reason: string }> | undefined;
  expenses?: Refusal<{ id: string; reason: string }> | undefined;
};

const nowOf = <Row>(client: { one: (id: string) => { queryKey: readonly unknown[] } }, id: string): Promise<Row> =>
  queryClient.fetchQuery({ ...client.one(id), staleTime: 0 } as never) as Promise<Row>;

export function useReportActs() {
  const { t } = useTexts();
  const format = useFormat();
  const words = useReportWords();
  const toast = useToast();
  const askReason = useAskReason();
  const timesheets = timesheetClient.useAct();
  const expenses = expenseClient.useAct();
  const manyTimesheets = timesheetClient.useActOnEach();
  const manyExpenses = expenseClient.useActOnEach();
  const { outcomes, busy, say, explain, run, forget } = useOutcomes();
  const held = useRef(new Map<string, Refusals>());

  const validated = ({ difference, expenses: report }: ReportRow, parts: readonly ReportPart[]): string => {
    if (parts.includes('timesheet') && difference) return t('reports.done.validatedDays', { days: words.days(difference.worked) });
    return report ? t('reports.done.validatedExpenses', { amount: format.euros(totalOf(report)) }) : t('reports.done.validated');
  };
  const validateOne = (row: ReportRow) => async (part: ReportPart) =>
    part === 'timesheet'
      ? row.timesheet && timesheets.mutateAsync({ row: row.timesheet, action: 'validate' })
      : row.expenses && expenses.mutateAsync({ row: row.expenses, action: 'validate' });

  const rejectWith = (row: ReportRow, given: Refusals) => async (part: ReportPart) => {
    if (part === 'timesheet' && row.timesheet && given.timesheet)
      await timesheets.mutateAsync({ row: row.timesheet, action: 'reject', input: given.timesheet });
    if (part === 'expenses' && row.expenses && given.expenses)
      await expenses.mutateAsync({ row: row.expenses, action: 'reject', input: given.expenses });
  };
  const whole = (reason: string) => ({ timesheet: { reason, refusals: [] }, expenses: { reason, refusals: [] } });
  const reject = async (rows: readonly ReportRow[]) => {
    const [only] = rows;
    if (!only) return;
    const reason = await askReason({
      title:
        rows.length === 1 ? t('reports.reasonOf.reject', { name: nameOf(only) }) : t('reports.reasonOf.rejectEach', { count: rows.length }),
      text: t('reports.reasonOf.rejectText'),
      confirm: t('reports.act.reject'),
      isDanger: true,
      reason: { label: t('reports.reasonOf.label'), hint: t('reports.reasonOf.rejectHint'), max: 1000 },
    });
    if (reason === undefined) return;
    for (const row of rows)
      await run(
        row,
        partsFor(row, 'reject'),
        t('reports.done.rejected', { name: row.about.owner.firstName }),
        rejectWith(row, whole(reason)),
      );
  };

  /** What has a refused line goes back with its refusals; the rest is validated. */
  const decide = (row: ReportRow, parts: readonly ReportPart[], refused: Refusals) => {
    const count =
      new Set(refused.timesheet?.refusals.map(({ type, reason }) => `${type} ${reason}`)).size + (refused.expenses?.refusals.length ?? 0);
    const isMixed = parts.some((part) => !refused[part]);
    const back = refused.timesheet ? 'returnedTimesheet' : 'returnedExpenses';
    const done = isMixed ? t(`reports.done.${back}`, { count }) : t('reports.done.sentBack', { count, name: row.about.owner.firstName });
    return run(row, parts, done, (part) => (refused[part] ? rejectWith(row, refused)(part) : validateOne(row)(part)));
  };

  type Validated = { part: ReportPart; id: string };
  /** Takes validations back as soon as they were given, each as it is now. */
  const takeBack = async (items: readonly Validated[]) => {
    const input = { reason: t('reports.takenBack') };
    for (const { part, id } of items)
      if (part === 'timesheet') await timesheets.mutateAsync({ row: await nowOf(timesheetClient, id), action: 'unvalidate', input });
      else await expenses.mutateAsync({ row: await nowOf(expenseClient, id), action: 'unvalidate', input });
  };
  const offerBack = (message: string, items: readonly Validated[]) => toast.undoable(message, () => takeBack(items));

  /** With lines refused in the open month, those go back, wherever the validation was asked for. */
  const validate = async (row: ReportRow) => {
    const parts = partsFor(row, 'validate');
    const refused = held.current.get(row.key);
    if (refused) return decide(row, parts, refused);
    const isDone = await run(row, parts, validated(row, parts), validateOne(row));
    const items = parts.flatMap((part) => (row[part] ? [{ part, id: row[part].id }] : []));
    if (isDone) offerBack(t('reports.done.one', { name: nameOf(row) }), items);
    return isDone;
  };
  const hold = (key: string, refused: Refusals | undefined) => void (refused ? held.current.set(key, refused) : held.current.delete(key));

  const unvalidate = async (row: ReportRow) => {
    const reason = await askReason({
      title: t('reports.reasonOf.unvalidate', { name: nameOf(row) }),
      text: t('reports.reasonOf.unvalidateText'),
      confirm: t('reports.act.unvalidate'),
      reason: { label: t('reports.reasonOf.label'), hint: t('reports.reasonOf.rejectHint'), max: 1000 },
    });
    if (reason === undefined) return;
    const input = { reason };
    await run(row, partsFor(row, 'unvalidate'), t('reports.done.unvalidated'), async (part) => {
      if (part === 'timesheet' && row.timesheet) await timesheets.mutateAsync({ row: row.timesheet, action: 'unvalidate', input });
      if (part === 'expenses' && row.expenses) await expenses.mutateAsync({ row: row.expenses, action: 'unvalidate', input });
    });
  };

  const remind = async (rows: readonly ReportRow[]) => {
    const seen = rows.flatMap(({ timesheet }) => (mayRemind(timesheet) ? [timesheet] : []));
    try {
      const { done } = await manyTimesheets.mutateAsync({ rows: seen, action: 'remind' });
      toast.done(t('reports.done.remindedEach', { count: done.length }));
    } catch (error) {
      toast.failed(error);
    }
  };

  /** Gives the keys of the rows that are left, each with what was said of it. */
  const validateEach = async (items: readonly LotItem[]): Promise<string[]> => {
    const seen = (part: ReportPart) => items.flatMap((item) => (item.part === part && item.row[part] ? [item.row[part]] : []));
    const answers: Acted[] = [];
    for (const [part, many] of [
      ['timesheet', manyTimesheets],
      ['expenses', manyExpenses],
    ] as const) {
      const rows = seen(part);
      if (rows.length === 0) continue;
      try {
        const answer = await (many as typeof manyTimesheets).mutateAsync({ rows: rows as never, action: 'validate' });
        answers.push(answer);
        if (answer.left.length > 0) toast.failed(new CallError(503, 'server.unavailable'));
      } catch (error) {
        toast.failed(error);
      }
    }
    const { done, refused, left } = validatedItems(items, answers);
    for (const { row } of done) say(row, validated(row, partsFor(row, 'validate')), true);
    if (done.length > 0) offerBack(t('reports.done.bulk', { what: words.records(sumsOfRows(partsOf(done))) }), done);
    await Promise.all(
      refused.map(async ({ item: { row, part, id }, code }) =>
        say(row, await explain(part, id, new CallError(409, code as ErrorCode)), false),
      ),
    );
    return left;
  };

  return { outcomes, busy, validate, hold, reject, unvalidate, remind, validateEach, forget };
}
export type ReportActs = ReturnType<typeof useReportActs>;
