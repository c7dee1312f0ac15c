import { expect, test } from 'vitest';
import { coresOf, holdsOwnWord, isCommonPassword } from './common-passwords.ts';

test.each(['Password1!', 'P@ssw0rd!', 'Azerty123!', '2026Bonjour!', 'Motdepasse.1', 'Aaaaaaa1!', 'M0td3p@sse!'])(
  '%s is found by guessing',
  (value) => {
    expect(isCommonPassword(value)).toBe(true);
  },
);

test.each(['Chemin!42vert', 'Jalon!2026', 'Sentier!73bleu', 'Tr3s-bien.dormi'])('%s is not', (value) => {
  expect(isCommonPassword(value)).toBe(false);
});

test.each([
  ['Mustang2024$', 'mustang'],
  ['Trustno1!', 'trustno1'],
  ['L!verp00l9', 'liverpool'],
  ['Élodie.77', 'elodie'],
  ['P@$$w0rd', 'password'],
])('a long list is asked for what %s is made of', (value, core) => {
  expect(coresOf(value)).toContain(core);
});

test('three letters are in too many passwords to be asked for', () => {
  expect(coresOf('Abc4!')).not.toContain('abc');
});

const zoe = { firstName: 'Zoé-Maëlle', lastName: 'Le Goff', email: 'contact.zml@nova.test', company: 'Nova Conseil' };

test.each(['J4l0n!Rouge', 'Maelle#2026x', 'Xx!LeGoff29', 'C0nt@ct!29x', 'Nova.Conse1l9'])('%s holds a word of the person', (value) => {
  expect(holdsOwnWord(value, zoe)).toBe(true);
});

test.each(['Chemin!42vert', 'Goff!29arbre'])('%s holds none, or half of one', (value) => {
  expect(holdsOwnWord(value, { ...zoe, lastName: 'Le Go' })).toBe(false);
});

test('names of fewer than four letters are in too many words to be refused', () => {
  expect(holdsOwnWord('Leaf!42green', { firstName: 'Léa', lastName: 'Roy', email: 'lea@x.test', company: null })).toBe(false);
});
