import { expect, test } from 'vitest';
import { unbroken } from '../core/typography.ts';
import { texts } from './all.ts';
import { mails as englishMails } from './en/mails.ts';
import { mails as frenchMails } from './fr/mails.ts';

const leaves = (node: unknown, path = ''): [string, string][] =>
  typeof node === 'string'
    ? [[path, node]]
    : Object.entries(node as object).flatMap(([key, child]) => leaves(child, path ? `${path}.${key}` : key));

const french = new Map(leaves(texts.fr));
const english = new Map(leaves(texts.en));

test('both languages say the same things', () => {
  expect([...english.keys()].sort()).toEqual([...french.keys()].sort());
});

test('no text is empty, and each keeps the values it is given', () => {
  const holes = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort();
  for (const [key, text] of french) {
    expect(text.trim(), key).not.toBe('');
    expect(english.get(key)?.trim(), key).not.toBe('');
    expect(holes(english.get(key) ?? ''), key).toEqual(holes(text));
  }
});

const typeset = [...french, ...leaves(frenchMails, 'mails')].map(([key, text]) => [key, unbroken(text)] as const);
/** Lists of signs that passwords take, and addresses, are no sentences. */
const withoutSigns = (text: string): string => text.replaceAll('@!#$^*%/.+:;=', '').replace(/https?:\S+/g, '');

test('French is typeset: no straight apostrophe or quotation mark', () => {
  for (const [key, text] of typeset) expect(text, key).not.toMatch(/\p{L}'\p{L}|"|“|”/u);
});

test('French is typeset: a space that does not break before : ; ? ! » and after «', () => {
  for (const [key, text] of typeset) expect(withoutSigns(text), key).not.toMatch(/(^|[^\u00a0])[:;?!»]|«[^\u00a0]/u);
});

test('French does not put "de" or "que" before a name, which may begin with a vowel', () => {
  for (const [key, text] of typeset) expect(text, key).not.toMatch(/\b(de|que) \{\{(?!count|shown|email)/u);
});

test('French speaks to nobody as a man', () => {
  const gendered =
    /serez (prévenu|averti|informé|invité)|êtes (déjà )?(connecté|inscrit|invité)(?!\p{L})|Rester connecté|\}\} a été (ajouté|supprimé)(?!\p{L})/u;
  for (const [key, text] of typeset) expect(text, key).not.toMatch(gendered);
});

test('one word for one thing, in both languages', () => {
  const replaced = /\bEsc\b|, ce sera «|vient de partir|est (re)?partie? à|se devine|Nombre de salariés|de départ|chemin fait/iu;
  for (const [key, text] of typeset) expect(text, key).not.toMatch(replaced);
  const english = [...leaves(texts.en), ...leaves(englishMails, 'mails')];
  for (const [key, text] of english)
    expect(text, key).not.toMatch(
      /sales (people|person)|a character among|on its way|Expenses of the month|approv(al|e)|freelances\b|asked for your|(address|acceptance|password) asked|\byou (see|receive) th|present one|is (already )?that of|is made\b|"/iu,
    );
});
