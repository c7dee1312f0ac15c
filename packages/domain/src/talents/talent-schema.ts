import { z } from 'zod';
import { id } from '../core/fields.ts';
import { busyStates } from '../profiles/profile-availability.ts';
import { profileDetails } from '../profiles/profile-parts.ts';
import { contractTypes, legalStatuses } from '../sign-up/sign-up.ts';
import { availabilities } from './talent.ts';

/** A value of a reference list, in words, also once it is no longer offered. */
const Named = z.object({ code: z.string(), fr: z.string(), en: z.string() });

/**
 * A freelance as companies see them: a name, a face and what the profile says. Nothing of the account, whatever else the database knows: neither
 * address nor phone, nor anything of the administrative file.
 */
export const Talent = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  /** Names the picture, and changes with it; null when there is none. */
  picture: z.string().nullable(),
  title: z.string().nullable(),
  /** The most important first. */
  professions: z.array(Named),
  skills: z.array(z.string()),
  experience: Named.nullable(),
  contractType: z.enum(contractTypes).nullable(),
  legalStatus: z.enum(legalStatuses).nullable(),
  dailyRateCents: z.int().nullable(),
  annualSalaryCents: z.int().nullable(),
  /** Where they would work: the first of their areas. */
  places: z.array(Named),
  availableFrom: z.iso.date().nullable(),
  /** What else keeps them from a mission. */
  busy: z.enum(busyStates).nullable(),
  availability: z.enum(availabilities).nullable(),
  /** The day the profile came. */
  since: z.iso.date(),
});
export type Talent = z.infer<typeof Talent>;

/** As the list has them: with whether whoever asks keeps them. */
export const ListedTalent = Talent.extend({ isFavourite: z.boolean() });
export type ListedTalent = z.infer<typeof ListedTalent>;

/** What a list of people tells of a freelance, for who may read the profile. */
export const Offer = Talent.pick({
  ...{ title: true, skills: true, contractType: true, dailyRateCents: true, annualSalaryCents: true, availableFrom: true, busy: true },
});
export type Offer = z.infer<typeof Offer>;

/** With what a list does not show: the whole of what companies see. */
export const WholeTalent = Talent.extend(profileDetails);
export type WholeTalent = z.infer<typeof WholeTalent>;

/** Of a hidden profile nothing is told but that it is hidden. */
export const FoundTalent = z.discriminatedUnion('isPrivate', [
  z.object({ isPrivate: z.literal(true) }),
  WholeTalent.extend({ isPrivate: z.literal(false) }),
]);
export type FoundTalent = z.infer<typeof FoundTalent>;

/** A freelance's profile as the staff see it, hidden from companies or not; null of somebody who has not told anything yet. */
export const StaffProfile = z.object({ profile: WholeTalent.extend({ isPrivate: z.boolean() }).nullable() });
export type StaffProfile = z.infer<typeof StaffProfile>;
