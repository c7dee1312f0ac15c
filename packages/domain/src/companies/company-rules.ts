import type { FieldErrors } from '../core/errors.ts';
import { siretFits } from './company-numbers.ts';

/** Where a company is looked for in the French register. */
export const france = 'FR';
export const isPostalCodeOf = (country: string | null, postalCode: string): boolean => country !== france || /^\d{5}$/.test(postalCode);

/** What every company says when it signs up. */
const askedAtSignUp = ['phone1', 'address', 'postalCode', 'city', 'country', 'sector'] as const;

type Said = Record<(typeof askedAtSignUp)[number] | 'siren' | 'siret', string | null>;

/** What no field can tell alone: beside the others, and beside what was there before. What was asked at sign-up and said stays said. */
export function faultsIn(after: Said, before?: Said): FieldErrors {
  const { country, postalCode, siren, siret } = after;
  const faults: FieldErrors = {};
  for (const name of askedAtSignUp) if (before?.[name] && !after[name]) faults[name] = 'validation.required';
  // Only those of France have one.
  if (before?.siren && !siren && (country ?? france) === france) faults.siren = 'validation.required';
  if (!siretFits(siren, siret)) faults.siret = 'validation.siretOfOther';
  const isNew = postalCode !== before?.postalCode || country !== before?.country;
  if (postalCode && isNew && !isPostalCodeOf(country, postalCode)) faults.postalCode = 'validation.postalCode';
  return faults;
}
