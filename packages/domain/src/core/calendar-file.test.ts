import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  uid: 'a@jalon',
  sequence: 3,
  writtenAt: new Date('2026-11-26T09:00:00Z'),
  startsAt: new Date('2027-01-06T14:00:00+01:00'),
  minutes: 45,
  summary: 'Entretien : Front-end',
};

test('the moment and how long it takes, in universal time', () => {
  const lines = calendarFile(event).split('\r\n');
  expect(lines).toEqual(expect.arrayContaining(['DTSTART:20270106T130000Z', 'DTEND:20270106T134500Z', 'SEQUENCE:3', 'UID:a@jalon']));
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-1)).toBe('');
  expect(lines.some((line) => /^(LOCATION|DESCRIPTION)/.test(line))).toBe(false);
});

test('what a text holds neither ends its line nor begins another', () => {
  const file = calendarFile({ ...event, summary: 'a;b,c\\d\r\nBEGIN:VALARM', location: '1, rue du Port\nNantes' });
  expect(file).toContain('SUMMARY:a\\;b\\,c\\\\d\\nBEGIN:VALARM\r\n');
  expect(file).toContain('LOCATION:1\\, rue du Port\\nNantes\r\n');
  expect(file.split('\r\n')).not.toContain('BEGIN:VALARM');
});

test('long lines are folded by bytes, and no letter is cut', () => {
  const summary = 'é🙂'.repeat(60);
  const lines = calendarFile({ ...event, summary }).split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}`);
});
