import { spawn } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { pictureRules } from '@jalon/domain/accounts/own-account';
import { AppError } from '@jalon/domain/core/errors';
import { checkPicture, type PictureLimits } from './picture-header.ts';

const { maxPixels, side } = pictureRules;
const decoder = join(import.meta.dirname, 'picture-decoder.ts');
/** Generous: on a busy machine it is the last to get its turn. */
const deadlineMs = 30_000;
/** How the decoder ends for a file that is no picture; any other end but 0 is a fault of ours. */
const unreadable = 3;

/** How many pictures may be in line, the one at work included. Of the waiting ones the files are held in memory. */
const places = { member: 8, visitor: 3 };
type Sender = keyof typeof places;
let inLine = 0;
let last: Promise<unknown> = Promise.resolve();

/** Where the file of a picture is kept, from the name the database has for it. */
export const pictureKey = (picture: string): string => `pictures/${picture}`;

/** The longest side of a picture that fills a page of a document: 150 dots for each inch of A4. */
const pageSide = 1750;
type Kind = 'portrait' | 'logo' | 'page';
type Options = { from?: Sender; limits?: PictureLimits };

/**
 * A picture of our own making: turned as the camera was held, and without what the camera wrote beside the pixels. A portrait is cut to a
 * square; a logo is kept whole; a page is a JPEG, for a document. One is decoded at a time, in a process of its own: the threads of this one are for passwords.
 */
export async function toPicture(file: Buffer, kind: Kind, { from = 'member', limits }: Options = {}): Promise<Buffer> {
  checkPicture(file, limits);
  if (inLine >= places[from]) throw new AppError('file.busy');
  inLine += 1;
  const decoded = last.then(() => decode(file, kind));
  last = decoded.catch(() => undefined).finally(() => (inLine -= 1));
  return decoded;
}

async function decode(file: Buffer, kind: Kind): Promise<Buffer> {
  const cache = getCompileCacheDir();
  const child = spawn(process.execPath, [decoder, kind, String(kind === 'page' ? pageSide : side), String(maxPixels), String(unreadable)], {
    // Nothing of the configuration: a decoder that is taken over finds no secret there.
    env: cache ? { NODE_COMPILE_CACHE: cache } : {},
    timeout: deadlineMs,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve, reject) =>
    child.once('error', reject).once('close', (code, signal) => resolve({ code, signal })),
  );
  // It may end before it has read everything.
  child.stdin.on('error', () => undefined).end(file);
  yieldTo(child.pid);
  const [picture, complaint, { code, signal }] = await Promise.all([buffer(child.stdout), text(child.stderr), ended]);
  if (code === 0) return picture;
  if (code === unreadable) throw new AppError('file.notAnImage');
  if (signal === 'SIGKILL') throw new AppError('file.tooHeavy');
  throw new Error(`The decoder of pictures ended with ${code ?? signal}: ${complaint.trim()}`);
}

/** Whoever waits for a page comes before a picture. */
function yieldTo(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or this system has no priorities.
  }
}
