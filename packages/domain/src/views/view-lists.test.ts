import { expect, test } from 'vitest';
import { texts } from '../locales/all.ts';
import { isOfStaff, isSearch, mostTold, mostViews, viewLists } from './view-lists.ts';

test('what the staff look at can be shared with them, what a company looks at cannot', () => {
  expect(viewLists.filter((list) => !isOfStaff(list)).sort()).toEqual(['contacts', 'offers', 'talents']);
});

test('new needs are told by their searches', () => {
  expect(viewLists.filter(isSearch)).toEqual(['offers']);
});

test('the refusal of one view too many names how many there may be', () => {
  for (const { errors } of Object.values(texts)) {
    expect(errors.view.tooMany).toContain(String(mostViews));
    expect(errors.view.tooManyTold).toContain(String(mostTold));
  }
});
