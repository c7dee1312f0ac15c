import { expect, test } from 'vitest';
import { base as en } from '../locales/en.ts';
import { base as fr } from '../locales/fr.ts';
import { AppError, errorCodes, statusOf } from './errors.ts';

const textOf = (texts: object, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], texts);

test.each(errorCodes)('%s has a status and a text in both languages', (code) => {
  expect(statusOf(code)).toBeGreaterThanOrEqual(400);
  for (const { errors } of [fr, en]) expect(textOf(errors, code)).toEqual(expect.stringMatching(/\S/));
});

test('the texts of section 8 are said as given', () => {
  expect(fr.errors.server.failed).toBe('Il semble y avoir une erreur de serveur.');
  expect(fr.errors.route.missing).toBe('Il semble que cette page est inaccessible.');
  expect(fr.validation.required).toBe('Ce champ est obligatoire');
});

test('a refusal carries its code and its details', () => {
  expect(new AppError('record.missing')).toMatchObject({ code: 'record.missing', details: {} });
  expect(new AppError('workflow.wrongState', { state: 'x' }).details).toEqual({ state: 'x' });
});
