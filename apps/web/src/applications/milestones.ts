import type { Application } from '@jalon/domain/applications/application';
import { wasHeld } from '@jalon/domain/applications/interview';
import type { HistoryEntry } from '@jalon/domain/core/history-entry';

export type Milestone = { key: string; at?: string | undefined; by?: string | undefined; is: 'done' | 'now' | 'ahead' };
type Entry = Pick<HistoryEntry, 'kind' | 'by'>;

/** Who did it last, as the history has it. */
const byOf = (entries: readonly Entry[], verb: string): string | undefined =>
  entries.find(({ kind }) => kind === `application.${verb}`)?.by?.name;

/** The way of an application: what was, where it stands, and what is left as long as something is. Entries are the newest first. */
export function milestonesOf(application: Application, entries: readonly Entry[], now: number): Milestone[] {
  const { state, sentAt, submittedAt, slots, noSlot, interviewAt, waitsFor, acceptedAt, rejectedAt, retiredAt } = application;
  const wasMet = wasHeld(application, now);
  const steps: Milestone[] = [{ key: 'sent', at: sentAt, is: 'done' }];
  if (submittedAt) steps.push({ key: 'submitted', at: submittedAt, by: byOf(entries, 'submit'), is: 'done' });
  if (slots.length > 0) steps.push({ key: 'slots', by: byOf(entries, 'offerSlots'), is: 'done' });
  if (interviewAt && (wasMet || state !== 'interview')) steps.push({ key: 'interview', at: interviewAt, is: wasMet ? 'done' : 'ahead' });
  const ended = { accepted: acceptedAt, rejected: rejectedAt, retired: retiredAt } as const;
  if (state === 'accepted' || state === 'rejected' || state === 'retired') {
    const by = byOf(entries, { accepted: 'accept', rejected: 'reject', retired: 'retire' }[state]);
    return [...steps.filter(({ is }) => is === 'done'), { key: state, at: ended[state] ?? undefined, by, is: 'done' }];
  }
  if (waitsFor) steps.push({ key: waitsFor, is: 'now' });
  if (!submittedAt) steps.push({ key: 'submitted', is: 'ahead' });
  if (!wasMet)
    steps.push({
      key: 'interview',
      at: slots.length > 0 || noSlot !== null ? undefined : (interviewAt ?? undefined),
      is: interviewAt && !waitsFor ? 'now' : 'ahead',
    });
  return [...steps, { key: 'decision', is: 'ahead' }];
}
