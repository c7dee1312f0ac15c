import { z } from 'zod';
import { activeMachine } from '../core/active-machine.ts';
import { actsInput } from '../core/acts-schema.ts';
import { id } from '../core/fields.ts';
import { listQuery } from '../core/list-query.ts';
import { Company } from './company-schema.ts';
import { companyActions, companyActs, managedCompanyListing } from './managed-company.ts';

/** A company as the staff see it. */
export const ManagedCompany = Company.extend({
  /** The words of `country` and `sector` in the language of the reader. */
  countryName: z.string().nullable(),
  sectorName: z.string().nullable(),
  state: z.enum(activeMachine.states),
  createdAt: z.string(),
  /** Who looks after it, by name; who is not at work cannot come in, and serves nobody. */
  commercials: z.array(z.object({ id, name: z.string(), isAtWork: z.boolean() })),
  /** Other companies in use with the same SIREN, told to administrators: ten at most. */
  sameSiren: z.array(z.object({ id, name: z.string() })),
  /** Counted up to a thousand and one. */
  contacts: z.int(),
  actions: z.array(z.enum(companyActions)),
});
export type ManagedCompany = z.infer<typeof ManagedCompany>;

export const ManagedCompanyQuery = listQuery(managedCompanyListing);
export type ManagedCompanyQuery = z.output<typeof ManagedCompanyQuery>;

export const CompanyActsInput = actsInput(companyActs);
