import { areReversed, gapsIn } from '@jalon/domain/opportunities/opportunity';
import { asSent } from './need-values.ts';
import type { NeedFormState } from './use-need-form.ts';

type Key = 'company' | 'role' | 'pay' | 'when' | 'description' | 'skills' | 'manager' | 'anonymous';

/** What makes a need worth answering: some of it is asked for before it is posted, the rest is advice. */
export function useNeedChecks({ form: { values }, named, isOwn }: NeedFormState): { key: Key; isMet: boolean; isRequired: boolean }[] {
  const sent = asSent(values);
  const gaps = gapsIn(sent) ?? {};
  const { title, startsOn, duration, place, mobilityArea, remote, skills, managerId, isAnonymous } = values;
  const isMissing = (...fields: string[]) => fields.some((field) => field in gaps);
  return [
    // Who works for several says whose need it is.
    ...(isOwn ? [] : [{ key: 'company' as const, isMet: Boolean(values.companyId), isRequired: true }]),
    { key: 'role', isMet: title.trim() !== '' && !isMissing('activityAreas'), isRequired: true },
    { key: 'pay', isMet: !isMissing('dailyRateToCents', 'annualSalaryCents') && !areReversed(sent), isRequired: true },
    { key: 'description', isMet: !isMissing('description'), isRequired: true },
    ...(isAnonymous ? [{ key: 'anonymous' as const, isMet: named.length === 0, isRequired: true }] : []),
    { key: 'when', isMet: Boolean(startsOn && duration && ((place && mobilityArea) || remote === 'full')), isRequired: false },
    { key: 'skills', isMet: skills.length >= 3 && skills.length <= 10, isRequired: false },
    { key: 'manager', isMet: managerId !== null, isRequired: false },
  ];
}
