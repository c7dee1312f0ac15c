import { expect, test } from 'vitest';
import { factText } from './fact-text.ts';

test.each([
  ['totalCents', 46_699, 'fr', '466,99 €'],
  ['totalCents', 46_699, 'en', '€466.99'],
  ['productionDays', 1950, 'fr', '19,5'],
  ['productionDays', 1950, 'en', '19.5'],
  ['endsOn', '2026-12-01', 'fr', '1er décembre 2026'],
  ['endsOn', '2026-12-01', 'en', '1 December 2026'],
  ['endsOn', '2026-12-11', 'fr', '11 décembre 2026'],
  ['version', 3, 'fr', 3],
  ['reason', 'Le 2026-12-01, vous étiez là.', 'fr', 'Le 2026-12-01, vous étiez là.'],
  ['totalCents', null, 'fr', null],
] as const)('%s %s in %s is %s', (name, value, language, text) => {
  const said = factText(name, value, language);
  expect(typeof said === 'string' ? said.replace(/[\u00a0\u202f]/g, ' ') : said).toBe(text);
});
