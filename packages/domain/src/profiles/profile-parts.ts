import { z } from 'zod';
import { isoDate, isoMonth } from '../core/date-fields.ts';
import { firstYear, lastYear } from '../core/dates.ts';
import type { FieldErrors } from '../core/errors.ts';
import { daysPerWeek, id, line, linkedinLink, optionalLine, optionalRichText, twitterLink } from '../core/fields.ts';
import { monthOf } from '../core/months.ts';
import { remotePolicies } from '../opportunities/opportunity.ts';
import { limits } from '../sign-up/sign-up.ts';
import { conditionFields, requireByContract } from '../sign-up/sign-up-schema.ts';
import { availabilityStates } from './profile-availability.ts';
import { spokenLanguages } from './profile-languages.ts';

export const skillLevels = ['basic', 'intermediate', 'advanced', 'expert'] as const;
export type SkillLevel = (typeof skillLevels)[number];
export const languageLevels = ['basic', 'intermediate', 'fluent', 'bilingual', 'native'] as const;
export type LanguageLevel = (typeof languageLevels)[number];

/** Section 9 says how many resumes; the others are more than a reader reads. */
export const profileLimits = { resumes: 5, experiences: 30, trainings: 20, languages: 10, areas: 300, text: 4000, ownSkills: 10 };

const isDistinct = (values: readonly string[]) => new Set(values.map((value) => value.toLowerCase())).size === values.length;
const atMost = (max: number) => `validation.maxItems|max=${max}`;
const codes = (max: number) => z.array(line()).max(max, atMost(max)).refine(isDistinct, 'validation.duplicates');

export const SkillLevelOf = z.strictObject({ name: line(), level: z.enum(skillLevels) });
const RatedSkill = SkillLevelOf.extend({ level: z.enum(skillLevels).nullable() });
export type RatedSkill = z.infer<typeof RatedSkill>;

/** A month is precise enough, and what people remember. */
export const Experience = z
  .strictObject({
    title: line(),
    company: line(),
    isCurrent: z.boolean(),
    from: isoMonth,
    to: isoMonth.nullable(),
    description: optionalRichText(profileLimits.text),
    skills: codes(profileLimits.ownSkills),
  })
  .superRefine(({ isCurrent, from, to }, context) => {
    const wrong = isCurrent === (to === null) ? undefined : isCurrent ? 'validation.invalid' : 'validation.required';
    const message = wrong ?? (to !== null && to < from ? 'validation.endBeforeStart' : undefined);
    if (message) context.addIssue({ code: 'custom', path: ['to'], message, input: to });
  });
export type Experience = z.infer<typeof Experience>;

const year = z
  .int('validation.invalid')
  .min(firstYear, `validation.yearRange|first=${firstYear}|last=${lastYear}`)
  .max(lastYear, `validation.yearRange|first=${firstYear}|last=${lastYear}`);
export const Training = z.strictObject({ name: line(), organisation: line(), year: year.nullable() });
export type Training = z.infer<typeof Training>;

export const KnownLanguage = z.strictObject({ code: z.enum(spokenLanguages), level: z.enum(languageLevels).nullable() });
export type KnownLanguage = z.infer<typeof KnownLanguage>;

/** Each section of a profile is written as a whole: what is sent takes the place of what was there. */
export const Presentation = z.strictObject({ title: line(), experience: line().nullable() });
export const Expertise = z.strictObject({
  /** The most important first. */
  professions: codes(limits.professions),
  skills: z
    .array(RatedSkill)
    .max(limits.skills, atMost(limits.skills))
    .refine((skills) => isDistinct(skills.map(({ name }) => name)), 'validation.duplicates'),
});
export const Experiences = z.strictObject({
  experiences: z.array(Experience).max(profileLimits.experiences, atMost(profileLimits.experiences)),
});
export const Trainings = z.strictObject({ trainings: z.array(Training).max(profileLimits.trainings, atMost(profileLimits.trainings)) });
export const Languages = z.strictObject({
  languages: z
    .array(KnownLanguage)
    .max(profileLimits.languages, atMost(profileLimits.languages))
    .refine((languages) => isDistinct(languages.map(({ code }) => code)), 'validation.duplicates'),
});
export const Conditions = z.strictObject({ ...conditionFields, daysPerWeek: daysPerWeek.nullable() }).superRefine(requireByContract);
export const Mobility = z.strictObject({
  areas: codes(profileLimits.areas),
  remote: z.enum(remotePolicies).nullable(),
  mobilityNote: optionalLine(200),
});
export const Availability = z.strictObject({ availability: z.enum(availabilityStates), availableFrom: isoDate.nullable() });
export const Links = z.strictObject({ linkedin: linkedinLink.nullable(), twitter: twitterLink.nullable() });
export const OneResume = z.strictObject({ fileId: id });

/** Nobody has worked in a month that has not come: by field, as the list was sent. */
export function experienceErrors(experiences: readonly Pick<Experience, 'from' | 'to'>[], today: string): FieldErrors | undefined {
  const month = monthOf(today);
  const late = experiences.flatMap(({ from, to }, place) => [
    ...(from > month ? [[`experiences.${place}.from`, 'validation.notInFuture']] : []),
    ...(to !== null && to > month ? [[`experiences.${place}.to`, 'validation.notInFuture']] : []),
  ]);
  return late.length > 0 ? Object.fromEntries(late) : undefined;
}

/** What runs comes first, then what ended last. */
export const byDate = (a: Pick<Experience, 'from' | 'to'>, b: Pick<Experience, 'from' | 'to'>): number =>
  (b.to ?? '9999').localeCompare(a.to ?? '9999') || b.from.localeCompare(a.from);

/** What a profile says beyond what a list shows, as whoever may read it is given it. */
export const profileDetails = {
  skillLevels: z.array(SkillLevelOf),
  experiences: z.array(Experience),
  trainings: z.array(Training),
  languages: z.array(KnownLanguage),
  daysPerWeek: z.int().nullable(),
  areas: z.array(z.object({ code: z.string(), fr: z.string(), en: z.string() })),
  remote: z.enum(remotePolicies).nullable(),
  mobilityNote: z.string(),
  availabilityState: z.enum(availabilityStates).nullable(),
  linkedin: z.string().nullable(),
  twitter: z.string().nullable(),
};
