import { expect, test } from 'vitest';
import { realCost } from '../../test/cheap-passwords.ts';
import { hashPassword, isPassword } from './password.ts';

test('a password is the whole of what was typed: its spaces, its case and its last character', async () => {
  const password = ` Chemin!42vert ${'é'.repeat(113)}`;
  const kept = await hashPassword(password);
  expect(await isPassword(password, kept)).toBe(true);
  for (const other of [password.trim(), password.toLowerCase(), password.slice(0, -1), `${password.slice(0, -1)}e`])
    expect(await isPassword(other, kept)).toBe(false);
});

test('the same password is kept otherwise for everybody, and none opens an account that has none', async () => {
  const [one, other] = [await hashPassword('Chemin!42vert'), await hashPassword('Chemin!42vert')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  expect(realCost).toMatchObject({ memory: 19_456, passes: 2, parallelism: 1 });
  expect(one).not.toBe(other);
  for (const none of [null, undefined, '', '$argon2id$']) expect(await isPassword('', none)).toBe(false);
});
