import type { User, UserType } from './core/actor.ts';
import { unbroken } from './core/typography.ts';

/** A user in good standing, for tests. */
export const aUser = (type: UserType, difference: Partial<User> = {}): User => ({
  id: '018f0000-0000-7000-8000-000000000001',
  type,
  email: 'someone@jalon.test',
  firstName: 'Some',
  lastName: 'One',
  lang: 'fr',
  emailVerifiedAt: '2026-01-01T00:00:00.000Z',
  state: 'active',
  closedBy: null,
  isValidated: true,
  blockReason: null,
  refusalReason: null,
  seenBy: null,
  needsTwoStep: false,
  needsTerms: false,
  company: type === 'Company' ? { id: '018f0000-0000-7000-8000-000000000002', name: 'Company' } : null,
  picture: null,
  roles: [],
  permissions: [],
  ...difference,
});

/** Lists of signs that passwords take, and addresses, are no sentences. */
const withoutSigns = (text: string): string => text.replaceAll('@!#$^*%/.+:;=', '').replace(/https?:\S+/g, '');

const frenchFaults = {
  'a straight apostrophe or quotation mark': /\p{L}'\p{L}|"|“|”/u,
  'no space, or one that breaks, before : ; ? ! » or after «': /(^|[^\u00a0])[:;?!»]|«[^\u00a0]/u,
  // A name may begin with a vowel.
  '"de" or "que" before a name': /\b(de|que) \{\{(?!count|shown|email)/u,
  'spoken as to a man':
    /serez (prévenu|averti|informé|invité)|êtes (déjà )?(connecté|inscrit|invité)(?!\p{L})|Rester connecté|\}\} a été (ajouté|supprimé)(?!\p{L})/u,
};

/** What is wrong with a French text, as it is typeset. */
export const faultsInFrench = (text: string): string[] =>
  Object.entries(frenchFaults).flatMap(([fault, pattern]) => (pattern.test(withoutSigns(unbroken(text))) ? [fault] : []));
