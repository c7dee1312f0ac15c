import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Argon2id with 19 MiB and 2 passes: about 33 ms of one core, so only a few at a time. Tests, which hash thousands, lower it. */
export const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };
const atOnce = 2;

const derive = promisify(argon2);
let running = 0;
const waiting: (() => void)[] = [];

async function hashWith(password: string, nonce: Buffer, paid = cost): Promise<Buffer> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await derive('argon2id', { ...paid, message: password.normalize('NFKC'), nonce });
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `${prefix}$${nonce.toString('base64')}$${(await hashWith(password, nonce)).toString('base64')}`;
}

const kept = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

/**
 * Takes the same time whether or not there is a hash to compare with: an unknown e-mail is as slow as a wrong password. What a hash cost
 * stands in it, so that those made before the cost changed still open.
 */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', hash] = kept.exec(stored ?? '') ?? [];
  if (!hash) {
    await hashWith(password, randomBytes(16));
    return false;
  }
  const paid = { ...cost, memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return timingSafeEqual(await hashWith(password, Buffer.from(nonce, 'base64'), paid), Buffer.from(hash, 'base64'));
}
