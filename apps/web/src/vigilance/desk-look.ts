import { addDays, daysBetween } from '@jalon/domain/core/dates';
import type { DocumentType } from '@jalon/domain/documents/document';
import { askHours, stops } from '@jalon/domain/vigilance/vigilance';
import type { Desk, PaperCell, WatchedOperation } from '@jalon/domain/vigilance/vigilance-schema';
import { useMemo } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { ownToday } from '../core/today.ts';

export const nameOf = ({ person: { firstName, lastName } }: Pick<WatchedOperation, 'person'>): string => `${firstName} ${lastName}`;

/** A cell of the desk: which document of which operation. */
export type Place = { id: string; type: DocumentType };
export const placeKey = ({ id, type }: Place): string => `${id}:${type}`;
export function placeIn(key: string | null): Place | undefined {
  const [id, type] = key?.split(':') ?? [];
  return id && type ? { id, type: type as DocumentType } : undefined;
}

/** Those that wait for a check, in the order they are shown: what "next" walks along. A document of two operations is checked once. */
export function toCheckIn({ groups }: Desk): (Place & { documentId: string })[] {
  const seen = new Set<string>();
  const isNew = (documentId: string) => !seen.has(documentId) && Boolean(seen.add(documentId));
  return [...groups.blocked.rows, ...groups.toCheck.rows].flatMap((row) =>
    row.papers.flatMap(({ state, documentId, type }) =>
      state === 'toCheck' && documentId !== null && isNew(documentId) ? [{ id: row.id, type, documentId }] : [],
    ),
  );
}

/** The next that waits, from the first again after the last: of what is open itself, whichever operation it is open for. */
export function nextToCheck(waiting: ReturnType<typeof toCheckIn>, open: string | null | undefined): Place | undefined {
  const at = waiting.findIndex(({ documentId }) => documentId === open);
  const others = waiting.filter(({ documentId }) => documentId !== open);
  return others.length === 0 ? undefined : others[at === -1 ? 0 : at % others.length];
}

/** Whether somebody was asked so lately that they are left alone. */
export const isAskedLately = ({ askedAt }: Pick<WatchedOperation, 'askedAt'>, now = Date.now()): boolean =>
  askedAt !== null && now - Date.parse(askedAt) < askHours * 3_600_000;

/** `isBlocking`: without it nothing begins; of what usage asks for the lack is said otherwise. */
type Shown = { top: string; below: string | undefined; tone: 'ok' | 'soon' | 'check' | 'miss' | 'lack' | 'none'; isBlocking?: boolean };
/** Documents as the desk says them. */
export function usePaperWords() {
  const { t } = useTexts();
  const format = useFormat();
  return useMemo(() => {
    const today = ownToday();
    const daysLeft = (until: string) => {
      const count = daysBetween(today, until);
      return count === 0 ? t('vigilance.cell.today') : t('vigilance.cell.days', { count });
    };
    const daysSince = (day: string) => daysLeft(day < today ? addDays(today, daysBetween(day, today)) : today);
    const end = ({ until, isDeclared, type }: PaperCell) =>
      isDeclared && type !== 'residency' ? t('vigilance.cell.declared') : until ? format.shortDay(until) : t('vigilance.cell.endless');
    /** What stands in a cell: one line or two. */
    const shown = (paper: PaperCell): Shown => {
      const { state, until, addedOn, holds } = paper;
      if (state === 'notDue') return { top: t('vigilance.cell.notDue'), below: undefined, tone: 'none' };
      if (state === 'toCheck') return { top: t('vigilance.cell.toCheck'), below: addedOn ? daysSince(addedOn) : undefined, tone: 'check' };
      if (state === 'ending') return { top: until ? format.shortDay(until) : '', below: until ? daysLeft(until) : undefined, tone: 'soon' };
      if (state === 'missing' || state === 'expired' || state === 'refused')
        return {
          top: t(`vigilance.cell.${state}`),
          below: holds && until ? format.shortDay(until) : undefined,
          ...(stops(paper.type) ? { tone: 'miss', isBlocking: !holds } : { tone: 'lack' }),
        };
      return { top: end(paper), below: undefined, tone: 'ok' };
    };
    /** The same for those who hear it. */
    const spoken = (row: WatchedOperation, paper: PaperCell): string => {
      const { top, below, tone, isBlocking } = shown(paper);
      const state =
        tone === 'ok' && paper.until
          ? t('vigilance.cell.until', { day: format.day(paper.until) })
          : [top, below, isBlocking && t('vigilance.cell.blocks')].filter(Boolean).join(', ');
      return t('vigilance.cell.label', { name: nameOf(row), type: t(`words.document.value.type.${paper.type}`), state });
    };
    /** Until when it was let pass, and by whom. */
    const excepted = ({ exception }: WatchedOperation): string | null =>
      exception &&
      t('vigilance.exception.until', { day: format.shortDay(exception.until), name: exception.by ?? t('vigilance.trail.someone') });
    /** The client, and when it begins or what it comes to. */
    const about = ({ company, startsOn, amountCents }: WatchedOperation): string =>
      startsOn > today || amountCents === null
        ? t('vigilance.from', { company: company.name, day: format.shortDay(startsOn) })
        : t('vigilance.amount', { company: company.name, amount: format.euros(amountCents) });
    return { shown, spoken, about, excepted };
  }, [t, format]);
}
