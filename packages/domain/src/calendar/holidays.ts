import { addDays } from '../core/dates.ts';

/** Where people work, as far as public holidays differ: the labour code names them for each of these. */
export const holidayZones = [
  'metropolitan',
  'alsaceMoselle',
  'guadeloupe',
  'guyane',
  'martinique',
  'mayotte',
  'reunion',
  'saintBarthelemy',
  'saintMartin',
  'saintPierreEtMiquelon',
] as const;
export type HolidayZone = (typeof holidayZones)[number];

export const holidayNames = [
  'newYear',
  'goodFriday',
  'easterMonday',
  'labourDay',
  'victory',
  'ascension',
  'whitMonday',
  'abolition',
  'bastilleDay',
  'assumption',
  'allSaints',
  'armistice',
  'christmas',
  'saintStephen',
] as const;
export type HolidayName = (typeof holidayNames)[number];

/** Whit Monday is worked or not, as each firm decides. */
export type HolidayRule = { zone: HolidayZone; isWhitMondayWorked: boolean };

/** Days after Easter Sunday. */
const movable: readonly (readonly [HolidayName, number])[] = [
  ['easterMonday', 1],
  ['ascension', 39],
  ['whitMonday', 50],
];
const fixed: readonly (readonly [HolidayName, string])[] = [
  ['newYear', '01-01'],
  ['labourDay', '05-01'],
  ['victory', '05-08'],
  ['bastilleDay', '07-14'],
  ['assumption', '08-15'],
  ['allSaints', '11-01'],
  ['armistice', '11-11'],
  ['christmas', '12-25'],
];
/** Overseas zones keep the day on which slavery ended there (labour code, L3422-2). */
const abolition: Partial<Record<HolidayZone, string>> = {
  mayotte: '04-27',
  martinique: '05-22',
  guadeloupe: '05-27',
  saintMartin: '05-28',
  guyane: '06-10',
  saintBarthelemy: '10-09',
  reunion: '12-20',
};

/** There are a hundred years and a dozen zones: what was worked out once is kept. */
const known = new Map<string, ReadonlyMap<string, HolidayName>>();

/** The holidays of a year by their date. Where two fall on one day, a fixed one gives its name. */
export function holidaysOf(year: number, rule: HolidayRule): ReadonlyMap<string, HolidayName> {
  const key = `${year} ${rule.zone} ${rule.isWhitMondayWorked}`;
  const holidays = known.get(key) ?? workedOut(year, rule);
  known.set(key, holidays);
  return holidays;
}

function workedOut(year: number, { zone, isWhitMondayWorked }: HolidayRule): ReadonlyMap<string, HolidayName> {
  const easter = easterSunday(year);
  const found = new Map<string, HolidayName>();
  for (const [name, days] of movable) if (name !== 'whitMonday' || !isWhitMondayWorked) found.set(addDays(easter, days), name);
  for (const [name, day] of fixed) found.set(`${year}-${day}`, name);
  const ended = abolition[zone];
  if (ended) found.set(`${year}-${ended}`, 'abolition');
  if (zone === 'alsaceMoselle') found.set(addDays(easter, -2), 'goodFriday').set(`${year}-12-26`, 'saintStephen');
  return found;
}

/** In the Gregorian calendar, by the computation of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)).toISOString().slice(0, 10);
}
