import { expect, test } from 'vitest';
import { entryOf } from './navigation.ts';
import { type Route, routeNames, routes } from './routes.ts';

test.each([
  ['freelance.reports', 'freelance.reports'],
  ['freelance.timesheet', 'freelance.reports'],
  ['company.project', 'company.projects'],
  ['admin.retention', 'admin.accounts'],
  ['admin.imports', 'admin.opportunities'],
  ['admin.imports', 'admin.accounts', 'contacts'],
  ['commercial.imports', 'commercial.opportunities', 'needs'],
  ['commercial.imports', 'commercial.accounts', 'candidates'],
  ['admin.account', undefined],
  ['nothing', undefined],
  [undefined, undefined],
])('the entry of %s is %s', (name, entry, kind = '') => {
  expect(entryOf(name, kind)).toBe(entry);
});

test('what a screen stands under is an entry of its own area', () => {
  const wrong = routeNames.filter((name) => {
    const { under }: Route = routes[name];
    const entries = typeof under === 'object' ? [...Object.values(under.kind), under.otherwise] : [under ?? []].flat();
    const isEntry = (one: string) => routeNames.some((known) => known === one && (routes[known] as Route).isInMenu);
    return !entries.every((one) => isEntry(one) && one.split('.')[0] === name.split('.')[0]);
  });
  expect(wrong).toEqual([]);
});
