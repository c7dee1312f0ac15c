import { AppError } from '@jalon/domain/core/errors';
import { work } from '../src/core/thread-work.ts';

/** What threads have to bear, for their test. */
work(async (job: string) => {
  if (job === 'refused') throw new AppError('file.empty');
  if (job === 'broken') throw new Error('broken');
  if (job === 'gone') process.exit(0);
  while (job === 'endless');
  const hoard: string[] = [];
  while (job === 'greedy') hoard.push(Array.from({ length: 1000 }, () => Math.random()).join());
  return `${job} ${Object.keys(process.env).filter((name) => name !== 'NODE_COMPILE_CACHE').length}`;
});
