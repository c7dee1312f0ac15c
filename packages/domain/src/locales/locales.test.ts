import { expect, test } from 'vitest';
import { routeNames } from '../core/routes.ts';
import { faultsInFrench } from '../testing.ts';
import { texts } from './all.ts';
import { mails as englishMails } from './en/mails.ts';
import { notices as englishNotices } from './en/notices.ts';
import { mails as frenchMails } from './fr/mails.ts';
import { notices as frenchNotices } from './fr/notices.ts';

const leaves = (node: unknown, path = ''): [string, string][] =>
  typeof node === 'string'
    ? [[path, node]]
    : Object.entries(node as object).flatMap(([key, child]) => leaves(child, path ? `${path}.${key}` : key));

const french = new Map([...leaves(texts.fr), ...leaves(frenchNotices, 'notifications')]);
const english = new Map([...leaves(texts.en), ...leaves(englishNotices, 'notifications')]);

test('both languages say the same things', () => {
  expect([...english.keys()].sort()).toEqual([...french.keys()].sort());
});

test('every address has a title, and no title is of an address that is gone', () => {
  expect(Object.keys(texts.fr.routes).sort()).toEqual([...routeNames].sort());
});

test('no text is empty, and each keeps the values it is given', () => {
  const holes = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort();
  for (const [key, text] of french) {
    expect(text.trim(), key).not.toBe('');
    expect(english.get(key)?.trim(), key).not.toBe('');
    expect(holes(english.get(key) ?? ''), key).toEqual(holes(text));
  }
});

test('where a sentence speaks of the operator, it has its name', () => {
  for (const key of ['account.intro', 'account.data.text', 'chat.announcements', 'companies.card.logo.hint'])
    for (const language of [french, english]) expect(language.get(key), key).toContain('{{operator}}');
});

const typeset = [...french, ...leaves(frenchMails, 'mails')];

test('French is typeset, and speaks to nobody as a man', () => {
  for (const [key, text] of typeset) expect(faultsInFrench(text), key).toEqual([]);
});

test.each([
  ["l'heure", 1],
  ['dit "oui"', 1],
  ['Quoi?', 1],
  ['«oui»', 1],
  ['le compte de {{name}}', 1],
  ['Vous êtes invité', 1],
  ['Vous êtes invitée', 0],
  ['« Quoi ? » : voir https://a.fr', 0],
])('%s has %i faults', (text, count) => {
  expect(faultsInFrench(text)).toHaveLength(count);
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
