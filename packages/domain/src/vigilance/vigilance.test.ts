import { describe, expect, test } from 'vitest';
import type { DocumentState, DocumentType } from '../documents/document.ts';
import {
  askedOf,
  checkDays,
  type DeskGroup,
  givenBy,
  groupOf,
  type HeldPaper,
  isTooLong,
  isWatched,
  lackingOf,
  type Operation,
  type PaperState,
  papersOf,
} from './vigilance.ts';

const today = '2026-12-01';
const operation: Operation = {
  ...{ contractType: 'Freelance', legalStatus: 'SASU', amountCents: 3_888_000, startsOn: '2026-09-01', endsOn: '2027-01-31' },
};
const held = (type: DocumentType, state: DocumentState, expiresOn: string | null, more: Partial<HeldPaper> = {}): HeldPaper => ({
  ...{ type, state, expiresOn, coveredUntil: null, hasFile: true, ...more },
});
const all = (['vigilance', 'registration', 'foreignWorkers', 'insurance', 'tax'] as const).map((type) =>
  held(type, 'accepted', '2027-05-28'),
);
const with_ = (...papers: HeldPaper[]) => [...all.filter(({ type }) => !papers.some((one) => one.type === type)), ...papers];

test.each([
  ['Freelance', 500_000, true],
  ['Freelance', 499_999, false],
  ['CDD', 3_000_000, false],
  ['CDI', 3_000_000, false],
] as const)('%s paid %i cents: watched %s', (contractType, amountCents, expected) => {
  expect(isWatched({ contractType, amountCents })).toBe(expected);
  const papers = papersOf({ ...operation, contractType, amountCents }, [], today);
  expect(papers.every(({ state }) => (state === 'notDue') === !expected)).toBe(true);
  expect(lackingOf(papers)).toEqual(expected ? ['vigilance', 'registration', 'foreignWorkers'] : []);
  expect(groupOf(papers)).toBe(expected ? 'blocked' : 'inOrder');
});

const states: [name: string, paper: HeldPaper | undefined, state: PaperState, until: string | null, holds: boolean][] = [
  ['nothing', undefined, 'missing', null, false],
  ['under check', held('vigilance', 'submitted', '2027-05-28'), 'toCheck', null, false],
  ['under check, covered', held('vigilance', 'submitted', '2027-05-28', { coveredUntil: today }), 'toCheck', today, true],
  ['under check, covered before', held('vigilance', 'submitted', '2027-05-28', { coveredUntil: '2026-11-30' }), 'toCheck', null, false],
  ['refused', held('vigilance', 'refused', '2027-05-28'), 'refused', null, false],
  ['refused, covered', held('vigilance', 'refused', '2027-05-28', { coveredUntil: '2026-12-14' }), 'refused', '2026-12-14', true],
  ['expired', held('vigilance', 'expired', '2026-11-02'), 'expired', '2026-11-02', false],
  ['accepted, over', held('vigilance', 'accepted', '2026-11-30'), 'expired', '2026-11-30', false],
  ['accepted, last day', held('vigilance', 'accepted', today), 'ending', today, true],
  ['30 days left', held('vigilance', 'accepted', '2026-12-31'), 'ending', '2026-12-31', true],
  ['31 days left', held('vigilance', 'accepted', '2027-01-01'), 'announced', '2027-01-01', true],
  ['60 days left', held('vigilance', 'accepted', '2027-01-30'), 'announced', '2027-01-30', true],
  ['61 days left', held('vigilance', 'accepted', '2027-01-31'), 'valid', '2027-01-31', true],
  ['without end', held('vigilance', 'accepted', null), 'valid', null, true],
];
test.each(states)('%s', (_, paper, state, until, holds) => {
  const [first] = papersOf(operation, paper ? [paper] : [], today);
  expect(first).toEqual({ type: 'vigilance', state, until, holds });
});

describe('the one group of an operation', () => {
  const cases: [name: string, papers: HeldPaper[], group: DeskGroup, lacking: DocumentType[], asked: DocumentType[]][] = [
    ['all in order', all, 'inOrder', [], []],
    ['one is announced', with_(held('tax', 'accepted', '2027-01-20')), 'inOrder', [], []],
    ['one ends', with_(held('tax', 'accepted', '2026-12-31')), 'toRenew', [], ['tax']],
    ['usage asks for one', all.filter(({ type }) => type !== 'insurance'), 'toRenew', [], ['insurance']],
    ['the law asks for one', all.filter(({ type }) => type !== 'registration'), 'blocked', ['registration'], ['registration']],
    ['one to check', with_(held('vigilance', 'submitted', '2027-05-28')), 'toCheck', ['vigilance'], []],
    [
      'one to check and one ending',
      with_(held('tax', 'submitted', '2027-05-28'), held('insurance', 'accepted', today)),
      ...(['toCheck', [], ['insurance']] as [DeskGroup, DocumentType[], DocumentType[]]),
    ],
    [
      'one to check and one that lacks',
      with_(held('vigilance', 'submitted', '2027-05-28'), held('registration', 'expired', '2026-11-02')),
      ...(['blocked', ['vigilance', 'registration'], ['registration']] as [DeskGroup, DocumentType[], DocumentType[]]),
    ],
    [
      'refused while an earlier one holds',
      with_(held('vigilance', 'refused', null, { coveredUntil: '2027-02-01' })),
      ...(['toRenew', [], ['vigilance']] as [DeskGroup, DocumentType[], DocumentType[]]),
    ],
  ];
  test.each(cases)('%s', (_, papers, group, lacking, asked) => {
    const found = papersOf(operation, papers, today);
    expect(groupOf(found)).toBe(group);
    expect(lackingOf(found).toSorted()).toEqual(lacking.toSorted());
    expect(askedOf(found)).toEqual(asked);
  });
});

test('what is let pass by exception blocks nothing, but is still to be completed', () => {
  const papers = papersOf(
    operation,
    all.filter(({ type }) => type === 'tax'),
    today,
  );
  expect(groupOf(papers, ['vigilance', 'registration'])).toBe('blocked');
  expect(groupOf(papers, ['vigilance', 'registration', 'foreignWorkers'])).toBe('toRenew');
});

test('a residence permit is watched where one was given, and stops nothing', () => {
  expect(papersOf(operation, with_(held('residency', 'accepted', null, { hasFile: false })), today)).toHaveLength(5);
  const papers = papersOf(operation, with_(held('residency', 'expired', '2026-11-02')), today);
  expect(papers.at(-1)).toMatchObject({ type: 'residency', state: 'expired' });
  expect(lackingOf(papers)).toEqual([]);
  expect(groupOf(papers)).toBe('toRenew');
});

test.each([
  ['2026-09-01', '2027-01-31', ['2026-09-01']],
  ['2026-09-01', '2027-03-01', ['2026-09-01', '2027-03-01']],
  ['2026-08-31', '2027-09-30', ['2026-08-31', '2027-02-28', '2027-08-31']],
])('from %s to %s checked on %j', (startsOn, endsOn, expected) => {
  expect(checkDays({ startsOn, endsOn })).toEqual(expected);
});

test.each([
  ['portage', '2024-01-01', '2026-12-31', false, 'portageFirm'],
  ['portage', '2024-01-01', '2027-01-01', true, 'portageFirm'],
  ['EI', '2020-01-01', '2027-01-01', false, 'freelance'],
] as const)('%s from %s to %s is too long: %s', (legalStatus, startsOn, endsOn, isOver, giver) => {
  expect(isTooLong({ legalStatus, startsOn, endsOn })).toBe(isOver);
  expect(givenBy({ legalStatus })).toBe(giver);
});
