import { plain } from '../core/words.ts';
import { skillKey } from '../matching/skill-key.ts';
import { limits } from '../sign-up/sign-up.ts';
import type { ProfileDraft } from './draft.ts';
import type { Profile } from './profile.ts';
import { type Experience, type KnownLanguage, profileLimits, type Training } from './profile-parts.ts';

/** One thing a file says. `isThere`: the profile says it already. `isSuggested`: it takes the place of nothing, and there is room for it. */
type Choice<Part, Value> = { key: string; part: Part; value: Value; isThere: boolean; isSuggested: boolean };
export type DraftChoice =
  | Choice<'title', string>
  | Choice<'skills', string>
  | Choice<'experiences', Experience>
  | Choice<'trainings', Training>
  | Choice<'languages', KnownLanguage>
  | Choice<'linkedin', string>
  | Choice<'twitter', string>;
export type ChoicePart = DraftChoice['part'];
export const choiceParts = ['title', 'skills', 'experiences', 'trainings', 'languages', 'linkedin', 'twitter'] as const;

type Own = Pick<Profile, ChoicePart | 'experience' | 'professions' | 'skillLevels'>;

const keys = {
  skills: skillKey,
  experiences: ({ title, company, from }: Experience) => plain(`${title} ${company} ${from}`),
  trainings: ({ name, organisation }: Training) => plain(`${name} ${organisation}`),
  languages: ({ code }: KnownLanguage) => code,
};
const room = { ...profileLimits, skills: limits.skills };

function listed<Part extends keyof typeof keys>(part: Part, own: Own, draft: ProfileDraft): DraftChoice[] {
  const keyOf = keys[part] as (value: unknown) => string;
  const had = new Set((own[part] as readonly unknown[]).map(keyOf));
  let left = room[part] - own[part].length;
  return (draft[part] as readonly unknown[]).map((value, at) => {
    const isThere = had.has(keyOf(value));
    // The same twice in one file is the same.
    had.add(keyOf(value));
    const isSuggested = !isThere && left > 0;
    if (isSuggested) left -= 1;
    return { key: `${part} ${at}`, part, value, isThere, isSuggested } as DraftChoice;
  });
}

const single = (part: 'title' | 'linkedin' | 'twitter', own: Own, draft: ProfileDraft): DraftChoice[] => {
  const value = draft[part];
  return value === null ? [] : [{ key: part, part, value, isThere: own[part] === value, isSuggested: !own[part] }];
};

/** What a file says beside what a profile has, part by part. */
export const choicesOf = (own: Own, draft: ProfileDraft): DraftChoice[] => [
  ...single('title', own, draft),
  ...listed('skills', own, draft),
  ...listed('experiences', own, draft),
  ...listed('trainings', own, draft),
  ...listed('languages', own, draft),
  ...single('linkedin', own, draft),
  ...single('twitter', own, draft),
];

/** How many more of a part fit into a profile than are chosen; below zero there are too many. */
export const roomLeft = (part: keyof typeof keys, own: Own, chosen: readonly DraftChoice[]): number =>
  room[part] - own[part].length - chosen.filter((choice) => choice.part === part).length;

/** Whether everything that is chosen fits: sections are written one by one, and a refusal in the middle would leave half of it. */
export const hasRoom = (own: Own, chosen: readonly DraftChoice[]): boolean =>
  (Object.keys(keys) as (keyof typeof keys)[]).every((part) => roomLeft(part, own, chosen) >= 0);

/** The sections of a profile that what was chosen changes, each as its action takes it, one after the other. */
export function inputsWith(own: Own, chosen: readonly DraftChoice[]) {
  const values = <Part extends ChoicePart>(part: Part) =>
    chosen.filter((choice) => choice.part === part).map(({ value }) => value) as Extract<DraftChoice, { part: Part }>['value'][];
  const [title] = values('title');
  const [skills, experiences, trainings, known] = [values('skills'), values('experiences'), values('trainings'), values('languages')];
  const [[linkedin], [twitter]] = [values('linkedin'), values('twitter')];
  const rated = own.skills.map((name) => ({ name, level: own.skillLevels.find((one) => one.name === name)?.level ?? null }));
  return [
    ...(title ? [{ action: 'presentation' as const, input: { title, experience: own.experience?.code ?? null } }] : []),
    ...(skills.length > 0
      ? [
          {
            action: 'expertise' as const,
            input: {
              professions: own.professions.map(({ code }) => code),
              skills: [...rated, ...skills.map((name) => ({ name, level: null }))],
            },
          },
        ]
      : []),
    ...(experiences.length > 0 ? [{ action: 'experiences' as const, input: { experiences: [...own.experiences, ...experiences] } }] : []),
    ...(trainings.length > 0 ? [{ action: 'trainings' as const, input: { trainings: [...own.trainings, ...trainings] } }] : []),
    ...(known.length > 0 ? [{ action: 'languages' as const, input: { languages: [...own.languages, ...known] } }] : []),
    ...(linkedin || twitter
      ? [{ action: 'links' as const, input: { linkedin: linkedin ?? own.linkedin, twitter: twitter ?? own.twitter } }]
      : []),
  ];
}
