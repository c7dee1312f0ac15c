import { defaultMapping } from '@jalon/domain/connector/connector';
import { expect, test } from 'vitest';
import { changed, wayBack } from './settings-change.ts';

const start = { mapping: defaultMapping, appliesByItself: false, monthlyCalls: 500, version: 3 };

test('a change that is taken back leaves those that came after it', () => {
  const first = { mapping: { countries: null } };
  const after = changed(start, first);
  expect(after).toEqual({ ...start, mapping: { ...defaultMapping, countries: null } });
  const later = { ...changed(after, { appliesByItself: true, mapping: { tools: 'skill' } }), version: 5 };
  expect(changed(later, wayBack(start, first))).toEqual({ ...later, mapping: { ...defaultMapping, tools: 'skill' } });
  expect(changed(later, wayBack(after, { appliesByItself: true }))).toEqual({ ...later, appliesByItself: false });
});
