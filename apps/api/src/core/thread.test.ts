import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { threadOf } from './thread.ts';

const options = { places: 3, deadlineMs: 20_000, memoryMb: 64, tooLong: 'file.notDrawn' } as const;
const odd = (more: Partial<typeof options> | { deadlineMs: number } = {}) => {
  const run = threadOf<string, string>(new URL('../../test/odd-jobs.thread.ts', import.meta.url), { ...options, ...more });
  return (job: string, personId: string = randomUUID()) => run(job, personId);
};

test('jobs are done one after the other, without the configuration, and a full line is refused', async () => {
  const run = odd();
  const answers = await Promise.allSettled(['a', 'b', 'c', 'd'].map((job) => run(job)));
  expect(answers.slice(0, 3)).toMatchObject(['a 0', 'b 0', 'c 0'].map((value) => ({ value })));
  expect(answers[3]).toMatchObject({ reason: { code: 'file.manyAtWork' } });
  // There is room again, of which nobody takes all.
  const [, , third] = await Promise.allSettled(['f', 'g', 'h'].map((job) => run(job, 'one')));
  expect(third).toMatchObject({ reason: { code: 'file.manyAtWork' } });
  expect(await run('e')).toBe('e 0');
});

test.each([
  ['refused', { code: 'file.empty' }],
  ['broken', { message: expect.stringContaining('broken') }],
  ['gone', { message: expect.stringContaining('ended') }],
  ['greedy', { code: 'file.notDrawn' }],
])('a job that is %s ends alone: the next one is done', async (job, reason) => {
  const run = odd();
  const [bad, good] = await Promise.allSettled([run(job), run('next')]);
  expect(bad).toMatchObject({ reason });
  expect(good).toMatchObject({ value: 'next 0' });
});

test('a job without end is ended, and others have their turn meanwhile', async () => {
  const run = odd({ deadlineMs: 1500 });
  expect(await run('first')).toBe('first 0');
  let turns = 0;
  const clock = setInterval(() => (turns += 1), 20);
  await expect(run('endless')).rejects.toMatchObject({ code: 'file.notDrawn' });
  clearInterval(clock);
  expect(turns).toBeGreaterThan(5);
  expect(await run('next')).toBe('next 0');
});
