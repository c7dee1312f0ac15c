import { setTimeout as sleep } from 'node:timers/promises';
import { totp } from '../src/accounts/totp.ts';

export function readBase32(text: string): Buffer {
  const bits = [...text].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an authenticator app shows for the secret it was given, so many periods from now. */
export const codeAt = (secret: string, periods = 0): string => totp(readBase32(secret), new Date(Date.now() + periods * 30_000));

/** Of the period before, so that the code of this one is left for a sign-in. It holds for a period: one that is nearly over is waited for. */
export async function codeBefore(secret: string): Promise<string> {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 2000) await sleep(left + 20);
  return codeAt(secret, -1);
}
