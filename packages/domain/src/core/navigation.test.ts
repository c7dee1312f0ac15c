import { expect, test } from 'vitest';
import { entryOf } from './navigation.ts';
import { type Route, routeNames, routes } from './routes.ts';

test.each([
  ['freelance.reports', 'freelance.reports'],
  ['freelance.timesheet', 'freelance.reports'],
  ['company.project', 'company.projects'],
  ['admin.account', undefined],
  ['nothing', undefined],
  [undefined, undefined],
])('the entry of %s is %s', (name, entry) => {
  expect(entryOf(name)).toBe(entry);
});

test('what a screen stands under is an entry of its own area', () => {
  const wrong = routeNames.filter((name) => {
    const { under }: Route = routes[name];
    const entry: Route | undefined = routeNames.filter((one) => one === under).map((one) => routes[one])[0];
    return under !== undefined && !(entry?.isInMenu && under.split('.')[0] === name.split('.')[0]);
  });
  expect(wrong).toEqual([]);
});
