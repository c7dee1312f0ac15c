/** Hours are integer hundredths: 3500 is 35 hours. A month has a twelfth of fifty-two weeks. */
const weeksInYear = 52;

/** Cents for so many hundredths of an hour in a week, paid by the hour: what a month comes to, rounded half up. */
export const monthlyOf = (hourlyCents: number, hoursPerWeek: number): number =>
  Math.round((hourlyCents * hoursPerWeek * weeksInYear) / (12 * 100));

/** The other way round. */
export const hourlyOf = (monthlyCents: number, hoursPerWeek: number): number =>
  Math.round((monthlyCents * 12 * 100) / (hoursPerWeek * weeksInYear));

/** Whether two salaries are one: either is what the other gives. */
export const isSamePay = (hourlyCents: number, monthlyCents: number, hoursPerWeek: number): boolean =>
  monthlyOf(hourlyCents, hoursPerWeek) === monthlyCents || hourlyOf(monthlyCents, hoursPerWeek) === hourlyCents;

/** Hundredths of an hour that are paid in a month: 15167 for 35 hours a week. */
export const hoursInMonth = (hoursPerWeek: number): number => Math.round((hoursPerWeek * weeksInYear) / 12);

/** What an employee costs in a month: the salary with the charges, by a factor in hundredths. */
export const employerCost = (monthlyCents: number, loadFactor: number): number => Math.round((monthlyCents * loadFactor) / 100);

export const paymentStarts = ['invoice', 'endOfMonth'] as const;
export type PaymentStart = (typeof paymentStarts)[number];
/**
 * Article L441-10 of the commercial code: 60 days from the invoice at most, 45 from the end of its month; 45 where one invoice stands for
 * the work of a period.
 */
export const paymentCeiling = (from: PaymentStart, isPeriodic: boolean): number => (from === 'endOfMonth' || isPeriodic ? 45 : 60);
/** What the law says where nobody has said anything. */
export const defaultPayment = { paymentDays: 30, paymentFrom: 'invoice', isPeriodic: true } as const;
