import { expect, test } from 'vitest';
import { preferredLanguage } from './languages.ts';

test.each([
  ['fr-FR,fr;q=0.9,en;q=0.8', 'fr'],
  ['en-GB', 'en'],
  ['de-DE,de;q=0.9,en;q=0.5', 'en'],
  ['en;q=0.2, fr;q=0.7', 'fr'],
  ['de', 'fr'],
  ['', 'fr'],
  [undefined, 'fr'],
  [null, 'fr'],
  [';;;,,q=', 'fr'],
])('%j asks for %s', (accepted, language) => {
  expect(preferredLanguage(accepted)).toBe(language);
});
