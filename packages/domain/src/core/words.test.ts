import { expect, test } from 'vitest';
import { excerptOf, formsOf, holdsWords, isNearWord, markWords, nearlyHoldsWords } from './words.ts';

/** Each finds the other. */
const pairs = [
  ['développeur', 'développeuse'],
  ['développeurs', 'Développeuses'],
  ['testeur', 'testeuse'],
  ['directeur', 'directrice'],
  ['rédacteurs', 'rédactrice'],
  ['auteur', 'autrice'],
  ['auteur', 'auteure'],
  ['ingénieur', 'ingénieure'],
  ['technicien', 'techniciennes'],
  ['créatif', 'créative'],
  ['conseiller', 'conseillère'],
  ['infirmier', 'infirmières'],
  ['chargé', 'chargée'],
  ['consultant', 'consultante'],
  ['président', 'présidente'],
  ['commercial', 'commerciale'],
  ['commercial', 'commerciaux'],
  ['professionnel', 'professionnelle'],
  ['expert', 'experte'],
  ['adjoint', 'adjointe'],
  ['analyst', 'analyste'],
  ['architect', 'architecte'],
  ['chef', 'cheffe'],
  ['patron', 'patronne'],
  ['réseau', 'réseaux'],
  ['projet', 'projets'],
] as const;

test.each(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))('a text with %s is found by %s', (text, query) => {
  expect(holdsWords(`Une personne, ${text} en régie`, query)).toBe(true);
});

test.each([
  ['Développeur Java', 'java developpeuse', true],
  ['Développeuse back-end', 'BACK-END', true],
  ['Chargé d’affaires', "chargée d'affaires", true],
  ['ActiveMQ', 'active', true],
  ['Directrice des achats', 'achat', true],
  ['Direction financière', 'directrice', false],
  ['Développement', 'développeuse', false],
  ['Testing', 'testeuse', false],
  ['Data analyst', 'développeur', false],
  ['', 'x', false],
  ['Anything', '  ', true],
])('%j holds %j: %s', (text, query, expected) => {
  expect(holdsWords(text, query)).toBe(expected);
});

test('a text is found by each beginning of its own words, as they are typed', () => {
  const words = [...new Set(pairs.flat())];
  for (const word of words)
    for (let length = 1; length <= word.length; length++) expect(holdsWords(word, word.slice(0, length)), word.slice(0, length)).toBe(true);
});

test('what is no word of letters is looked for as it is', () => {
  expect(formsOf('CRA-2041')).toEqual(['cra-2041']);
  expect(formsOf('lucas.noires@jalon.test')).toEqual(['lucas.noires@jalon.test']);
  expect(formsOf('C++')).toEqual(['c++']);
});

test('the words of a search are marked whole, in any of their forms, and nothing between them', () => {
  const hits = (text: string, query: string) =>
    markWords(text, query)
      .filter(({ isHit }) => isHit)
      .map((piece) => piece.text);
  expect(hits('Où trouver l’Attestation URSSAF ?', 'attestations  urssaf')).toEqual(['Attestation', 'URSSAF']);
  expect(hits('Une prestation', 'un')).toEqual(['Une']);
  expect(hits('a + b', '+')).toEqual([]);
  expect(
    markWords('Frais ?', 'frais')
      .map(({ text }) => text)
      .join(''),
  ).toBe('Frais ?');
});

test.each([
  ['court', 'x', 10, 'court'],
  ['un deux trois quatre cinq six sept', 'cinq', 18, '… cinq six sept'],
  ['un deux trois quatre cinq six sept', 'sept', 18, '… six sept'],
  ['un deux trois quatre cinq six sept', 'un', 12, 'un deux …'],
  ['un deux trois quatre cinq six sept', 'deux', 15, 'un deux trois …'],
  ['un deux trois quatre cinq six sept', 'absent', 12, 'un deux …'],
  ['une répétition générale, demain', 'repetitions', 20, 'une répétition …'],
  ['x'.repeat(50), 'x', 20, `${'x'.repeat(20)} …`],
])('of %j, looked through for %j, %d letters show %j', (text, query, length, shown) => {
  expect(excerptOf(text, query, length)).toBe(shown);
});

test.each([
  ['Marek', 'marel', true],
  ['Marek', 'mraek', true],
  ['Marek', 'marrek', true],
  ['Développeur', 'developper', true],
  ['Développement', 'devellopp', true],
  ['Marek', 'martin', false],
  ['Marseille', 'marek', false],
  ['Marek', 'mare', false],
  ['Mareks', 'marek', true],
  ['Marek', 'mareks', true],
  ['Lyon', 'lion', false],
  ['Prestations', 'prestige', false],
])('%j was meant by %j: %s', (word, typed, expected) => {
  expect(isNearWord(word, typed)).toBe(expected);
});

test('what is like the words of a search is found and marked where nothing is the same', () => {
  expect(nearlyHoldsWords('Statistiques du mois', 'statistqiues moi')).toBe(true);
  expect(nearlyHoldsWords('Statistiques du mois', 'statistqiues jour')).toBe(false);
  const hits = (text: string, query: string) => markWords(text, query).flatMap(({ text: word, isHit }) => (isHit ? [word] : []));
  expect(hits('Ilona Marek', 'marel')).toEqual(['Marek']);
  expect(hits('Marel et Marek', 'marel')).toEqual(['Marel']);
});
