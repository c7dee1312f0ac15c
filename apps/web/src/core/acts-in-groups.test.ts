import { actsAtOnce } from '@jalon/domain/core/acts';
import { expect, test } from 'vitest';
import { type Acted, actInGroups } from './acts-in-groups.ts';

const ids = Array.from({ length: 2 * actsAtOnce + 5 }, (_, index) => `${index}`);
const [first, second, third] = [ids.slice(0, actsAtOnce), ids.slice(actsAtOnce, 2 * actsAtOnce), ids.slice(2 * actsAtOnce)];
const doing = async (done: string[]): Promise<Acted> => ({ done, refused: [], left: [] });

test('more than a call takes go in several', async () => {
  const sent: string[][] = [];
  const acted = await actInGroups(ids, (group) => {
    sent.push(group);
    return doing(group);
  });
  expect(sent).toEqual([first, second, third]);
  expect(acted).toEqual({ done: ids, refused: [], left: [] });
});

test('a call that fails later leaves told what was done and what is left', async () => {
  const acted = await actInGroups(ids, (group) => (group[0] === '0' ? doing(group) : Promise.reject(new Error('away'))));
  expect(acted).toEqual({ done: first, refused: [], left: [...second, ...third] });
});

test('what a call did not reach is left with all that follows', async () => {
  const acted = await actInGroups(ids, async (group) => ({ done: group.slice(0, 3), refused: [], left: group.slice(3) }));
  expect(acted).toEqual({ done: first.slice(0, 3), refused: [], left: ids.slice(3) });
});

test('when the first fails there is only that to tell', async () => {
  await expect(actInGroups(ids, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
});
