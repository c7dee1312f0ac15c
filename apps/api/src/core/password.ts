import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Argon2id with 19 MiB and 2 passes: about 33 ms of one core, so only a few at a time. Tests, which hash thousands, lower it. */
export const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };
const atOnce = 2;

const derive = promisify(argon2);
let running = 0;
const waiting: (() => void)[] = [];

async function hashWith(password: string, nonce: Buffer): Promise<Buffer> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await derive('argon2id', { ...cost, message: password.normalize('NFKC'), nonce });
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

/** Takes the same time whether or not there is a hash to compare with: an unknown e-mail is as slow as a wrong password. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [, nonce, hash] = /^\$argon2id\$.*\$([^$]+)\$([^$]+)$/.exec(stored ?? '') ?? [];
  const expected = hash ? Buffer.from(hash, 'base64') : randomBytes(cost.tagLength);
  const actual = await hashWith(password, nonce ? Buffer.from(nonce, 'base64') : randomBytes(16));
  return timingSafeEqual(actual, expected) && hash !== undefined;
}
