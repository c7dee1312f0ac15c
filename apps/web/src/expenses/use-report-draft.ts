import type { FieldErrors } from '@jalon/domain/core/errors';
import { lineErrors } from '@jalon/domain/expense-reports/expense-amounts';
import type { ExpenseReport } from '@jalon/domain/expense-reports/expense-report';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError, call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { type Outcome, oneWriter } from '../core/one-writer.ts';
import { unansweredWrites } from '../core/unanswered.ts';
import { useToast } from '../ui/toast.tsx';
import { draftFiles } from './draft-files.ts';
import { type DraftLine, inputOf, isSavedAs, merged, patched, type Sent } from './draft-lines.ts';
import { aroundQuery, expenseClient } from './expenses.api.ts';

export type Saving = Outcome | 'saving';
/** Who changed the report elsewhere, and when, as far as it is told. */
export type Conflict = { by: string | undefined; at: string | undefined };
const pauseMs = 1000;
const againMs = 5000;

/** The lines of a report as they are worked on: saved a second after the last change. */
export function useReportDraft(report: ExpenseReport) {
  const { t } = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  const { id } = report;
  const [lines, show] = useState<DraftLine[]>(report.lines ?? []);
  const [saving, setSaving] = useState<Saving>('saved');
  const [savedAt, setSavedAt] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const [errors, setErrors] = useState<FieldErrors>({});
  const latest = useRef(lines);
  const version = useRef(report.version);
  const isUnsaved = useRef(false);
  /** Changed elsewhere: what is shown is not saved before its writer has chosen. */
  const isPaused = useRef(false);
  const [writes] = useState(() => unansweredWrites<Sent, ExpenseReport>(isSavedAs));
  const timer = useRef<number>(undefined);
  /** What takes away the offers to bring a line back. */
  const offers = useRef<(() => void)[]>([]);

  const set = useCallback((next: DraftLine[]) => {
    latest.current = next;
    show(next);
  }, []);
  // What others have made of it, or what another report of the same vehicle has.
  useEffect(() => {
    if (isUnsaved.current || report.version <= version.current) return;
    version.current = report.version;
    set(report.lines ?? []);
  }, [report, set]);

  // Once it is sent it is another page, and no line can come back.
  useEffect(
    () => () => {
      for (const close of offers.current.splice(0)) close();
    },
    [],
  );

  const write = async (): Promise<Outcome> => {
    if (isPaused.current) return 'conflict';
    const sent = latest.current;
    const wrong = lineErrors(sent.map(inputOf)) ?? {};
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return ended('invalid');
    setSaving('saving');
    isUnsaved.current = false;
    try {
      const body = { lines: sent.map(inputOf), comment: report.comment ?? '' };
      const put = (over: number) => call('PUT /api/expense-reports/:id', { params: { id }, body: { ...body, version: over } });
      const saved = await writes.put(body, version.current, put);
      version.current = saved.version;
      set(merged(latest.current, sent, saved.lines ?? []));
      client.setQueryData(expenseClient.one(id).queryKey, saved);
      void client.invalidateQueries({ queryKey: aroundQuery(id).queryKey });
      void client.invalidateQueries({ queryKey: [...expenseClient.key, 'history', id] });
      void client.invalidateQueries({ queryKey: [...expenseClient.key, 'list'] });
      setSavedAt(new Date().toISOString());
      return ended('saved');
    } catch (error) {
      isUnsaved.current = true;
      const { code, fields, details } = error instanceof CallError ? error : new CallError(0, 'server.failed');
      if (code === 'server.unavailable') {
        saveIn(againMs);
        return ended('offline');
      }
      if (code === 'record.changed') {
        isPaused.current = true;
        setConflict({ by: details.by as string | undefined, at: details.at as string | undefined });
        void client.invalidateQueries({ queryKey: expenseClient.key });
        return ended('conflict');
      }
      setErrors(fields);
      if (code === 'workflow.wrongState') {
        // Sent or decided elsewhere: nothing of it can be saved any more.
        isUnsaved.current = false;
        toast.refused(t('expenses.changed'));
        void client.invalidateQueries({ queryKey: expenseClient.key });
      } else toast.failed(error);
      return ended('failed');
    }
  };
  const ended = <Kind extends Saving>(how: Kind): Kind => {
    setSaving(how);
    return how;
  };
  const latestWrite = useRef(write);
  latestWrite.current = write;
  const [writer] = useState(() => oneWriter({ write: () => latestWrite.current(), isUnsaved: () => isUnsaved.current }));
  const saveIn = (ms: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void (isUnsaved.current && writer.save()), ms);
  };
  /** Saves now what is not saved, and says how that ended. */
  const flush = useCallback((): Promise<Outcome> => {
    window.clearTimeout(timer.current);
    return writer.flush();
  }, [writer]);
  useEffect(() => () => void flush(), [flush]);

  const change = (next: DraftLine[]) => {
    set(next);
    isUnsaved.current = true;
    saveIn(pauseMs);
  };
  const resume = () => {
    isPaused.current = false;
    version.current = report.version;
    setConflict(undefined);
    setSaving('saved');
  };
  /** One's own lines over what is saved now. */
  const takeOver = () => {
    resume();
    void flush();
  };
  const drop = () => {
    window.clearTimeout(timer.current);
    isUnsaved.current = false;
    setErrors({});
    set(report.lines ?? []);
    resume();
  };
  const edit = (lineId: string, patch: Partial<DraftLine>) =>
    change(latest.current.map((line) => (line.id === lineId ? patched(line, patch) : line)));
  const add = (line: DraftLine) => change([...latest.current, line]);
  const remove = (lineId: string) => {
    const at = latest.current.findIndex((line) => line.id === lineId);
    const gone = latest.current[at];
    if (!gone) return;
    change(latest.current.toSpliced(at, 1));
    const bringBack = () => change(latest.current.toSpliced(at, 0, gone));
    offers.current.push(toast.offering(t('expenses.removed'), { label: t('common.undo'), run: bringBack }));
  };
  const files = draftFiles({ latest, set, change, edit, onFailure: toast.failed });
  return { lines, errors, saving, savedAt, conflict, isUnsaved, flush, takeOver, drop, edit, add, remove, ...files, version };
}
export type ReportDraft = ReturnType<typeof useReportDraft>;
