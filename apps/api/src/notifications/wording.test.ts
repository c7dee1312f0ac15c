import { aUser } from '@jalon/domain/testing';
import { expect, test } from 'vitest';
import type { Told } from './notifications.queries.ts';
import { wordOne } from './wording.ts';

const reader = aUser('Freelance');
const told: Told = {
  ...{ id: '1', at: '2026-11-16T08:00:00.000Z', kind: 'account.refuse', subjectId: reader.id, isRead: false, asks: false },
  ...{ subject: { id: reader.id, name: 'Some One', isGone: false }, treatedAt: null, treatedBy: null },
  event: { label: null, by: { id: '2', name: 'Ada B', isGone: true }, input: null, after: { reason: 'Hors {{by}} périmètre' } },
};

test('values are put into the words once: what people have typed is not read as words of ours', () => {
  expect(wordOne(reader, 'en', told)?.text).toBe('Your sign-up was not accepted: Hors {{by}} périmètre');
});

test('what a reader is not shown of a record is not in its notifications, and one they cannot see leads nowhere', () => {
  expect(wordOne(reader, 'en', told, ['reason'])?.text).toBe('Your sign-up was not accepted: ');
  expect(wordOne(reader, 'en', told, 'gone')).toMatchObject({ text: 'Your sign-up was not accepted: ', href: null });
  expect(wordOne(reader, 'en', told, 'gone', true)).toBeUndefined();
});

test('who has left is named by nobody’s name, and a kind of an older version is not told', () => {
  expect(wordOne(reader, 'en', told)?.by?.name).toBe('Deleted account');
  expect(wordOne(reader, 'en', { ...told, kind: 'account.gone' })).toBeUndefined();
});

test('amounts, days and dates are said as their reader writes them, and what is not told leaves no empty brackets', () => {
  const event = { label: 'Portail – 11/2026', by: null, input: null, after: { productionDays: 1950 } };
  const validated = { ...told, kind: 'timesheet.validate', event };
  const said = (sight?: readonly string[]) => wordOne(reader, 'fr', validated, sight)?.text.replace(/\s/g, ' ');
  expect(said()).toBe('Votre CRA de novembre 2026 est validé : Portail (19,5 j)');
  expect(said(['productionDays'])).toBe('Votre CRA de novembre 2026 est validé : Portail');
  const rejected = { ...told, kind: 'expenseReport.reject', event: { ...event, label: 'Portail, 11/2026', input: { reason: 'Flou' } } };
  expect(wordOne(reader, 'en', rejected)?.text).toBe('Your November 2026 expense report is rejected: Portail. Reason: Flou');
  const month = (reader: 'fr' | 'en', figures: string) =>
    wordOne(aUser('Company'), reader, { ...told, kind: 'timesheet.remindValidators', event: { ...event, label: `Portail – ${figures}` } })
      ?.text;
  expect([month('fr', '10/2026'), month('fr', '11/2026')]).toEqual([
    'CRA d’octobre 2026 à valider\u00a0: Portail',
    'CRA de novembre 2026 à valider\u00a0: Portail',
  ]);
  expect(month('en', '10/2026')).toBe('Timesheet to validate, October 2026: Portail');
  const away = { ...event, label: null, after: { startsOn: '2026-11-30', endsOn: '2026-12-01' } };
  expect(wordOne(aUser('Company'), 'fr', { ...told, kind: 'deputy.create', event: away })?.text).toContain(
    'du 30 novembre 2026 au 1er décembre 2026',
  );
});
