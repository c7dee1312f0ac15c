import { expect, test } from 'vitest';
import { momentIn, periodIn, readMonth } from './draft-dates.ts';

test.each([
  ['2019-03', '2019-03'],
  ['2019-03-15', '2019-03'],
  ['2019-03-15T10:00:00Z', '2019-03'],
  ['3/2019', '2019-03'],
  ['15.03.2019', '2019-03'],
  ['Mars 2019', '2019-03'],
  ['Mar 2019', '2019-03'],
  ['févr. 2020', '2020-02'],
  ['juin 2020', '2020-06'],
  ['juillet 2020', '2020-07'],
  ['July 2020', '2020-07'],
  ['août 2020', '2020-08'],
  ['2020', '2020-01'],
  ['brumaire 2020', undefined],
  ['2019-13', undefined],
  ['bientôt', undefined],
  ['', undefined],
])('%s is read as %s', (text, month) => expect(readMonth(text, 'from')).toBe(month));

test('a year alone ends in December', () => expect(readMonth('2020', 'to')).toBe('2020-12'));

test.each([
  ['Développeur\tmars 2019 – aujourd’hui', { from: '2019-03', isCurrent: true, rest: 'Développeur\t\t' }],
  ['2017 - 2019 : Chef de projet', { from: '2017-01', to: '2019-12', isCurrent: false, rest: '\t : Chef de projet' }],
  ['01/2018 à 06/2019', { from: '2018-01', to: '2019-06' }],
  ['Lead (Jan 2015 to Present)', { from: '2015-01', isCurrent: true, rest: 'Lead \t' }],
  ['Depuis septembre 2021', { from: '2021-09', isCurrent: true }],
])('%s has a period', (line, found) => expect(periodIn(line)).toMatchObject(found));

test.each(['Un texte', '2019', 'Version 12.2019-2', 'depuis longtemps'])('%s has none', (line) => expect(periodIn(line)).toBeUndefined());

test.each([
  ['2010 – 2012 Master', '2012'],
  ['Master (2012)', '2012'],
  ['juin 2012, Master', 'juin 2012'],
  ['Master', undefined],
])('%s was finished in %s', (line, when) => expect(momentIn(line)?.when).toBe(when));
