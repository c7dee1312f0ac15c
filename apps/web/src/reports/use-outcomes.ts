import type { ErrorCode } from '@jalon/domain/core/errors';
import type { ReportPart, ReportRow } from '@jalon/domain/reports/report-row';
import { useState } from 'react';
import { CallError } from '../core/call.ts';
import { useFormat } from '../core/format.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { queryClient } from '../core/query-client.ts';
import { expenseClient, timesheetClient } from './reports.api.ts';

/** What became of an act, said in the row itself; what was done goes after a moment, what failed stays to be read. */
export type Outcome = { row: ReportRow; text: string; isDone: boolean };
const shownMs = 1500;
const tooLate: readonly ErrorCode[] = ['workflow.wrongState', 'record.changed'];

/** Runs acts on rows, one at a time for each, and says in the row what became of it. */
export function useOutcomes() {
  const { t } = useTexts();
  const format = useFormat();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const say = (row: ReportRow, text: string, isDone: boolean) => {
    const outcome = { row, text, isDone };
    setOutcomes((now) => new Map(now).set(row.key, outcome));
    if (isDone) setTimeout(() => setOutcomes((now) => new Map([...now].filter(([, one]) => one !== outcome))), shownMs);
  };

  /** Of two who decide at once the second is told who was first, and when. */
  const explain = async (part: ReportPart, id: string, error: unknown): Promise<string> => {
    if (!(error instanceof CallError) || !tooLate.includes(error.code)) return errorText(t, error);
    const query = part === 'timesheet' ? timesheetClient.one(id) : expenseClient.one(id);
    const now = await queryClient.fetchQuery({ ...(query as ReturnType<typeof timesheetClient.one>), staleTime: 0 }).catch(() => undefined);
    if (!now?.decidedBy || !now.decidedAt || (now.state !== 'validated' && now.state !== 'rejected')) return t('reports.already.changed');
    return t(`reports.already.${now.state}`, { name: now.decidedBy, time: format.time(now.decidedAt) });
  };

  /** One after the other: what was done stays done when the second is refused. */
  const run = async (row: ReportRow, parts: readonly ReportPart[], done: string, act: (part: ReportPart) => Promise<unknown>) => {
    if (busy.has(row.key) || parts.length === 0) return false;
    setBusy((now) => new Set(now).add(row.key));
    try {
      for (const part of parts) {
        try {
          await act(part);
        } catch (error) {
          say(row, await explain(part, row[part]?.id ?? '', error), false);
          return false;
        }
      }
      say(row, done, true);
      return true;
    } finally {
      setBusy((now) => new Set([...now].filter((key) => key !== row.key)));
    }
  };

  const forget = (key: string) => setOutcomes((now) => new Map([...now].filter(([one]) => one !== key)));
  return { outcomes, busy, say, explain, run, forget };
}
