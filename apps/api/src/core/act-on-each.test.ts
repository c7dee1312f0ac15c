import { AppError } from '@jalon/domain/core/errors';
import { expect, test } from 'vitest';
import { actOnEach } from './act-on-each.ts';

const away = () => Object.assign(new Error('Connection terminated'), { code: '08006' });
const nameOf = async (id: string) => `name of ${id}`;

/** What each record answers to the act, by its id. */
const acting = (answers: Record<string, Error>) => ({
  act: async (id: string) => {
    const error = answers[id];
    if (error) throw error;
  },
  nameOf,
});

test('each is done or refused with the reason, once', async () => {
  const linked = new AppError('company.linked', { linked: { contacts: 2 } });
  const answer = await actOnEach(['a', 'b', 'a', 'c'], acting({ b: new AppError('workflow.wrongState'), c: linked }));
  expect(answer).toEqual({
    done: ['a'],
    refused: [
      { id: 'b', name: 'name of b', code: 'workflow.wrongState' },
      { id: 'c', name: 'name of c', code: 'company.linked', linked: { contacts: 2 } },
    ],
    left: [],
  });
});

test('when the database goes away midway, what was done and what is left are told', async () => {
  const answer = await actOnEach(['a', 'b', 'c', 'd'], acting({ b: new AppError('workflow.wrongState'), c: away() }));
  expect(answer).toMatchObject({ done: ['a'], refused: [{ id: 'b' }], left: ['c', 'd'] });
});

test('also when it goes away before the name of a refused one was read', async () => {
  const { act } = acting({ b: new AppError('workflow.wrongState') });
  const answer = await actOnEach(['a', 'b', 'c'], { act, nameOf: () => Promise.reject(away()) });
  expect(answer).toEqual({ done: ['a'], refused: [], left: ['b', 'c'] });
});

test('with nothing done there is only that to tell, and a fault of ours is not passed over', async () => {
  await expect(actOnEach(['a', 'b'], acting({ a: away() }))).rejects.toThrow('Connection terminated');
  await expect(actOnEach(['a', 'b'], acting({ b: new TypeError('oops') }))).rejects.toThrow('oops');
});
