import { expect, test } from 'vitest';
import { sealer } from './sealed.ts';

const secret = 'a secret for tests, long enough to pass';

test('what is sealed opens for the same purpose, the same thing and the same secret only', () => {
  const { seal, open } = sealer(secret, 'tests');
  const sealed = seal('été', 'me');
  expect(open(sealed, 'me')).toBe('été');
  expect(sealed.includes('été')).toBe(false);
  expect(seal('été', 'me').equals(sealed)).toBe(false);
  expect(open(sealed, 'you')).toBeUndefined();
  expect(sealer(secret, 'others').open(sealed, 'me')).toBeUndefined();
  expect(sealer(`${secret}!`, 'tests').open(sealed, 'me')).toBeUndefined();
});

test('a changed, cut or empty one opens nothing', () => {
  const { seal, open } = sealer(secret, 'tests');
  const sealed = seal('text', 'me');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(open(changed, 'me')).toBeUndefined();
    expect(open(sealed.subarray(0, at), 'me')).toBeUndefined();
  }
});
