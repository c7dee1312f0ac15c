import { expect, test } from 'vitest';
import { texts } from '../locales/all.ts';
import { isOfStaff, mostViews, viewLists } from './view-lists.ts';

test('what the staff look at can be shared with them, what a company looks at cannot', () => {
  expect(viewLists.filter((list) => !isOfStaff(list)).sort()).toEqual(['contacts', 'talents']);
});

test('the refusal of one view too many names how many there may be', () => {
  for (const { errors } of Object.values(texts)) expect(errors.view.tooMany).toContain(String(mostViews));
});
