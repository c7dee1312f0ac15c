import { z } from 'zod';
import { line, version } from '../core/fields.ts';
import { address, ape, companyName, employees, phone, postalCode, siren, siret, website } from './company-fields.ts';
import { withoutGroups } from './company-numbers.ts';

/** Spaces, points and hyphens alone say nothing either, and of a number nothing would be left. */
const isEmpty = (given: unknown) => given === undefined || (typeof given === 'string' && withoutGroups(given) === '');

/** A field left empty is kept as nothing. */
const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess((given) => (isEmpty(given) ? null : given), schema.nullable())
    .optional()
    .default(null as never);

/** What a company says of itself (section 3). `country` and `sector` are codes of the reference lists. */
export const CompanyDetails = z.strictObject({
  name: companyName,
  siren: orNothing(siren),
  siret: orNothing(siret),
  ape: orNothing(ape),
  website: orNothing(website),
  phone1: orNothing(phone),
  phone2: orNothing(phone),
  address: orNothing(address),
  postalCode: orNothing(postalCode),
  city: orNothing(line()),
  country: orNothing(line()),
  employees: orNothing(employees),
  sector: orNothing(line()),
});
export type CompanyDetails = z.output<typeof CompanyDetails>;

/** `version` is the one the editor started from. */
export const CompanyUpdate = CompanyDetails.extend({ version });
export type CompanyUpdate = z.input<typeof CompanyUpdate>;
