import type { User } from '@jalon/domain/core/actor';
import { type NoticePlace, placeHref, reportsOf } from '@jalon/domain/core/notices';
import { href } from '@jalon/domain/core/routes';
import { countOf, type Selection } from '@jalon/domain/statistics/selection';
import type { Statistics } from '@jalon/domain/statistics/statistics';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '../core/session.ts';

/** Where figures lead: to the records they count, below them, with all that the address asks for. */
export function useHrefs() {
  const user = useUser();
  const [parameters] = useSearchParams();
  return useMemo(() => hrefsOf(user, parameters), [user, parameters]);
}

function hrefsOf(user: User, parameters: URLSearchParams) {
  const { type } = user;
  /** This screen, with something else in its address. */
  const here = (changes: Record<string, string | undefined>): string => {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) value === undefined ? next.delete(name) : next.set(name, value);
    return `?${next}`;
  };
  return {
    here,
    /** What counts nothing leads nowhere. */
    show: (statistics: Statistics, selection: Selection, month?: string): string | undefined =>
      countOf(statistics, selection, month) > 0 ? here({ show: selection, month }) : undefined,
    /** A record, where whoever looks may open it. */
    record: (place: NoticePlace, id: string): string | undefined => placeHref(place, user, id) ?? undefined,
    /** Where the reports of a month are filled or decided on. */
    month: (month: string, tab: 'waiting' | 'validated'): string =>
      type === 'Freelance'
        ? href('freelance.timesheet', { term: month })
        : `${href(reportsOf[type])}?${new URLSearchParams({ month, tab })}`,
  };
}
export type Hrefs = ReturnType<typeof useHrefs>;
