import { expect, test } from 'vitest';
import { addressFor, base32, newRecoveryCode, periodOf, totp } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, the lines of SHA-1.
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at %i the code is %s', (seconds, code) => {
  const at = new Date(seconds * 1000);
  expect(totp(secret, at, 8)).toBe(code);
  expect(totp(secret, at)).toBe(code.slice(2));
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base 32 is %j (RFC 4648)', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

test('a code counts for its own period, the one before and the one after', () => {
  const at = new Date(1_700_000_010_000);
  const shifted = (seconds: number) => new Date(at.getTime() + seconds * 1000);
  const code = totp(secret, at);
  const period = Math.floor(at.getTime() / 30_000);
  for (const seconds of [-30, 0, 30]) expect(periodOf(secret, code, shifted(seconds))).toBe(period);
  for (const seconds of [-61, 61]) expect(periodOf(secret, code, shifted(seconds))).toBeUndefined();
  for (const wrong of ['', '12345', '1234567', 'abcdef', '１２３４５６']) expect(periodOf(secret, wrong, at)).toBeUndefined();
});

test('the address for apps names the product, the person and the secret', () => {
  const address = new URL(addressFor(secret, 'zoe+1@jalon.test'));
  expect(address.protocol).toBe('otpauth:');
  expect(decodeURIComponent(address.pathname)).toContain('Jalon:zoe+1@jalon.test');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'Jalon',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

test('recovery codes are easy to copy and never the same', () => {
  const codes = Array.from({ length: 100 }, newRecoveryCode);
  for (const code of codes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
  expect(new Set(codes).size).toBe(100);
});
