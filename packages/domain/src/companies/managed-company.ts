import { activeMachine } from '../core/active-machine.ts';
import { listing } from '../core/listing.ts';

/** What is done to a company besides editing it and choosing who looks after it. */
export const companyActs = activeMachine.actionNames;
export type CompanyAct = (typeof companyActs)[number];
export const companyActions = ['edit', 'assign', ...companyActs] as const;
export type CompanyAction = (typeof companyActions)[number];

/** Undone by the act beside it; what is not here cannot be undone. */
export const companyUndoneBy: Partial<Record<CompanyAct, CompanyAct>> = { disable: 'activate', activate: 'disable' };

export const managedCompanyListing = listing({
  sorts: ['name', 'city', 'createdAt'],
  filters: { state: activeMachine.states, sector: 'code', commercial: ['some', 'none'], commercialId: 'id' },
});

/** What keeps a company from being deleted; a feature whose records belong to companies adds its kind. */
export const companyLinks = ['contacts'] as const;
export type CompanyLink = (typeof companyLinks)[number];
