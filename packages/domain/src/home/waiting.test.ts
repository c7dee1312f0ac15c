import { expect, test } from 'vitest';
import { waitingIn } from './waiting.ts';

const queue = (count: number) => ({ rows: [], count });

test('the menu counts what a home has to do, and nothing where it is not the reader’s', () => {
  const contracts = { toSign: queue(5), unsent: queue(2) };
  const home = {
    applications: queue(3),
    proposals: null,
    toValidate: { ...queue(2), byType: [] },
    toCheck: queue(1),
    reports: queue(4),
    ...contracts,
  };
  expect(waitingIn(home)).toEqual({ applications: 3, accounts: 2, documents: 1, reports: 4, contracts: 7 });
  expect(waitingIn({ ...home, unsent: null })).toMatchObject({ contracts: 5 });
  expect(waitingIn({ ...home, proposals: queue(6) })).toMatchObject({ applications: 9 });
  const nothing = { applications: null, proposals: null, toValidate: null, toCheck: null, reports: null, toSign: null, unsent: null };
  expect(waitingIn(nothing)).toEqual({ applications: 0, accounts: 0, documents: 0, reports: 0, contracts: 0 });
});
