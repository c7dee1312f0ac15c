import { z } from 'zod';
import { Experience, KnownLanguage, Training } from './profile-parts.ts';

export const draftSources = ['jsonResume', 'linkedin', 'pdf'] as const;
export type DraftSource = (typeof draftSources)[number];
export const draftParts = ['title', 'skills', 'experiences', 'trainings', 'languages', 'links', 'other'] as const;
export type DraftPart = (typeof draftParts)[number];
/** No dates in it, words that say nothing known, shortened, more than there is room for, or nothing a profile has a place for. */
export const leftReasons = ['dates', 'unknown', 'long', 'many', 'noPlace'] as const;
export type LeftReason = (typeof leftReasons)[number];
const Left = z.object({ part: z.enum(draftParts), why: z.enum(leftReasons), text: z.string() });

/** What a file was understood to say, for its freelance to choose from: nothing of it is written yet. */
export const ProfileDraft = z.object({
  source: z.enum(draftSources),
  title: z.string().nullable(),
  skills: z.array(z.string()),
  experiences: z.array(Experience),
  trainings: z.array(Training),
  languages: z.array(KnownLanguage),
  linkedin: z.string().nullable(),
  twitter: z.string().nullable(),
  left: z.array(Left),
});
export type ProfileDraft = z.infer<typeof ProfileDraft>;
