import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import * as zod from 'zod';
import { beforeToday, isoDate, isoMonth, todayOrLater } from './date-fields.ts';
import { endAfterStart, todayIn } from './dates.ts';
import { Days, halfDay, leastDays } from './days.ts';
import {
  daysPerWeek,
  email,
  greaterThanZero,
  id,
  label,
  line,
  linkedinLink,
  optionalLabel,
  optionalLine,
  paragraph,
  password,
  personName,
  positive,
  price,
  twitterLink,
  withConfirmation,
} from './fields.ts';
import { messageWith, readMessage } from './message.ts';

const problem = (schema: z.ZodType, value: unknown): string | undefined => schema.safeParse(value).error?.issues[0]?.message;
const range = zod.z.strictObject({ start: isoDate.optional(), end: isoDate.optional() }).superRefine(endAfterStart('start', 'end'));

// Section 5: each rule with what it accepts and what it says of what it refuses.
test.each<[string, z.ZodType, unknown, unknown, string]>([
  ['required', line(), 'x', undefined, 'validation.required'],
  ['required, only spaces', line(), ' x ', '   ', 'validation.required'],
  ['required, null', line(), 'x', null, 'validation.required'],
  ['a text', line(), 'x', 3, 'validation.invalid'],
  ['50 characters', line(), 'x'.repeat(50), 'x'.repeat(51), 'validation.maxLength|max=50'],
  ['one line', line(), 'a b', 'a\nb', 'validation.invalid'],
  ['whole characters', line(), '\u{1f600}', '\ud83d', 'validation.invalid'],
  ['a line or nothing', optionalLine(), '', 'a\nb', 'validation.invalid'],
  ['several lines', paragraph(20), 'a\nb', 'a\u0000b', 'validation.invalid'],
  ['e-mail, required', email, 'a@b.fr', ' ', 'validation.required'],
  ['e-mail', email, 'A@b.fr', 'a@b', 'validation.email'],
  ['LinkedIn', linkedinLink, 'https://www.linkedin.com/in/x', 'https://linkedin.com.evil.fr/in/x', 'validation.linkedin'],
  ['Twitter', twitterLink, 'https://x.com/jalon', 'https://twitter.com/', 'validation.twitter'],
  ['greater than 0', greaterThanZero, 0.5, 0, 'validation.greaterThanZero'],
  ['positive', positive, 0, -1, 'validation.positive'],
  ['days per week from 1', daysPerWeek, 1, 0, 'validation.min|min=1'],
  ['days per week to 7', daysPerWeek, 7, 8, 'validation.max|max=7'],
  ['prices from a cent', price(1000), 1, 0, 'validation.greaterThanZero'],
  ['prices up to the most', price(1000), 1000, 1001, 'validation.atMost|cents=1000'],
  ['days that are sold from half a one', Days.min(halfDay, leastDays), 50, 49, 'validation.leastDays|hundredths=50'],
  ['days up to a year', Days, 36_600, 36_601, 'validation.mostDays|hundredths=36600'],
  ['date', isoDate, '2026-02-28', '2026-02-30', 'validation.date'],
  ['a date, required', isoDate, '2026-02-28', '', 'validation.required'],
  ['a month, required', isoMonth, '2026-01', null, 'validation.required'],
  ['somebody, required', id, '018f0000-0000-7000-8000-000000000001', '', 'validation.required'],
  ['from 1950', isoDate, '1950-01-01', '1949-12-31', 'validation.yearRange|first=1950|last=2050'],
  ['to 2050', isoDate, '2050-12-31', '2051-01-01', 'validation.yearRange|first=1950|last=2050'],
  ['month', isoMonth, '2026-01', '2026-13', 'validation.date'],
  ['month to 2050', isoMonth, '2050-12', '2051-01', 'validation.yearRange|first=1950|last=2050'],
  [
    'end after start',
    range,
    { start: '2026-01-01', end: '2026-01-02' },
    { start: '2026-01-02', end: '2026-01-02' },
    'validation.endBeforeStart',
  ],
  ['today or later', todayOrLater('2026-03-01'), '2026-03-01', '2026-02-28', 'validation.todayOrLater'],
  ['before today', beforeToday('2026-03-01'), '2026-02-28', '2026-03-01', 'validation.beforeToday'],
  ['password upper', password, 'Chemin1!', 'chemin1!', 'validation.password'],
  ['password lower', password, 'Chemin1!', 'CHEMIN1!', 'validation.password'],
  ['password digit', password, 'Chemin1!', 'Cheminx!', 'validation.password'],
  ['password special', password, 'Chemin1=', 'Chemin1-', 'validation.password'],
  ['password length', password, 'Chemin1!', 'Abc1!', 'validation.minLength|min=8'],
  ['password of up to 128 characters', password, `Aa1! é${'x'.repeat(122)}`, `Aa1! é${'x'.repeat(123)}`, 'validation.maxLength|max=128'],
  ['password common', password, 'Chemin1!', 'Motdepasse1!', 'validation.commonPassword'],
  ['id', id, '018f0000-0000-7000-8000-000000000001', 'x', 'validation.invalid'],
])('%s', (_, schema, accepted, refused, message) => {
  expect(problem(schema, accepted)).toBeUndefined();
  expect(problem(schema, refused)).toBe(message);
});

