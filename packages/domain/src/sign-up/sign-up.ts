import type { RouteName } from '../core/routes.ts';

export const signUpTypes = ['freelance', 'company'] as const;
export type SignUpType = (typeof signUpTypes)[number];

/** What each type is asked, in order. A fourth step sums up and confirms. The account is the same for both, and asked once. */
export const signUpSteps = {
  freelance: ['account', 'profile', 'conditions'],
  company: ['account', 'details', 'function'],
} as const;
export const stepNames = ['account', 'profile', 'conditions', 'details', 'function'] as const;
export type StepName = (typeof stepNames)[number];

export const stepNumbers = [1, 2, 3, 4] as const;
export type StepNumber = (typeof stepNumbers)[number];

/** The furthest step somebody may see: the first that is not done, or the summary. */
export function reachableStep(type: SignUpType, done: readonly StepName[]): StepNumber {
  const missing = signUpSteps[type].findIndex((step) => !done.includes(step));
  return (missing === -1 ? stepNumbers.length : missing + 1) as StepNumber;
}

export const signUpRoute = (type: SignUpType, step: StepNumber) => `${type}.signUp${step}` as const satisfies RouteName;

/** Section 9. */
export const contractTypes = ['Freelance', 'CDD', 'CDI'] as const;
export type ContractType = (typeof contractTypes)[number];
export const legalStatuses = ['SASU', 'SA', 'EURL', 'SARL', 'EI', 'SAS', 'portage'] as const;
export type LegalStatus = (typeof legalStatuses)[number];

/** The texts `validation.dailyRate` and `validation.annualSalary` name the last two. */
export const limits = { professions: 5, skills: 20, dailyRateCents: 1_000_000, annualSalaryCents: 100_000_000 };

/**
 * The amount that a contract does not ask for, which is out of sight then: what could not be sent is dropped, since nobody would see where
 * it is refused.
 */
export function amountOutOfSight(contractType: unknown, amounts: Readonly<Record<'dailyRateCents' | 'annualSalaryCents', unknown>>) {
  const name = contractType === 'Freelance' ? 'annualSalaryCents' : 'dailyRateCents';
  const value = amounts[name];
  const isSendable = typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= limits[name];
  return [name, isSendable ? value : null] as const;
}
