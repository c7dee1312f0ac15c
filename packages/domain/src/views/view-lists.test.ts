import { expect, test } from 'vitest';
import { userTypes } from '../core/actor.ts';
import { texts } from '../locales/all.ts';
import { isOfStaff, isSearch, mostTold, mostViews, viewLists } from './view-lists.ts';

test('what the staff look at can be shared with them, what a company looks at cannot', () => {
  expect(viewLists.filter((list) => !isOfStaff(list)).sort()).toEqual(['contacts', 'offers', 'talents']);
});

test('new needs are told by the searches of freelances, new profiles by those of companies and commercials', () => {
  const searched = userTypes.map((type) => [type, viewLists.filter((list) => isSearch(list, { type }))]);
  expect(Object.fromEntries(searched)).toEqual({
    Freelance: ['offers'],
    Company: ['talents'],
    Commercial: ['accounts.Freelance'],
    Admin: [],
  });
});

test('the refusal of one view too many names how many there may be', () => {
  for (const { errors } of Object.values(texts)) {
    expect(errors.view.tooMany).toContain(String(mostViews));
    expect(errors.view.tooManyTold).toContain(String(mostTold));
  }
});
