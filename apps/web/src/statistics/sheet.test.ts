import { expect, test } from 'vitest';
import { csvOf, type Sheet } from './sheet.ts';

const sheet: Sheet = {
  columns: [
    { label: 'Projet', kind: 'text' },
    { label: 'Jours', kind: 'days' },
    { label: 'Dépense', kind: 'euros' },
    { label: 'Part', kind: 'percent' },
    { label: 'CRA', kind: 'count' },
  ],
  rows: [
    { key: 'a', cells: ['Portail "client"', 1850, 1_184_050, 3333, 2] },
    { key: 'b', cells: ['=1+1', 0, null, null, 0] },
  ],
  total: ['Total', 1850, 1_184_050, 10_000, 2],
};

test('a file says numbers as spreadsheets of its language read them, and runs no formula', () => {
  expect(csvOf([{ title: 'Dépense', sheet }], 'fr').split('\r\n')).toEqual([
    '\uFEFF"Projet";"Jours";"Dépense (€)";"Part (%)";"CRA"',
    '"Portail ""client""";"18,5";"11840,5";"33,33";"2"',
    '"\'=1+1";"0";"";"";"0"',
    '"Total";"18,5";"11840,5";"100";"2"',
    '',
  ]);
  expect(csvOf([{ title: 'Spending', sheet }], 'en')).toContain('"18.5","11840.5","33.33"');
});

test('what a column or a table is called runs no formula either', () => {
  const named: Sheet = { columns: [{ label: '=HYPERLINK("https://x")', kind: 'euros' }], rows: [{ key: 'a', cells: [-150] }] };
  const lines = csvOf(
    [
      { title: '+1', sheet: named },
      { title: '@x', sheet: named },
    ],
    'en',
  ).split('\r\n');
  expect(lines.slice(0, 3)).toEqual(['\uFEFF"\'+1"', '"\'=HYPERLINK(""https://x"") (€)"', '"-1.5"']);
});

test('several tables in one file have their titles', () => {
  const lines = csvOf(
    [
      { title: 'Un', sheet },
      { title: 'Deux', sheet },
    ],
    'fr',
  ).split('\r\n');
  expect([lines[0], lines[5], lines[6]]).toEqual(['\uFEFF"Un"', '', '"Deux"']);
});
