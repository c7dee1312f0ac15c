import { expect, test } from 'vitest';
import { gapsInCompany } from '../companies/company-gaps.ts';
import { resourceKinds } from '../resources.ts';
import { aUser } from '../testing.ts';
import { availabilityOn, talentFlow } from './talent.ts';
import { talents } from './talent-api.ts';

const today = '2026-02-10';

test('a company that may look at freelances does nothing to them, and nobody else looks', () => {
  const viewer = aUser('Company', { permissions: ['freelances.view'] });
  expect([talentFlow.actionsOnList(viewer), talentFlow.actionsOn(viewer, { state: 'listed' })]).toEqual([[], []]);
  const others = [aUser('Company', { permissions: ['contacts.view'] }), aUser('Freelance'), aUser('Commercial'), aUser('Admin')];
  expect([viewer, ...others].filter((user) => talentFlow.view.some((rule) => rule.admits(user)))).toEqual([viewer]);
});

test('what is only looked at has no endpoint that changes it, no history, and no kinds of events', () => {
  expect(Object.keys(talents.api)).toEqual(['list', 'read', 'export', 'facets', 'pdf']);
  expect(resourceKinds.filter((kind) => kind.startsWith('talent'))).toEqual([]);
});

test.each([
  [null, null],
  ['2026-02-09', 'now'],
  [today, 'now'],
  ['2026-03-12', 'soon'],
  ['2026-03-13', 'later'],
])('who can start on %s is available: %s', (from, expected) => {
  expect(availabilityOn(from, today)).toBe(expected);
});

const company = {
  siren: '732829320',
  address: '1 rue A',
  postalCode: '75011',
  city: 'Paris',
  country: 'FR',
  phone1: '01',
  website: 'x',
  logo: 'x',
};
test.each([
  [{}, []],
  [{ siren: null }, ['siren']],
  [{ siren: null, country: null }, ['siren']],
  [{ siren: null, country: 'BE' }, []],
  [{ city: null }, ['address']],
  [{ phone1: null, website: null }, ['phone', 'website']],
  [{ logo: null }, ['logo']],
])('a company with %j lacks %j', (difference, expected) => {
  expect(gapsInCompany({ ...company, ...difference })).toEqual(expected);
});
