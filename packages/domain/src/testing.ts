import type { User, UserType } from './core/actor.ts';
import { unbroken } from './core/typography.ts';
import type { Worked } from './timesheets/planned-days.ts';

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

const usual = { daysPerWeek: 5, holidayZone: 'metropolitan', isWhitMondayWorked: false, interruptions: [] } as const;
/** What a service paid by the month comes to: the share of the days that each month plans. The database counts the same. */
export const monthlyAmounts: readonly { named: string; worked: Required<Worked>; feeCents: number; cents: number }[] = (
  [
    ['whole months', { startsOn: '2026-09-01', endsOn: '2026-12-31' }, 900_000, 3_600_000],
    // The 1st of January is no working day.
    ['a last month without a working day', { startsOn: '2026-09-01', endsOn: '2027-01-01' }, 900_000, 3_600_000],
    ['half of September', { startsOn: '2026-09-16', endsOn: '2026-09-30' }, 900_000, 450_000],
    // 11 of 22 days, and 11 of 22.
    ['a partial first and last month', { startsOn: '2026-09-16', endsOn: '2026-10-15' }, 900_000, 900_000],
    ['a Saturday', { startsOn: '2026-02-14', endsOn: '2026-02-14' }, 100_001, 0],
    // 11 of 21 days, and 1 of 23.
    ['a leap February', { startsOn: '2028-02-15', endsOn: '2028-03-01' }, 100_001, 52_381 + 4348],
    ['a February that is whole', { startsOn: '2028-02-01', endsOn: '2028-02-29' }, 100_001, 100_001],
    // 11 of 20 days: the 11th is a holiday.
    ['rounding by the month', { startsOn: '2026-11-16', endsOn: '2026-12-15' }, 100_001, 55_001 + 50_001],
    // Out: 19 October to 6 December. 12 of 22 days, none, 18 of 22.
    [
      'an interruption over months',
      { startsOn: '2026-10-01', endsOn: '2026-12-31', interruptions: [{ from: '2026-10-17', to: '2026-12-06' }] },
      ...([1_000_000, 545_455 + 818_182] as const),
    ],
    [
      'two interruptions, one of them of a weekend',
      {
        ...{ startsOn: '2026-10-01', endsOn: '2026-10-31' },
        interruptions: [
          { from: '2026-10-03', to: '2026-10-04' },
          { from: '2026-10-12', to: '2026-10-16' },
        ],
      },
      ...([1_000_000, 772_727] as const),
    ],
    // Of the week of 28 September, Monday and Tuesday are planned, both of September.
    [
      'two days a week, over a week that two months share',
      { startsOn: '2026-09-28', endsOn: '2026-10-31', daysPerWeek: 2 },
      900_000,
      1_100_000,
    ],
    ['six days a week', { startsOn: '2026-11-28', endsOn: '2026-12-31', daysPerWeek: 6 }, 240_000, 260_000],
    ['a Good Friday that is kept', { startsOn: '2027-03-22', endsOn: '2027-03-26', holidayZone: 'alsaceMoselle' }, 210_000, 40_000],
    ['a Whit Monday that is worked', { startsOn: '2027-05-17', endsOn: '2027-05-17', isWhitMondayWorked: true }, 200_000, 10_000],
    ['an abolition of slavery', { startsOn: '2026-12-14', endsOn: '2026-12-31', holidayZone: 'reunion' }, 220_000, 130_000],
    ['less than a cent', { startsOn: '2026-12-31', endsOn: '2027-01-01' }, 1, 0],
  ] as const
).map(([named, worked, feeCents, cents]) => ({ named, worked: { ...usual, ...worked }, feeCents, cents }));
