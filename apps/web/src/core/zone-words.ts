import type { Language } from '@jalon/domain/core/languages';
import { cityOf, timeZoneNames } from '@jalon/domain/core/zoned';
import { capital } from './capital.ts';

/** How a browser words the hour of a place. */
const hourOf: Record<Language, RegExp> = { fr: /^heure\s:\s/, en: / Time$/ };
/** Zones have the English names of their cities, without accents. */
const spelt: Record<Language, Readonly<Record<string, string>>> = {
  fr: {
    ...{ Algiers: 'Alger', Athens: 'Athènes', Beirut: 'Beyrouth', Brussels: 'Bruxelles', Bucharest: 'Bucarest', Cairo: 'Le Caire' },
    ...{ Copenhagen: 'Copenhague', Dubai: 'Dubaï', Lisbon: 'Lisbonne', London: 'Londres', Moscow: 'Moscou', Noumea: 'Nouméa' },
    ...{ Singapore: 'Singapour', 'St Barthelemy': 'Saint-Barthélemy', Vienna: 'Vienne', Warsaw: 'Varsovie' },
  },
  en: { Noumea: 'Nouméa', 'St Barthelemy': 'St Barthélemy' },
};
const overseas = [
  ...['America/Cayenne', 'America/Guadeloupe', 'America/Marigot', 'America/Martinique', 'America/Miquelon', 'America/St_Barthelemy'],
  ...['Indian/Kerguelen', 'Indian/Mayotte', 'Indian/Reunion'],
  ...['Pacific/Gambier', 'Pacific/Marquesas', 'Pacific/Noumea', 'Pacific/Tahiti', 'Pacific/Wallis'],
];
/** Parts of the world by their numbers, which browsers have words for. */
const regions = { Europe: '150', Africa: '002', America: '019', Asia: '142', Pacific: '009' } as const;

/** Accents and signs differ between the names of one place. */
const letters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

function partOf(zone: string, language: Language, timeZoneName: 'shortGeneric' | 'shortOffset' | 'long'): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName }).formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** The countries as a language calls them, each with its English name. */
function makeCountries(language: Language): Map<string, string> {
  const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const [names, english] = [language, 'en'].map((one) => new Intl.DisplayNames(one, { type: 'region', fallback: 'none' }));
  const codes = alphabet.flatMap((first) => alphabet.map((second) => first + second));
  return new Map(codes.map((code) => [names?.of(code) ?? '', english?.of(code) ?? '']));
}
const countries: Partial<Record<Language, Map<string, string>>> = {};

/** "Paris, France (UTC+1)", as clocks are there today. */
export function zoneWord(zone: string, language: Language): string {
  if (zone === 'UTC') return `${capital(partOf(zone, language, 'long'))} (UTC)`;
  const offset = partOf(zone, language, 'shortOffset')
    .replace('GMT', 'UTC')
    .replace('-', '−')
    .replace(/[+−]0$/, '');
  const named = cityOf(zone);
  const city = spelt[language][named] ?? named;
  const told = partOf(zone, language, 'shortGeneric');
  // Browsers name the country, or the city where a country has several zones; an abbreviation is neither.
  const place = hourOf[language].test(told) ? told.replace(hourOf[language], '') : city;
  countries[language] ??= makeCountries(language);
  const country = countries[language].get(place);
  const isCity = country !== undefined && ![place, country].some((name) => letters(name).includes(letters(named)));
  return `${isCity && place !== city ? `${city}, ${place}` : place} (${offset})`;
}

export type ZoneGroup = { group: string; items: { value: string; label: string }[] };

/** Every zone by the part of the world it is in: France and what belongs to it first, where most of those who choose are. */
export function zoneGroups(language: Language, others: string): ZoneGroup[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const zones = timeZoneNames().map((value) => ({ value, label: zoneWord(value, language) }));
  const compare = new Intl.Collator(language).compare;
  const groupOf = (zone: string): string => {
    const [part = ''] = zone.split('/');
    return part === 'Australia' ? regions.Pacific : (regions[part as keyof typeof regions] ?? '');
  };
  const french = ['Europe/Paris', ...overseas];
  const inFrance = zones.filter(({ value }) => french.includes(value));
  const elsewhere = zones.filter(({ value }) => !french.includes(value));
  const sorted = (items: ZoneGroup['items']) => items.toSorted((one, other) => compare(one.label, other.label));
  const isMainland = ({ value }: { value: string }) => value === 'Europe/Paris';
  return [
    { group: names.of('FR') ?? '', items: [...inFrance.filter(isMainland), ...sorted(inFrance.filter((zone) => !isMainland(zone)))] },
    ...[...Object.values(regions), ''].map((code) => ({
      group: code ? (names.of(code) ?? code) : others,
      items: sorted(elsewhere.filter(({ value }) => groupOf(value) === code)),
    })),
  ];
}
