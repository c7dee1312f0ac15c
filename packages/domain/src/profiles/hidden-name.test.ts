import { expect, test } from 'vitest';
import { nameTaker } from './hidden-name.ts';

const camille = nameTaker({ firstName: 'Camille', lastName: 'Moreau' });
test.each([
  ['Camille Moreau, moreau camille et CAMILLE MOREAU', '…, … et …'],
  ['camille, Moreau ; moreau', '…, … ; …'],
  ['camillemoreau, moreauCamille', '…, …'],
  ['camille.moreau, camille_moreau, moreau-camille', '…, …, …'],
  ['c.moreau, C. Moreau, c-moreau, moreau.c', '…, …, …, …'],
  ['Compte : github camillemoreau/outils', 'Compte : github …/outils'],
  ['cmoreau, moreauc, camillem, CMoreau75 et github.com cmoreau', '…, …, …, … et github.com …'],
  ['moreau75, 75moreau, camille1990, camillemoreau2', '…, …, …, …'],
  ['Des camilles, moreaux, camillemoreaux et chamoreau', 'Des camilles, moreaux, camillemoreaux et chamoreau'],
  ['La partie c, moraux', 'La partie c, moraux'],
])('%s is told as %s', (text, told) => expect(camille(text)).toBe(told));

const rose = nameTaker({ firstName: 'Rose-Marie', lastName: 'Petit' });
test.each([
  ['un petit groupe, une rose', 'un petit groupe, une rose'],
  ['rose petit, Petit, Rose', '…, …, …'],
  ['rosemarie.petit et r.petit', '… et …'],
  ['rosemarie', '…'],
  ['une rose. petit à petit, rose, petit', 'une rose. petit à petit, rose, petit'],
])('where the name is made of words, %s is told as %s', (text, told) => expect(rose(text)).toBe(told));

test.each([
  ['rpetit, rmpetit, petit75', '…, …, …'],
  ['les roses, petits, grandp', 'les roses, petits, grandp'],
])('of %s, what no word is goes', (text, told) => expect(rose(text)).toBe(told));

const known = nameTaker({ firstName: 'Camille', lastName: 'Moreau' }, true);
test.each([
  ['Camille, camille75, camillem', 'Camille, camille75, camillem'],
  ['cmoreau, c.moreau, camillemoreau, camille-moreau, moreau75', '…, …, …, camille-…, …'],
])('where the first name is told, %s is told as %s', (text, told) => expect(known(text)).toBe(told));

const short = nameTaker({ firstName: 'Luc', lastName: 'Roy' });
test.each([
  ['luc roy, lucroy, l.roy, Luc et Roy', '…, …, …, … et …'],
  ['le réseau, royal, élucider, luc', 'le réseau, royal, élucider, luc'],
  ['roy75, luc2', '…, …'],
  ['l’équipe, un roy', 'l’équipe, un roy'],
])('of a short name, %s is told as %s', (text, told) => expect(short(text)).toBe(told));

test('accents make no difference, and who has no name is nobody', () => {
  expect(nameTaker({ firstName: 'Zoé', lastName: 'Lefèvre' })('zoe LEFEVRE, zoé.lefèvre')).toBe('…, …');
  expect(nameTaker({ firstName: '', lastName: '' })('Rien à cacher, a.b')).toBe('Rien à cacher, a.b');
});
