import { z } from 'zod';
import { terms } from '../accounts/account-schema.ts';
import { isoDate, todayOrLater } from '../core/dates.ts';
import { email, line, password } from '../core/fields.ts';
import { compactNumber, isCompanyNumber } from './company-number.ts';
import { civilities, contractTypes, france, legalStatuses, limits, stepNames } from './sign-up.ts';

/** Step 1 of both types. Left out, the password is the one chosen before: it is never sent back to be shown again. */
export const SignUpAccount = z.strictObject({
  civility: z.enum(civilities),
  firstName: line(),
  lastName: line(),
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

const cents = (max: number) =>
  z
    .int()
    .refine((value) => value > 0, 'validation.greaterThanZero')
    .max(max, `validation.max|max=${max / 100}`)
    .nullable();

const conditionFields = {
  contractType: z.enum(contractTypes),
  legalStatus: z.enum(legalStatuses).nullable(),
  dailyRateCents: cents(limits.dailyRateCents),
  annualSalaryCents: cents(limits.annualSalaryCents),
};
type Conditions = { [Field in keyof typeof conditionFields]: z.output<(typeof conditionFields)[Field]> };

/** A freelance has a legal status and a daily rate, an employee a salary. What the other one would have said is kept, and not counted. */
function requireByContract(values: Conditions, context: z.core.$RefinementCtx): void {
  const needed = values.contractType === 'Freelance' ? (['legalStatus', 'dailyRateCents'] as const) : (['annualSalaryCents'] as const);
  for (const field of needed)
    if (values[field] === null) context.addIssue({ code: 'custom', path: [field], message: 'validation.required', input: null });
}

/** Without a date one is available now. */
export const SignUpConditions = z.strictObject({ ...conditionFields, availableFrom: isoDate.nullable() }).superRefine(requireByContract);
/** The same on a given day: nobody becomes available in the past. */
export const conditionsOn = (today: string) =>
  z.strictObject({ ...conditionFields, availableFrom: todayOrLater(today).nullable() }).superRefine(requireByContract);

/** Optional texts are empty when there is nothing to say, as their fields are. */
const orEmpty = (isRight: (value: string) => boolean) => (value: string) => value === '' || isRight(value);

const isPhone = (value: string) => /^\+?[\d\s().-]+$/.test(value) && /^\d{6,15}$/.test(value.replace(/\D/g, ''));
export const phone = z.string().trim().max(30).refine(orEmpty(isPhone), 'validation.phone');
export const mainPhone = phone.min(1);

/** Written 62.02A or 6202A; kept as the latter. */
export const ape = z
  .string()
  .overwrite((value) => value.replace(/[\s.]/g, '').toUpperCase())
  .refine(
    orEmpty((value) => /^\d{4}[A-Z]$/.test(value)),
    'validation.ape',
  );

/** People write the name of a site; what is kept opens it. */
export const website = z
  .string()
  .trim()
  .overwrite((value) => (value === '' || /^https?:/i.test(value) ? value : `https://${value}`))
  .max(200)
  .refine(
    orEmpty((value) => /^https?:\/\/([a-z\d-]+\.)+[a-z]{2,}([/?#]\S*)?$/i.test(value) && value.isWellFormed()),
    'validation.website',
  );

export const companyNumber = z.string().overwrite(compactNumber).refine(orEmpty(isCompanyNumber), 'validation.siren');

export const SignUpCompany = z
  .strictObject({
    name: line(),
    number: companyNumber,
    ape,
    website,
    phone1: mainPhone,
    phone2: phone,
    address: line(100),
    postalCode: line(10),
    city: line(),
    country: code,
    employees: z
      .int()
      .refine((value) => value > 0, 'validation.greaterThanZero')
      .max(limits.employees)
      .nullable(),
    sector: code,
  })
  .superRefine(({ country, number, postalCode }, context) => {
    if (country !== france) return;
    if (!number) context.addIssue({ code: 'custom', path: ['number'], message: 'validation.required', input: number });
    if (!/^\d{5}$/.test(postalCode))
      context.addIssue({ code: 'custom', path: ['postalCode'], message: 'validation.postalCode', input: postalCode });
  });

export const SignUpFunction = z.strictObject({ function: line(), division: line() });

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
  external: SignUpExternal.nullable(),
});
export type SignUpDraft = z.infer<typeof SignUpDraft>;
export type SignUpAnswers = Omit<SignUpDraft, 'steps' | 'external'>;

/** The address it was confirmed with, and whether the account made from it has proved that it is its own. */
export const SignUpProgress = z.object({ email: z.string().nullable(), isVerified: z.boolean() });
