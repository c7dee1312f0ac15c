import { z } from 'zod';
import { line } from '../core/fields.ts';
import { KeptFile } from '../core/file-rules.ts';
import { listing } from '../core/listing.ts';
import { recordFields } from '../core/resource.ts';
import { freelance, owner, staff } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';
import { Talent } from '../talents/talent-schema.ts';
import {
  Availability,
  Conditions,
  Experiences,
  Expertise,
  Languages,
  Links,
  Mobility,
  OneResume,
  Presentation,
  profileDetails,
  profileLimits,
  Trainings,
} from './profile-parts.ts';
import { ownPage, PageChoices } from './public-page.ts';

const states = ['shown', 'hidden'] as const;
const isOwn = { from: states, by: [owner('Freelance')], tells: [] } as const;

/** A profile is its freelance's own: the staff read it, companies read it as a talent unless it is hidden. Each section is an action. */
export const profileFlow = workflow({
  name: 'profile',
  states,
  initial: 'shown',
  view: [staff, freelance],
  create: { by: [freelance], input: z.strictObject({ title: line() }), tells: [] },
  actions: {
    presentation: { ...isOwn, input: Presentation },
    expertise: { ...isOwn, input: Expertise },
    experiences: { ...isOwn, input: Experiences },
    trainings: { ...isOwn, input: Trainings },
    languages: { ...isOwn, input: Languages },
    conditions: { ...isOwn, input: Conditions },
    mobility: { ...isOwn, input: Mobility },
    availability: { ...isOwn, input: Availability },
    links: { ...isOwn, input: Links },
    addResume: { ...isOwn, input: OneResume, unless: { code: 'profile.tooManyResumes', holds: isFull } },
    mainResume: { ...isOwn, input: OneResume },
    removeResume: { ...isOwn, input: OneResume },
    openPage: { ...isOwn, from: ['shown'], unless: { code: 'profile.pageOpen', holds: isOpen }, undoneBy: 'closePage' },
    closePage: { ...isOwn, unless: { code: 'profile.pageClosed', holds: isClosed }, undoneBy: 'openPage' },
    renewPage: { ...isOwn, unless: { code: 'profile.pageClosed', holds: isClosed } },
    pageChoices: { ...isOwn, input: PageChoices },
    hide: { ...isOwn, from: ['shown'], to: 'hidden', undoneBy: 'show' },
    show: { ...isOwn, from: ['hidden'], to: 'shown', undoneBy: 'hide' },
  },
});

function isFull({ resumeCount }: { resumeCount: number }) {
  return resumeCount >= profileLimits.resumes ? { max: profileLimits.resumes } : undefined;
}

function isOpen({ isPageOpen }: { isPageOpen: boolean }) {
  return isPageOpen ? {} : undefined;
}
function isClosed({ isPageOpen }: { isPageOpen: boolean }) {
  return isPageOpen ? undefined : {};
}

export const profileListing = listing({ sorts: ['name'], filters: {} });

export const Resume = KeptFile.extend({ addedOn: z.iso.date() });
export type Resume = z.infer<typeof Resume>;

/** As its freelance and the staff see it: what companies are shown, and what they are not. */
export const Profile = z.object({
  ...Talent.shape,
  ...profileDetails,
  ...ownPage,
  ...recordFields(profileFlow),
  picture: z.string().nullable(),
  /** The day the availability was said, or said again. */
  availabilitySaidOn: z.iso.date(),
  /** The main one first. */
  resumes: z.array(Resume),
});
export type Profile = z.infer<typeof Profile>;

/** What a list tells of it: the rest is read with the profile. */
export const ProfileRow = z.object({
  ...Talent.shape,
  ...Profile.pick({ state: true, version: true, picture: true, availabilityState: true }).shape,
});
export type ProfileRow = z.infer<typeof ProfileRow>;
