import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { twoStepRules } from '@jalon/domain/accounts/own-account';

const { digits, periodSeconds, window } = twoStepRules;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding: what people can type. */
export function base32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** RFC 4226: a code for a counter. */
function codeOf(secret: Buffer, counter: number, length: number): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', secret).update(message).digest();
  const offset = mac.readUInt8(19) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** length).padStart(length, '0');
}

const periodAt = (at: Date): number => Math.floor(at.getTime() / 1000 / periodSeconds);

/** RFC 6238, with SHA-1: what every authenticator app knows. */
export const totp = (secret: Buffer, at: Date, length: number = digits): string => codeOf(secret, periodAt(at), length);

/** The period a code is of, one early or late allowed; undefined when it is of none. */
export function periodOf(secret: Buffer, code: string, at: Date): number | undefined {
  const given = Buffer.from(code);
  if (given.length !== digits) return undefined;
  const periods = Array.from({ length: 2 * window + 1 }, (_, step) => periodAt(at) - window + step);
  return periods.filter((period) => timingSafeEqual(Buffer.from(codeOf(secret, period, digits)), given)).at(-1);
}

/** 160 bits, as the RFC recommends for SHA-1. */
export const newSecret = (): Buffer => randomBytes(20);

/** What an authenticator app reads from a QR code. */
export function addressFor(secret: Buffer, email: string): string {
  const parameters = new URLSearchParams({
    secret: base32(secret),
    issuer: 'Jalon',
    algorithm: 'SHA1',
    digits: String(digits),
    period: String(periodSeconds),
  });
  return `otpauth://totp/Jalon:${encodeURIComponent(email)}?${parameters}`;
}

/** Four groups of four, 80 bits: the first says which code it is, the others are the secret. */
export const newRecoveryCode = (): string => (base32(randomBytes(10)).toLowerCase().match(/.{4}/g) ?? []).join('-');
