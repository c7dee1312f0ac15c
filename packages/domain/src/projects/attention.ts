import { addDays } from '../core/dates.ts';
import { type Delivery, endingSoonDays } from '../deliveries/delivery.ts';
import type { Project } from './project.ts';

/** From this share of the signed budget on, it is said before it is exceeded. */
export const nearShare = 0.9;

/** Whether a delivery that goes on ends within days: whoever renews it has to know. */
export const endsSoon = ({ state, endsOn }: Pick<Delivery, 'state' | 'endsOn'>, today: string): boolean =>
  (state === 'ongoing' || state === 'renewable') && endsOn >= today && endsOn <= addDays(today, endingSoonDays);

/** Whether the first day of an ongoing delivery is still to come. */
export const isToCome = ({ state, startsOn }: Pick<Delivery, 'state' | 'startsOn'>, today: string): boolean =>
  state === 'ongoing' && startsOn > today;

/** How many days were worked beyond those sold. */
export const daysOver = ({ daysSold, daysWorked }: Pick<Delivery, 'daysSold' | 'daysWorked'>): number => Math.max(0, daysWorked - daysSold);

/** Whether something has to be done about days beyond those sold: the delivery goes on, or some of its days still await a decision. */
export const isOversold = (delivery: Pick<Delivery, 'state' | 'daysSold' | 'daysWorked' | 'daysWaiting'>): boolean =>
  daysOver(delivery) > 0 && (delivery.state === 'ongoing' || delivery.state === 'renewable' || delivery.daysWaiting > 0);

/** The share of the signed budget that is consumed, in percent, once little of it is left. */
export function nearlyConsumed({
  signedBudgetCents,
  consumedCents,
}: Pick<Project, 'signedBudgetCents' | 'consumedCents'>): number | undefined {
  if (!signedBudgetCents || consumedCents === null || consumedCents < signedBudgetCents * nearShare) return undefined;
  return Math.round((consumedCents / signedBudgetCents) * 100);
}
