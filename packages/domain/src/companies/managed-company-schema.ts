import { z } from 'zod';
import { actsAtOnce } from '../accounts/managed-account.ts';
import { activeMachine } from '../core/active-machine.ts';
import { id } from '../core/fields.ts';
import { listQuery } from '../core/list-query.ts';
import { Company } from './company-schema.ts';
import { companyActions, companyActs, managedCompanyListing, portfolioLimits } from './managed-company.ts';

const named = z.object({ id, name: z.string() });

/** A company as the staff see it. */
export const ManagedCompany = Company.extend({
  /** The words of `country` and `sector` in the language of the reader. */
  countryName: z.string().nullable(),
  sectorName: z.string().nullable(),
  state: z.enum(activeMachine.states),
  createdAt: z.string(),
  /** Who looks after it, by name. */
  commercials: z.array(named),
  /** Counted up to a thousand and one. */
  contacts: z.int(),
  actions: z.array(z.enum(companyActions)),
});
export type ManagedCompany = z.infer<typeof ManagedCompany>;

export const ManagedCompanyQuery = listQuery(managedCompanyListing);
export type ManagedCompanyQuery = z.output<typeof ManagedCompanyQuery>;

export const CompanyActsInput = z.strictObject({
  action: z.enum(companyActs),
  ids: z.array(id).min(1).max(actsAtOnce),
});

const commercialIds = z.array(id).max(portfolioLimits.commercials);
const companyIds = z.array(id).max(portfolioLimits.companies);

/** Who shall look after a company, and who did when the choice was made: it is refused when that is no longer so. */
export const AssignInput = z.strictObject({ commercialIds, knownIds: commercialIds });
/** The same from the other side: which companies a commercial shall look after. */
export const PortfolioInput = z.strictObject({ companyIds, knownIds: companyIds });

export const Portfolio = z.object({ companies: z.array(named.extend({ state: z.enum(activeMachine.states) })) });
export type Portfolio = z.infer<typeof Portfolio>;
export const CommercialChoices = z.object({ commercials: z.array(named) });

/** What a commercial looks after, in figures counted up to a thousand and one. `invited` have not taken up their account yet. */
export const PortfolioSummary = z.object({ companies: z.int(), contacts: z.int(), invited: z.int() });
