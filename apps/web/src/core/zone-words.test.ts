import { timeZoneNames } from '@jalon/domain/core/zoned';
import { expect, test } from 'vitest';
import { zoneGroups, zoneWord } from './zone-words.ts';

// Clocks of summer and winter differ by an hour.
const withoutOffset = (word: string) => word.replace(/ \(UTC.*\)$/, '');

test.each([
  ['Europe/Paris', 'Paris, France', 'Paris, France'],
  ['Europe/London', 'Londres, Royaume-Uni', 'London, United Kingdom'],
  ['Pacific/Noumea', 'Nouméa, Nouvelle-Calédonie', 'Nouméa, New Caledonia'],
  ['America/New_York', 'New York', 'New York'],
  ['Indian/Reunion', 'La Réunion', 'Réunion'],
  ['Europe/Malta', 'Malte', 'Malta'],
  ['UTC', 'Temps universel coordonné', 'Coordinated Universal Time'],
])('%s is read as %s, %s', (zone, fr, en) => {
  expect([withoutOffset(zoneWord(zone, 'fr')), withoutOffset(zoneWord(zone, 'en'))]).toEqual([fr, en]);
});

test('the offset is told from UTC in either language', () => {
  expect(['fr', 'en'].map((language) => zoneWord('Asia/Dubai', language as 'fr').match(/\(.*\)/)?.[0])).toEqual(['(UTC+4)', '(UTC+4)']);
  expect(zoneWord('Pacific/Tahiti', 'en')).toBe('Tahiti (UTC−10)');
  expect(zoneWord('Africa/Abidjan', 'fr')).toContain('(UTC)');
});

test('France and what belongs to it come first, and no zone is lost', () => {
  const groups = zoneGroups('fr', 'Autres');
  expect(groups.map(({ group }) => group)).toEqual(['France', 'Europe', 'Afrique', 'Amériques', 'Asie', 'Océanie', 'Autres']);
  expect(groups[0]?.items.slice(0, 2).map(({ value }) => value)).toEqual(['Europe/Paris', 'America/Cayenne']);
  expect(groups.flatMap(({ items }) => items.map(({ value }) => value)).toSorted()).toEqual(timeZoneNames().toSorted());
});
