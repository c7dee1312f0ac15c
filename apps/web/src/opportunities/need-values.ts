import { isType, type User } from '@jalon/domain/core/actor';
import { preselectsAtFirst } from '@jalon/domain/operator/operator';
import { type Identity, namesIn, namesInRichText } from '@jalon/domain/opportunities/anonymity';
import type { Opportunity, OpportunityNew } from '@jalon/domain/opportunities/opportunity';
import type { OpportunityAround } from '@jalon/domain/opportunities/opportunity-around';
import type { z } from 'zod';
import { operatorNow } from '../core/operator.ts';

export type NeedValues = z.input<typeof OpportunityNew>;

/** Where a new need starts; whether its candidates are preselected, the operator says. */
export const newNeed = (user: User, around: OpportunityAround | undefined): NeedValues => {
  const isOwn = isType(user, 'Company');
  return {
    companyId: null,
    divisionId: around && !around.isDivisionOptional ? (around.divisions[0]?.id ?? null) : null,
    title: '',
    expertiseArea: around?.company.sector ?? null,
    activityAreas: [],
    experience: null,
    duration: null,
    contractType: 'Freelance',
    isAnonymous: false,
    hasPreselection: preselectsAtFirst(operatorNow(), !isOwn),
    startsOn: null,
    dailyRateFromCents: null,
    dailyRateToCents: null,
    annualSalaryCents: null,
    place: null,
    mobilityArea: null,
    remote: 'partial',
    description: '',
    prerequisites: '',
    skills: [],
    contactEmail: null,
    managerId: isType(user, 'Admin') ? null : user.id,
    associatedIds: [],
  };
};

/** What the form changes of a need. */
export const valuesOf = (need: Opportunity): NeedValues => ({
  companyId: need.company?.id ?? null,
  divisionId: need.divisionId,
  title: need.title,
  expertiseArea: need.expertiseArea,
  activityAreas: need.activityAreas,
  experience: need.experience,
  duration: need.duration,
  contractType: need.contractType,
  isAnonymous: need.isAnonymous,
  hasPreselection: need.hasPreselection ?? false,
  startsOn: need.startsOn,
  dailyRateFromCents: need.dailyRateFromCents,
  dailyRateToCents: need.dailyRateToCents,
  annualSalaryCents: need.annualSalaryCents,
  place: need.place,
  mobilityArea: need.mobilityArea,
  remote: need.remote,
  description: need.description,
  prerequisites: need.prerequisites,
  skills: need.skills,
  contactEmail: need.contactEmail,
  managerId: need.manager?.id ?? null,
  associatedIds: need.associated?.map(({ id }) => id) ?? [],
});

/** The pay of the other kind of contract stays in the form, in case one comes back, and is not sent. */
export const asSent = <Values extends Pick<NeedValues, 'contractType' | 'dailyRateFromCents' | 'dailyRateToCents' | 'annualSalaryCents'>>(
  values: Values,
): Values =>
  values.contractType === 'Freelance'
    ? { ...values, annualSalaryCents: null }
    : { ...values, dailyRateFromCents: null, dailyRateToCents: null };

/** What gives an anonymous need away, as it is written. */
export function namesLeftIn(values: NeedValues, around: OpportunityAround | undefined): string[] {
  if (!values.isAnonymous || !around) return [];
  const { name, website } = around.company;
  const people = around.people.filter(({ type }) => type === 'Company').map((person) => person.name);
  const identity: Identity = { name, website, people };
  const lines = [values.title, values.place ?? '', values.skills.join(' / ')];
  const texts = [values.description, values.prerequisites];
  return [...new Set([...lines.flatMap((line) => namesIn(line, identity)), ...texts.flatMap((text) => namesInRichText(text, identity))])];
}
