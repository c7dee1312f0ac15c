import { siretFits } from '@jalon/domain/companies/company-numbers';
import { type Company, CompanyDetails, CompanyUpdate } from '@jalon/domain/companies/company-schema';
import { z } from 'zod';

const asNumber = (given: unknown) => (typeof given === 'string' && /^\s*\d+\s*$/.test(given) ? Number(given) : given);

/** A field holds text; and what two numbers say together is told on the second. */
const typed = { employees: z.preprocess(asNumber, CompanyDetails.shape.employees) };
const assertFits = ({ siren, siret }: { siren: string | null; siret: string | null }, context: z.core.$RefinementCtx) => {
  if (!siretFits(siren, siret)) context.addIssue({ code: 'custom', path: ['siret'], message: 'validation.siretOfOther', input: siret });
};
export const companyDetailsForm = CompanyDetails.extend(typed).superRefine(assertFits);
export const companyUpdateForm = CompanyUpdate.extend(typed).superRefine(assertFits);

/** The fields of a company as its form starts with them. */
export const startOf = (company: Omit<Company, 'actions'>) => {
  const names = Object.keys(CompanyDetails.shape) as (keyof CompanyDetails)[];
  const values = names.map((name) => [name, company[name] === null ? '' : String(company[name])]);
  return { ...(Object.fromEntries(values) as Record<keyof CompanyDetails, string>), version: company.version };
};
export const emptyCompany = Object.fromEntries(Object.keys(CompanyDetails.shape).map((name) => [name, ''])) as Record<
  keyof CompanyDetails,
  string
>;
