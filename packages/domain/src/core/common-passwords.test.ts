import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each(['Password1!', 'P@ssw0rd!', 'Azerty123!', '2026Bonjour!', 'Motdepasse.1', 'Aaaaaaa1!', 'M0td3p@sse!'])(
  '%s is found by guessing',
  (value) => {
    expect(isCommonPassword(value)).toBe(true);
  },
);

test.each(['Chemin!42vert', 'Jalon!2026', 'Sentier!73bleu', 'Tr3s-bien.dormi'])('%s is not', (value) => {
  expect(isCommonPassword(value)).toBe(false);
});
