import { addDays } from '../core/dates.ts';
import { type Delivery, endingSoonDays } from '../deliveries/delivery.ts';
import type { Project } from './project.ts';

/** From this share of the signed budget on, it is said before it is exceeded. */
export const nearShare = 0.9;

/** Whether a delivery that goes on ends within days: whoever renews it has to know. */
export const endsSoon = ({ state, endsOn }: Pick<Delivery, 'state' | 'endsOn'>, today: string): boolean =>
  (state === 'ongoing' || state === 'renewable') && endsOn >= today && endsOn <= addDays(today, endingSoonDays);

/** The share of the signed budget that is consumed, in percent, once little of it is left. */
export function nearlyConsumed({
  signedBudgetCents,
  consumedCents,
}: Pick<Project, 'signedBudgetCents' | 'consumedCents'>): number | undefined {
  if (!signedBudgetCents || consumedCents === null || consumedCents < signedBudgetCents * nearShare) return undefined;
  return Math.round((consumedCents / signedBudgetCents) * 100);
}
