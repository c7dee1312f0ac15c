import { expect, test } from 'vitest';
import { momentIn } from './next-run.ts';

const night = '2026-11-30T23:30:00Z';

test('a moment is told as it is where the operator is, with the zone where the reader is elsewhere', () => {
  expect(momentIn('fr', night, 'Europe/Paris', 'America/New_York')).toEqual({
    day: '1er déc.',
    time: '0\u00a0h\u00a030',
    zone: 'Europe/Paris',
  });
  expect(momentIn('en', night, 'Pacific/Noumea', 'Europe/Paris')).toEqual({ day: '1 Dec', time: '10:30', zone: 'Pacific/Noumea' });
});

test('the zone is left out where it is the same hour', () => {
  expect(momentIn('fr', night, 'Europe/Paris', 'Europe/Brussels')).toMatchObject({ day: '1er déc.', zone: undefined });
});
