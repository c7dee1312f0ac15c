import { faultsIn } from '@jalon/domain/companies/company-rules';
import { CompanyDetails, CompanyUpdate } from '@jalon/domain/companies/company-schema';
import { z } from 'zod';

const asNumber = (given: unknown) => (typeof given === 'string' && /^\s*\d+\s*$/.test(given) ? Number(given) : given);

/** A field holds text. */
const typed = { employees: z.preprocess(asNumber, CompanyDetails.shape.employees) };
const refusing = (before?: CompanyDetails) => (details: CompanyDetails, context: z.core.$RefinementCtx) => {
  for (const [name, message] of Object.entries(faultsIn(details, before)))
    context.addIssue({ code: 'custom', path: [name], message, input: details });
};
export const companyDetailsForm = CompanyDetails.extend(typed).superRefine(refusing());
/** Of a company as it is: what it has said of what every company says, it does not take back. */
export const companyUpdateForm = (company: CompanyDetails) => CompanyUpdate.extend(typed).superRefine(refusing(company));

/** The fields of a company as its form starts with them. */
export const startOf = (company: CompanyDetails & { version: number }) => {
  const names = Object.keys(CompanyDetails.shape) as (keyof CompanyDetails)[];
  const values = names.map((name) => [name, company[name] === null ? '' : String(company[name])]);
  return { ...(Object.fromEntries(values) as Record<keyof CompanyDetails, string>), version: company.version };
};
export const emptyCompany = Object.fromEntries(Object.keys(CompanyDetails.shape).map((name) => [name, ''])) as Record<
  keyof CompanyDetails,
  string
>;
