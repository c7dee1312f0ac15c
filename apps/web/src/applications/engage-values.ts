import type { Application } from '@jalon/domain/applications/application';
import type { EngageInput } from '@jalon/domain/applications/engagement';
import { isType, type User } from '@jalon/domain/core/actor';
import { addDays } from '@jalon/domain/core/dates';
import { permitsUser } from '@jalon/domain/core/permission';
import { daysByRhythm, endAfterMonths } from '@jalon/domain/deliveries/plan';
import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import type { Project } from '@jalon/domain/projects/project';
import { operatorNow } from '../core/operator.ts';

/** Whoever accepts for a freelance contract and may open projects does both at once. */
export const mayEngage = (user: User, { opportunity }: Application): boolean =>
  opportunity.contractType === 'Freelance' && permitsUser(user, 'applications.decide&projects.edit');
/** It was accepted, and what is to be done has not been opened. */
export const awaitsDelivery = (user: User, row: Application): boolean =>
  row.state === 'accepted' && row.delivery === null && mayEngage(user, row);

/** Codes of one to six are so many months; others are longer, or not said. */
const usualMonths = 3;
const monthsOf = (duration: string | null): number => {
  const months = Number(duration);
  return months >= 1 && months <= 6 ? months : usualMonths;
};
/** A first guess at what is left to the firm, in hundredths. */
const usualMargin = 15;

type Known = { row: Application; need: Opportunity; projects: readonly Project[]; user: User; today: string };

/** The dialog as it opens: filled from the need and the application. */
export function engageValues({ row, need, projects, user, today }: Known): EngageInput {
  const [opened] = projects.filter(({ opportunityId }) => opportunityId === need.id);
  const startsOn = need.startsOn && need.startsOn > today ? need.startsOn : addDays(today, 14);
  const endsOn = endAfterMonths(startsOn, monthsOf(need.duration));
  const { holidayZone, isWhitMondayWorked } = operatorNow();
  const period = { startsOn, endsOn, holidayZone, isWhitMondayWorked };
  const asked = row.dailyRateCents ?? need.dailyRateToCents;
  const isOwn = isType(user, 'Company');
  const sold = asked === null ? null : Math.round((asked * 100) / (100 - usualMargin) / 1000) * 1000;
  return {
    ...{
      version: row.version,
      projectId: opened?.id ?? null,
      project: opened ? null : newProject(need, period),
      extendsProject: false,
      closing: null,
    },
    delivery: {
      ...{ ...period, title: need.title, daysSold: daysByRhythm(period, 5), freeDays: 0, daysPerWeek: 5, workingDaysInYear: null },
      ...{ feeMode: 'daily', sellCents: isOwn ? asked : sold, buyCents: isOwn ? null : asked },
      ...{ dailyExpensesCents: 0, monthlyExpensesCents: 0, conditions: '' },
    },
  };
}

/** One that is opened for the need. */
export const newProject = (
  need: Opportunity,
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
): NonNullable<EngageInput['project']> => ({
  ...{ title: need.title, divisionId: need.divisionId, expertiseArea: need.expertiseArea, place: need.place, description: '' },
  ...{ startsOn, endsOn, signedBudgetCents: null, signedOn: null, salesContactId: null },
});
