import { z } from 'zod';
import { isType, type User } from '../core/actor.ts';
import { id } from '../core/fields.ts';
import { listing } from '../core/listing.ts';
import { permits } from '../core/permission.ts';
import { recordFields } from '../core/resource.ts';
import { admin, type Rule, staff } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';
import { AssignInput } from '../portfolios/portfolio-schema.ts';
import { CompanyDetails } from './company-schema.ts';

const states = ['active', 'disabled'] as const;
const by = [admin] as const;
type Named = { id: string; name: string };

/** Its own people change it at an address of their own, which has no id: the endpoints of the resource admit none of them. */
const ownPeople: Rule<{ id: string }> = {
  name: 'its own people',
  admits: () => false,
  holds: (actor: User, company) =>
    isType(actor, 'Company') && actor.company?.id === company.id && permits('company.edit', actor.permissions),
};

/** A commercial looks after a company and changes nothing of it. */
export const companyFlow = workflow({
  name: 'company',
  states,
  initial: 'active',
  view: [staff],
  notices: { category: 'portfolio', place: 'company' },
  create: { by, input: CompanyDetails, tells: [] },
  actions: {
    update: { from: states, by: [admin, ownPeople], input: CompanyDetails, tells: [] },
    assign: { from: states, by, input: AssignInput, tells: ['theAssigned'], mail: 'daily' },
    disable: { from: ['active'], to: 'disabled', by, inBulk: true, undoneBy: 'activate', tells: ['theCommercials'] },
    activate: {
      ...{ from: ['disabled'], to: 'active', by, inBulk: true, undoneBy: 'disable' },
      tells: ['theCommercials'],
      unless: { code: 'company.sirenTaken', holds: hasTwin },
    },
    delete: { from: states, to: 'gone', by, inBulk: true, unless: { code: 'company.linked', holds: hasLinks }, tells: [] },
  },
});

/** What keeps a company from being deleted; a feature whose records belong to companies adds its kind. */
export const companyLinks = ['contacts', 'needs', 'projects'] as const;
export type CompanyLink = (typeof companyLinks)[number];
/** People are counted with the company; what else there is, when it is to go. */
function hasLinks({ contacts }: { contacts: number }) {
  return contacts > 0 ? { linked: { contacts } } : undefined;
}

/** One company in use has a SIREN. */
export const sirenTaken = (other: Named) => ({ fields: { siren: 'validation.sirenTaken' }, other });
function hasTwin({ sameSiren: [other] }: { sameSiren: readonly Named[] }) {
  return other && sirenTaken(other);
}

export const companyListing = listing({
  sorts: ['name', 'city', 'createdAt'],
  filters: { state: states, sector: 'code', commercial: ['some', 'none'], commercialId: 'id' },
});

const text = z.string().nullable();
/** A company as its own people see it. */
export const Company = z.object({
  ...recordFields(companyFlow),
  name: z.string(),
  siren: text,
  siret: text,
  ape: text,
  website: text,
  phone1: text,
  phone2: text,
  address: text,
  postalCode: text,
  city: text,
  country: text,
  employees: z.int().nullable(),
  sector: text,
  /** The words of `country` and `sector` in the language of the reader. */
  countryName: text,
  sectorName: text,
  /** Names the logo, and changes with it; null when there is none. */
  logo: text,
  updatedAt: z.string(),
});
export type Company = z.infer<typeof Company>;

/** As the staff see it. */
export const ClientCompany = Company.extend({
  createdAt: z.string(),
  /** Who looks after it, in no order; who is not at work cannot come in, and serves nobody. */
  commercials: z.array(z.object({ id, name: z.string(), isAtWork: z.boolean() })),
  /** Other companies in use with the same SIREN, told to administrators: ten at most. */
  sameSiren: z.array(z.object({ id, name: z.string() })),
  /** Counted up to a thousand and one. */
  contacts: z.int(),
  /** It was taken from the external tool, on the day it came. */
  isImported: z.boolean(),
});
export type ClientCompany = z.infer<typeof ClientCompany>;

/** People by their name, as a list of them is read. */
export const byName = <One extends { name: string }>(people: readonly One[]): One[] =>
  people.toSorted((a, b) => a.name.localeCompare(b.name, 'fr'));
