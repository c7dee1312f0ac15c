import { isoDate, isoMonth } from '@jalon/domain/core/date-fields';
import { Days } from '@jalon/domain/core/days';
import { cents, label, optionalLine, optionalRichText, paragraph } from '@jalon/domain/core/fields';
import { Percent } from '@jalon/domain/core/percent';
import { Period } from '@jalon/domain/core/period';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { emptyOf, fieldsOf, startOf } from './form-fields.ts';

const Input = z.strictObject({
  name: label(),
  reason: paragraph(300).min(1),
  type: z.enum(['identity', 'tax']),
  addedOn: isoDate,
  expiresOn: isoDate.nullable(),
  isUrgent: z.boolean(),
});

test('a form has a field for each part of its schema', () => {
  expect(fieldsOf(Input).map(({ name, control, isRequired }) => [name, control, isRequired])).toEqual([
    ['name', 'line', true],
    ['reason', 'paragraph', true],
    ['type', 'choice', true],
    ['addedOn', 'date', true],
    ['expiresOn', 'date', false],
    ['isUrgent', 'switch', true],
  ]);
  expect(fieldsOf(Input)[2]?.options).toEqual(['identity', 'tax']);
  expect(emptyOf(Input)).toEqual({ name: '', reason: '', type: '', addedOn: '', expiresOn: null, isUrgent: false });
});

test('a text that may stay empty is not asked for, and begins empty; a form begins with what a record says', () => {
  const Texts = z.strictObject({ name: label(), nameEn: optionalLine(), noteEn: optionalRichText(100) });
  expect(fieldsOf(Texts).map(({ isRequired }) => isRequired)).toEqual([true, false, false]);
  expect(startOf(Texts, { id: '1', name: 'Ada' })).toEqual({ name: 'Ada', nameEn: '', noteEn: '' });
});

test('values that people type their own way have a field of their own', () => {
  const Values = z.strictObject({
    rate: cents(1_000_000),
    budget: cents(1_000_000).nullable(),
    days: Days,
    share: Percent,
    term: isoMonth,
    mission: Period,
    floors: z.int().min(1),
  });
  expect(fieldsOf(Values).map(({ name, control, isRequired }) => [name, control, isRequired])).toEqual([
    ['rate', 'money', true],
    ['budget', 'money', false],
    ['days', 'days', true],
    ['share', 'percent', true],
    ['term', 'month', true],
    ['mission', 'period', true],
    ['floors', 'number', true],
  ]);
  expect(emptyOf(Values)).toMatchObject({ rate: '', budget: null, mission: { from: '', to: null } });
});

test('what no field is drawn for is an error, not an empty place', () => {
  expect(() => fieldsOf(z.strictObject({ when: z.date() }))).toThrow('No field is drawn for "when"');
});

test('a form has groups and lists of fields, with as many items as there must be', () => {
  const Nested = z.strictObject({
    address: z.strictObject({ city: label(), street: label().nullable() }),
    lines: z
      .array(z.strictObject({ title: label(), isBilled: z.boolean() }))
      .min(2)
      .max(4),
  });
  const [address, lines] = fieldsOf(Nested);
  expect([address?.control, address?.fields?.map(({ name, control }) => [name, control])]).toEqual([
    'group',
    [
      ['city', 'line'],
      ['street', 'line'],
    ],
  ]);
  expect([lines?.control, lines?.fewest, lines?.most, lines?.fields?.map(({ name }) => name)]).toEqual([
    'list',
    2,
    4,
    ['title', 'isBilled'],
  ]);
  const line = { title: '', isBilled: false };
  expect(emptyOf(Nested)).toEqual({ address: { city: '', street: null }, lines: [line, line] });
  expect(() => fieldsOf(z.strictObject({ tags: z.array(z.string()) }))).toThrow('No field is drawn for "tags"');
});
