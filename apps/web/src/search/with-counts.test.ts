import { expect, test } from 'vitest';
import type { Filter } from '../ui/table-column.ts';
import { withCounts } from './with-counts.ts';

const sectors: Filter = {
  ...{ kind: 'several', key: 'sector', label: 'Secteur' },
  options: ['energy', 'banking', 'rail'].map((value) => ({ value, label: value })),
};
const skills: Filter = {
  kind: 'several',
  key: 'skills',
  label: 'Compétences',
  isOpen: true,
  options: [{ value: 'Cobol', label: 'Cobol' }],
};
const start: Filter = { kind: 'range', of: 'date', key: 'start', label: 'Démarrage' };
const answer = {
  understood: [],
  isMore: false,
  facets: { sector: [{ value: 'energy', count: 2 }], skills: [{ value: 'Java', count: 3 }] },
};

test('choices have their counts; those that leave nothing are offered only where they are chosen', () => {
  const [sector, skill, last] = withCounts([sectors, skills, start], answer, { sector: 'rail' });
  expect(sector).toMatchObject({
    options: [
      { value: 'energy', count: 2 },
      { value: 'rail', count: 0 },
    ],
    known: 3,
  });
  expect(skill).toMatchObject({ options: [{ value: 'Java', label: 'Java', count: 3 }] });
  expect(last).toBe(start);
});

test('until counts are there, everything is offered', () => {
  expect(withCounts([sectors, skills], undefined, {})).toEqual([sectors, skills]);
});

test('where more was found than is counted, everything is offered', () => {
  const [sector] = withCounts([sectors], { ...answer, isMore: true }, {});
  expect(sector).toMatchObject({
    options: [
      { value: 'energy', count: 2, isMore: true },
      { value: 'banking', count: undefined },
      { value: 'rail', count: undefined },
    ],
  });
});
