import { z } from 'zod';
import { terms } from '../accounts/account-schema.ts';
import { civilities } from '../accounts/own-account.ts';
import { address, ape, companyName, companyNumber, employees, phone, postalCode, website } from '../companies/company-fields.ts';
import { france, isPostalCodeOf } from '../companies/company-rules.ts';
import { isoDate, todayOrLater } from '../core/date-fields.ts';
import { email, label, line, password, personName } from '../core/fields.ts';
import { contractTypes, legalStatuses, limits, stepNames } from './sign-up.ts';

/** Step 1 of both types. Left out, the password is the one chosen before: it is never sent back to be shown again. */
export const SignUpAccount = z.strictObject({
  civility: z.enum(civilities),
  firstName: personName(),
  lastName: personName(),
  email,
  password: password.optional(),
  terms,
});

const code = line();
const distinct = (values: string[]) => new Set(values.map((value) => value.toLowerCase())).size === values.length;
/** One to `max` different values. */
const several = (max: number) =>
  z.array(line()).min(1, 'validation.required').max(max, `validation.maxItems|max=${max}`).refine(distinct, 'validation.duplicates');

/** `professions` are ranked: the first is the most important. */
export const SignUpProfile = z.strictObject({
  title: line(),
  professions: several(limits.professions),
  skills: several(limits.skills),
  experience: code,
});

const cents = (max: number, tooMuch: string) =>
  z
    .int()
    .refine((value) => value > 0, 'validation.greaterThanZero')
    .max(max, tooMuch)
    .nullable();

/** The same wherever a freelance says their conditions. */
export const conditionFields = {
  contractType: z.enum(contractTypes),
  legalStatus: z.enum(legalStatuses).nullable(),
  dailyRateCents: cents(limits.dailyRateCents, 'validation.dailyRate'),
  annualSalaryCents: cents(limits.annualSalaryCents, 'validation.annualSalary'),
};
type Conditions = { [Field in keyof typeof conditionFields]: z.output<(typeof conditionFields)[Field]> };

/** A freelance has a legal status and a daily rate, an employee a salary. What the other one would have said is kept, and not counted. */
export function requireByContract(values: Conditions, context: z.core.$RefinementCtx): void {
  const needed = values.contractType === 'Freelance' ? (['legalStatus', 'dailyRateCents'] as const) : (['annualSalaryCents'] as const);
  for (const field of needed)
    if (values[field] === null) context.addIssue({ code: 'custom', path: [field], message: 'validation.required', input: null });
}

/** Without a date one is available now. */
export const SignUpConditions = z.strictObject({ ...conditionFields, availableFrom: isoDate.nullable() }).superRefine(requireByContract);
/** The same on a given day: nobody becomes available in the past. */
export const conditionsOn = (today: string) =>
  z.strictObject({ ...conditionFields, availableFrom: todayOrLater(today).nullable() }).superRefine(requireByContract);

export const SignUpCompany = z
  .strictObject({
    name: companyName,
    number: companyNumber,
    ape,
    website,
    phone1: phone.min(1),
    phone2: phone,
    address,
    postalCode,
    city: line(),
    country: code,
    employees: employees.nullable(),
    sector: code,
  })
  .superRefine(({ country, number, postalCode }, context) => {
    if (country === france && !number)
      context.addIssue({ code: 'custom', path: ['number'], message: 'validation.required', input: number });
    if (!isPostalCodeOf(country, postalCode))
      context.addIssue({ code: 'custom', path: ['postalCode'], message: 'validation.postalCode', input: postalCode });
  });

export const SignUpFunction = z.strictObject({ function: label(), division: label() });

/** What a provider of identities has told of whoever signs up. `isProved`: the address is theirs for certain, and stays as it is. */
export const SignUpExternal = z.object({
  label: z.string(),
  isProved: z.boolean(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});
export type SignUpExternal = z.infer<typeof SignUpExternal>;

/** What has been answered so far, and which steps that finishes. */
export const SignUpDraft = z.object({
  steps: z.array(z.enum(stepNames)),
  account: SignUpAccount.omit({ password: true }).nullable(),
  profile: SignUpProfile.nullable(),
  conditions: SignUpConditions.nullable(),
  details: SignUpCompany.nullable(),
  function: SignUpFunction.nullable(),
  /** Names the logo that was sent, and changes with it. */
  logo: z.string().nullable(),
  external: SignUpExternal.nullable(),
});
export type SignUpDraft = z.infer<typeof SignUpDraft>;
export type SignUpAnswers = Omit<SignUpDraft, 'steps' | 'external' | 'logo'>;

/** The address it was confirmed with, and whether the account made from it has proved that it is its own. */
export const SignUpProgress = z.object({
  email: z.string().nullable(),
  isVerified: z.boolean(),
  /** Whether this browser may still correct the address. */
  isCorrectable: z.boolean(),
});

/** Confirming says nothing more: everything is in the draft. */
export const SignUpConfirmation = z.strictObject({});
