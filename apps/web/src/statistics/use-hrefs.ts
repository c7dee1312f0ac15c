import type { UserType } from '@jalon/domain/core/actor';
import { projectRoutes } from '@jalon/domain/core/notices';
import { href } from '@jalon/domain/core/routes';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '../core/session.ts';

const reports = { Company: 'company.reports', Commercial: 'commercial.reports', Admin: 'admin.reports' } as const;
const needs = { Company: 'company.opportunities', Commercial: 'commercial.opportunities', Admin: 'admin.opportunities' } as const;

/** The lists behind the figures, in the area of whoever looks, as narrow as each list can be. */
export function useHrefs() {
  const { type } = useUser();
  const [parameters] = useSearchParams();
  return useMemo(() => hrefsOf(type, parameters), [type, parameters]);
}

function hrefsOf(type: UserType, parameters: URLSearchParams) {
  /** This screen, with something else in its address. */
  const here = (changes: Record<string, string | undefined>): string => {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) value === undefined ? next.delete(name) : next.set(name, value);
    return `?${next}`;
  };
  const reportsOf = (month: string, tab = 'validated'): string =>
    type === 'Freelance' ? href('freelance.timesheet', { term: month }) : `${href(reports[type])}?${new URLSearchParams({ month, tab })}`;
  return {
    here,
    reports: reportsOf,
    /** A client reads the reports of a month below the chart. */
    month: (month: string): string => (type === 'Company' ? here({ month }) : reportsOf(month)),
    project: (id: string): string => href(projectRoutes({ type }).one, { id }),
    needs: (state: 'posted' | 'closed'): string =>
      type === 'Freelance' ? href('freelance.offers') : `${href(needs[type])}?${new URLSearchParams({ state })}`,
    need: (id: string): string =>
      type === 'Freelance' ? href('freelance.offers', { id }) : `${href(needs[type])}?${new URLSearchParams({ need: id })}`,
    applications: type === 'Freelance' ? href('freelance.offers') : href(needs[type]),
  };
}
export type Hrefs = ReturnType<typeof useHrefs>;