const invisible = ['\u200b', '\u00ad', '\ufe0f', '\u3164', '\u115f\u1160', '\uffa0', '\u2800', '\u2060\u200d', '\u034f', '\u{e0041}'];
test.each(invisible)('a line of %j alone is empty', (value) => {
  expect(problem(line(), value)).toBe('validation.required');
  expect(problem(personName(), ` ${value} ${value}`)).toBe('validation.required');
  expect(problem(optionalLine(), value)).toBe('validation.invalid');
  expect(problem(line(), `a${value}`)).toBeUndefined();
});

const directions = ['\u200e', '\u200f', '\u061c', '\u202a', '\u202b', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];
test.each([...directions, '\u2028', '\u0085'])('a line with %j, which changes how the rest reads, is refused', (mark) => {
  for (const schema of [line(), optionalLine(), personName()]) expect(problem(schema, `Ada${mark}Lovelace`)).toBe('validation.invalid');
});

const names = [
  'L’Oréal',
  'Saint-Gobain',
  'Jean-Pierre',
  'O’Neill',
  'M.Dupont',
  'St. John',
  'J.-P.',
  'Nguyễn',
  '李',
  'Ph.D',
  'Anne Marie',
  '👩‍💻',
];
test.each(names)('%s is a name', (name) => {
  expect(problem(personName(), name)).toBeUndefined();
  expect(problem(label(), name)).toBeUndefined();
});

test.each(['Booking.com', 'Leboncoin.fr', 'Développeur ASP.NET', 'Node.js', 'R&D / Achats', 'S.A.R.L./SAS'])(
  '%s is a company or a job',
  (name) => {
    expect(problem(label(), name)).toBeUndefined();
    expect(problem(optionalLabel(), name)).toBeUndefined();
  },
);

const withLinks = [
  'https://x.example',
  'Gagnez : http://x',
  'www.exemple.fr',
  'Voir exemple.zone/prix',
  'a@b.fr',
  'x.example:8080/',
  'ftp://x',
];
test.each(withLinks)('%s carries a link', (value) => {
  for (const schema of [label(), optionalLabel(), personName()]) expect(problem(schema, value)).toBe('validation.noLinks');
});

test.each(['exemple.com', 'Ada exemple.fr', 'bit.ly', 't.co', 'is.gd', 'evil.zip', 'evil.рф', 'evil。com', 'evil．com／login'])(
  'nobody is called %s',
  (value) => {
    expect(problem(personName(), value)).toBe('validation.noLinks');
  },
);

const messages = [
  'URGENT : votre compte est bloqué',
  'Appelez le 0899123456',
  'Gagné !',
  '1.1.1.1',
  'Vraiment ?',
  '<b>Ada</b>',
  'Ada ٠١٢٣٤٥',
];
test.each([...messages, 'Ada\u200bLovelace', 'Ada\u{e0041}'])('nor %s', (value) => {
  expect(problem(personName(), value)).toBe('validation.invalid');
});

describe('what is typed is cleaned', () => {
  test('around a line, and in an e-mail', () => {
    expect(line().parse('  a  ')).toBe('a');
    expect(email.parse(' Someone@Jalon.TEST ')).toBe('someone@jalon.test');
  });
});

test('a range with a date missing is not judged', () => {
  expect(problem(range, { end: '2026-01-01' })).toBeUndefined();
});

test('an unknown field and a value that is none of the list have their own message', () => {
  expect(problem(range, { other: 1 })).toBe('validation.unknownField');
  expect(problem(zod.z.enum(['a']), 'b')).toBe('validation.invalid');
});

test('a message gives its key and its values', () => {
  expect(readMessage('validation.maxLength|max=50', 'fr')).toEqual({ key: 'validation.maxLength', values: { max: '50' } });
  const label = 'a=b|c % « é »';
  expect(readMessage(messageWith('validation.labelTaken', { label }), 'fr')).toEqual({ key: 'validation.labelTaken', values: { label } });
  expect(readMessage('validation.required', 'fr')).toEqual({ key: 'validation.required', values: {} });
  // Small units are for machines.
  expect(readMessage('validation.atMost|cents=1250', 'fr').values.cents).toMatch(/^12,50\s€$/);
  expect(readMessage('validation.leastDays|hundredths=50', 'en').values.hundredths).toBe('0.5');
});

test('today is the day of the operator, not of the machine', () => {
  const lateEvening = new Date('2026-06-30T22:30:00Z');
  expect(todayIn('Europe/Paris', lateEvening)).toBe('2026-07-01');
  expect(todayIn('America/New_York', lateEvening)).toBe('2026-06-30');
});

test('a new password is asked for twice', () => {
  const schema = withConfirmation(zod.z.strictObject({ password }));
  const problemOf = (confirmation: string) => problem(schema, { password: 'Chemin1!', confirmation });
  expect(problemOf('Chemin1!')).toBeUndefined();
  expect(problemOf('Chemin2!')).toBe('validation.confirmation');
  expect(problemOf('')).toBe('validation.required');
});
