import { z } from 'zod';
import { isoDate } from '../core/date-fields.ts';
import { isDay } from '../core/dates.ts';
import { Days, halfDay, leastDays } from '../core/days.ts';
import { paragraph, price, richText } from '../core/fields.ts';
import { feeModes } from '../deliveries/delivery.ts';
import { plannedCents } from '../deliveries/plan.ts';
import { contractTypes } from '../sign-up/sign-up.ts';
import type { Worked } from '../timesheets/planned-days.ts';
import { isSamePay, paymentCeiling, paymentStarts } from './pay.ts';

export const contractCategories = ['executive', 'supervisor', 'employee'] as const;
export const workingTimes = ['full', 'part'] as const;
/** `body`: the bytes of the text once it is filled in. */
export const contractLimits = {
  text: 60_000,
  body: 200_000,
  feeCents: 10_000_000,
  salaryCents: 10_000_000,
  conditions: 2000,
  hoursPerWeek: 4800,
};

const hours = z
  .int()
  .min(100, 'validation.leastHundredths|hundredths=100')
  .max(contractLimits.hoursPerWeek, `validation.mostHundredths|hundredths=${contractLimits.hoursPerWeek}`);
const salary = price(contractLimits.salaryCents).nullable();

/** What is agreed. A service has a fee, days and terms of payment; employment has a category, hours and a salary. */
const shape = {
  type: z.enum(contractTypes),
  startsOn: isoDate,
  /** Null only where it has no end: of a permanent job. */
  endsOn: isoDate.nullable(),
  feeMode: z.enum(feeModes).nullable(),
  feeCents: price(contractLimits.feeCents).nullable(),
  days: Days.min(halfDay, leastDays).nullable(),
  /** The ceiling of the law depends on the others. */
  paymentDays: z.int().min(0).max(999).nullable(),
  paymentFrom: z.enum(paymentStarts).nullable(),
  /** One invoice for the work of a month, say. */
  isPeriodic: z.boolean(),
  category: z.enum(contractCategories).nullable(),
  workingTime: z.enum(workingTimes).nullable(),
  /** Hundredths of an hour. */
  hoursPerWeek: hours.nullable(),
  /** What charges make of a salary, in hundredths: 145 is 1.45. */
  loadFactor: z.int().min(100, 'validation.leastHundredths|hundredths=100').max(300, 'validation.mostHundredths|hundredths=300').nullable(),
  hourlyCents: salary,
  monthlyCents: salary,
  conditions: paragraph(contractLimits.conditions),
  /** With variables, which are filled in when it is sent. */
  text: richText(contractLimits.text),
};
/** As it is sent; what the fields say together is judged by `termsErrors`. */
export const Terms = z.strictObject(shape);
export type Terms = z.output<typeof Terms>;

export const serviceFields = ['feeMode', 'feeCents', 'days', 'paymentDays', 'paymentFrom'] as const satisfies (keyof Terms)[];
export const employmentFields = [
  ...(['category', 'workingTime', 'hoursPerWeek', 'loadFactor', 'hourlyCents', 'monthlyCents'] as const),
] satisfies (keyof Terms)[];

/** What is wrong with them, by field: what their type needs and what it cannot have, the ceiling of the law, two salaries that differ. */
export function termsErrors(terms: Terms): [field: keyof Terms, message: string][] {
  const isService = terms.type === 'Freelance';
  const [needed, foreign] = isService ? [serviceFields, employmentFields] : [employmentFields, serviceFields];
  const { type, startsOn, endsOn, paymentDays, paymentFrom, hourlyCents, monthlyCents, hoursPerWeek } = terms;
  const ceiling = paymentFrom && paymentCeiling(paymentFrom, terms.isPeriodic);
  return [
    ...needed.filter((field) => terms[field] === null).map((field): [keyof Terms, string] => [field, 'validation.required']),
    ...foreign.filter((field) => terms[field] !== null).map((field): [keyof Terms, string] => [field, 'validation.invalid']),
    ...(type === 'CDI' && endsOn !== null ? [['endsOn', 'validation.invalid'] as [keyof Terms, string]] : []),
    ...(type !== 'CDI' && endsOn === null ? [['endsOn', 'validation.required'] as [keyof Terms, string]] : []),
    ...(endsOn !== null && endsOn <= startsOn ? [['endsOn', 'validation.endBeforeStart'] as [keyof Terms, string]] : []),
    ...(ceiling && paymentDays !== null && paymentDays > ceiling
      ? [['paymentDays', `validation.paymentCeiling|days=${ceiling}`] as [keyof Terms, string]]
      : []),
    ...(hourlyCents && monthlyCents && hoursPerWeek && !isSamePay(hourlyCents, monthlyCents, hoursPerWeek)
      ? [['monthlyCents', 'validation.samePay'] as [keyof Terms, string]]
      : []),
  ];
}

const refine = (terms: unknown, context: z.core.$RefinementCtx): void => {
  for (const [field, message] of termsErrors(terms as Terms))
    context.addIssue({ code: 'custom', path: [field], message, input: (terms as Terms)[field] });
};
/** For forms: with what the fields say together. */
export const ContractTerms = Terms.superRefine(refine);
export type ContractTerms = z.output<typeof ContractTerms>;

/** The calendar of the delivery that a service is done in: its months are counted by it. What interrupts one later is not agreed in its contract. */
export type ServiceCalendar = Pick<Worked, 'daysPerWeek' | 'holidayZone' | 'isWhitMondayWorked'>;
const usualCalendar: ServiceCalendar = { daysPerWeek: 5, holidayZone: 'metropolitan', isWhitMondayWorked: false };
type Priced = Pick<Terms, 'feeMode' | 'feeCents' | 'days' | 'startsOn' | 'endsOn'> & { delivery: ServiceCalendar | null };

/** What a service comes to, before tax: its days, or the months it covers. */
export const amountOf = ({ feeMode, feeCents, days, startsOn, endsOn, delivery }: Priced): number | null => {
  if (feeMode === null || feeCents === null || days === null || endsOn === null || !isDay(startsOn) || !isDay(endsOn)) return null;
  const { daysPerWeek, holidayZone, isWhitMondayWorked } = delivery ?? usualCalendar;
  return plannedCents({ feeMode, daysSold: days, startsOn, endsOn, daysPerWeek, holidayZone, isWhitMondayWorked }, feeCents);
};
