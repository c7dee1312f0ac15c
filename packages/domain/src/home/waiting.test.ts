import { expect, test } from 'vitest';
import { waitingIn } from './waiting.ts';

const queue = (count: number) => ({ rows: [], count });

test('the menu counts what a home has to do, and nothing where it is not the reader’s', () => {
  const home = { applications: queue(3), toValidate: { ...queue(2), byType: [] }, toCheck: queue(1), reports: queue(4) };
  expect(waitingIn(home)).toEqual({ applications: 3, accounts: 2, documents: 1, reports: 4 });
  const nothing = { applications: null, toValidate: null, toCheck: null, reports: null };
  expect(waitingIn(nothing)).toEqual({ applications: 0, accounts: 0, documents: 0, reports: 0 });
});
