import { type Profile, profileFlow } from '@jalon/domain/profiles/profile';

const codesOf = (named: readonly { code: string }[]): string[] => named.map(({ code }) => code);

/** What each section holds now, as its action takes it: what its form begins with, and what undoing a change sends again. */
export const inputsOf = (profile: Profile) => ({
  presentation: { title: profile.title ?? '', experience: profile.experience?.code ?? null },
  expertise: {
    professions: codesOf(profile.professions),
    skills: profile.skills.map((name) => ({ name, level: profile.skillLevels.find((one) => one.name === name)?.level ?? null })),
  },
  experiences: { experiences: profile.experiences },
  trainings: { trainings: profile.trainings },
  languages: { languages: profile.languages },
  conditions: {
    contractType: profile.contractType ?? ('Freelance' as const),
    legalStatus: profile.legalStatus,
    dailyRateCents: profile.dailyRateCents,
    annualSalaryCents: profile.annualSalaryCents,
    daysPerWeek: profile.daysPerWeek,
  },
  mobility: { areas: codesOf(profile.areas), remote: profile.remote, mobilityNote: profile.mobilityNote },
  availability: { availability: profile.availabilityState ?? ('available' as const), availableFrom: profile.availableFrom },
  links: { linkedin: profile.linkedin, twitter: profile.twitter },
});
export type Inputs = ReturnType<typeof inputsOf>;
export type SectionName = keyof Inputs;

/** Whether what was there before could be sent again: not where nothing had been said. */
export const isWhole = (section: SectionName, input: unknown, profile: Profile): boolean =>
  !(section === 'conditions' && profile.contractType === null) &&
  !(section === 'availability' && profile.availabilityState === null) &&
  profileFlow.actions[section].input.safeParse(input).success;
