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

/** What a service paid by the month comes to: from, to, cents a month, cents in all. The database counts the same. */
export const monthlyAmounts: readonly [startsOn: string, endsOn: string, feeCents: number, cents: number][] = [
  ['2026-09-01', '2026-12-31', 900_000, 3_600_000],
  ['2026-09-01', '2027-01-01', 900_000, 3_629_032],
  ['2026-09-16', '2026-09-30', 900_000, 450_000],
  ['2026-09-16', '2026-10-15', 900_000, 885_484],
  ['2026-02-14', '2026-02-14', 100_001, 3571],
  ['2028-02-15', '2028-03-01', 100_001, 54_951],
  ['2026-11-16', '2026-11-30', 100_001, 50_001],
  ['2026-12-31', '2027-01-01', 1, 0],
];
