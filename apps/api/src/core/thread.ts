import { getCompileCacheDir } from 'node:module';
import { Worker } from 'node:worker_threads';
import { AppError, type ErrorCode } from '@jalon/domain/core/errors';

/** `places`: how many jobs may be in line, the one at work included. `tooLong` is said of one that does not end, or takes too much memory. */
type Options = { places: number; deadlineMs: number; memoryMb: number; tooLong: ErrorCode };
export type Answer<Result> = { result: Result } | { refused: ErrorCode } | { failed: string };
/** `isStuck`: the thread may still be at work on it. */
type Told<Result> = Answer<Result> & { isStuck?: true };

/** Idle for so long, a thread ends: its memory goes back. */
const restMs = 60_000;
/** Of the places in line, one person has half at most: whoever looks at one document after the other leaves some behind that are still drawn. */
const placesEach = (places: number) => Math.ceil(places / 2);
/** How often the memory of the process is looked at while a job runs: buffers do not count among what a thread is limited to. */
const lookMs = 100;
/** Only a thread that hangs takes so long to start. */
const startMs = 60_000;

/**
 * A thread beside the one that answers requests, for what keeps a processor busy. One job at a time, in the order they came; whoever finds
 * the line full, or has enough in it, is told to come back. What a job has to hold may be read once its turn has come. A job that takes too long ends with its thread, and the next one starts another.
 */
export function threadOf<Job, Result>(
  program: URL,
  { places, deadlineMs, memoryMb, tooLong }: Options,
): (job: Job | (() => Promise<Job>), personId: string) => Promise<Result> {
  let thread: Worker | undefined;
  let settle: (answer: Told<Result>) => void = () => undefined;
  let begin: () => void = () => undefined;
  let rest: NodeJS.Timeout | undefined;
  const inLine: string[] = [];
  let last: Promise<unknown> = Promise.resolve();

  const stop = () => {
    void thread?.terminate();
    thread = undefined;
  };
  const start = (): Worker => {
    const cache = getCompileCacheDir();
    // Nothing of the configuration: whatever takes a thread over finds no secret in its environment.
    const env = cache ? { NODE_COMPILE_CACHE: cache } : {};
    const started = new Worker(program, { env, execArgv: [], argv: [], resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    const unlessLeft = (answer: Told<Result>) => {
      if (thread === started) settle(answer);
    };
    started.on('message', (message: Answer<Result> | { isBegun: true }) => ('isBegun' in message ? begin() : unlessLeft(message)));
    started.on('error', (error: NodeJS.ErrnoException) =>
      unlessLeft(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? { refused: tooLong, isStuck: true } : { failed: error.stack ?? String(error) },
      ),
    );
    started.on('exit', () => {
      unlessLeft({ failed: 'The thread ended before its job' });
      if (thread === started) thread = undefined;
    });
    return started;
  };
  const run = async (job: Job): Promise<Result> => {
    clearTimeout(rest);
    thread ??= start();
    thread.ref();
    const told = await new Promise<Told<Result>>((resolve) => {
      const giveUp = () => settle({ refused: tooLong, isStuck: true });
      const endAfter = (ms: number) => setTimeout(giveUp, ms);
      const most = process.memoryUsage.rss() + 2 * memoryMb * 1024 * 1024;
      const look = setInterval(() => process.memoryUsage.rss() > most && giveUp(), lookMs);
      let deadline = endAfter(startMs + deadlineMs);
      // From when the thread takes it up: starting one takes its time on a busy machine.
      begin = () => {
        clearTimeout(deadline);
        deadline = endAfter(deadlineMs);
      };
      settle = (answer) => {
        clearTimeout(deadline);
        clearInterval(look);
        resolve(answer);
      };
      thread?.postMessage(job);
    });
    if (told.isStuck || 'failed' in told) stop();
    thread?.unref();
    rest = setTimeout(stop, restMs).unref();
    if ('result' in told) return told.result;
    if ('refused' in told) throw new AppError(told.refused);
    throw new Error(told.failed);
  };
  return async (job, personId) => {
    if (inLine.length >= places || inLine.filter((one) => one === personId).length >= placesEach(places))
      throw new AppError('file.manyAtWork');
    inLine.push(personId);
    const done = last.then(async () => run(typeof job === 'function' ? await (job as () => Promise<Job>)() : job));
    last = done.catch(() => undefined).finally(() => inLine.splice(inLine.indexOf(personId), 1));
    return done;
  };
}
