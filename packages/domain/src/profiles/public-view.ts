import { plain } from '../core/words.ts';
import type { WholeTalent } from '../talents/talent-schema.ts';
import { changedRich, withoutContacts } from './hidden-contacts.ts';
import { nameTaker } from './hidden-name.ts';
import type { PageChoices, PublicProfile } from './public-page.ts';

const slugLength = 48;

/** Neither the last name nor anything that is not on the page is in its address. */
export function slugOf({ firstName, lastName, title }: Pick<WholeTalent, 'firstName' | 'lastName' | 'title'>, random: string): string {
  const withoutName = nameTaker({ firstName, lastName }, true);
  const words = plain(`${firstName} ${withoutName(withoutContacts(title ?? ''))}`)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '');
  const name = words.length > slugLength ? words.slice(0, slugLength).replace(/-[^-]*$/, '') : words;
  return `${name.replace(/-+$/, '') || 'profil'}-${random}`;
}

export const initialOf = (lastName: string): string => ([...lastName.trim()][0] ?? '').toUpperCase();

/** Made of the profile, so that its freelance sees beforehand exactly what strangers will. */
export function publicOf(profile: WholeTalent & PageChoices): PublicProfile {
  const { firstName, lastName, showsPicture, showsRate, isFound } = profile;
  const paid = (value: number | null) => (showsRate ? value : null);
  const withoutName = nameTaker({ firstName, lastName }, true);
  const line = (text: string): string => withoutName(withoutContacts(text));
  return {
    firstName,
    lastInitial: initialOf(lastName),
    picture: showsPicture ? profile.picture : null,
    title: profile.title && line(profile.title),
    professions: profile.professions,
    skills: profile.skills.map(line),
    skillLevels: profile.skillLevels.map(({ name, level }) => ({ name: line(name), level })),
    experience: profile.experience,
    contractType: showsRate ? profile.contractType : null,
    ...{ dailyRateCents: paid(profile.dailyRateCents), annualSalaryCents: paid(profile.annualSalaryCents) },
    ...{ availableFrom: profile.availableFrom, availabilityState: profile.availabilityState },
    experiences: profile.experiences.map((one) => ({
      ...one,
      ...{ title: line(one.title), company: line(one.company), skills: one.skills.map(line) },
      description: changedRich(one.description, line),
    })),
    trainings: profile.trainings.map((one) => ({ ...one, name: line(one.name), organisation: line(one.organisation) })),
    ...{ languages: profile.languages, areas: profile.areas, remote: profile.remote, mobilityNote: line(profile.mobilityNote) },
    isFound,
  };
}

/** "Camille M." */
export const publicName = ({ firstName, lastInitial }: Pick<PublicProfile, 'firstName' | 'lastInitial'>): string =>
  lastInitial ? `${firstName} ${lastInitial}.` : firstName;
