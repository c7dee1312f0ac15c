import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureOf, isTold, matchOf, scoreOf } from './match.ts';
import type { AskedFor, Offered } from './match-criteria.ts';
import type { Part } from './match-schema.ts';
import { matchWeights } from './match-weights.ts';
import { distinctSkills, skillKey, synonymKeys } from './skill-key.ts';

const setting = { today: '2026-11-16', bands: ['0', '1', '2', '3', '11'] };
const need: AskedFor = {
  ...{ contractType: 'Freelance', activityAreas: ['front-end-developer'], skills: ['React', 'TypeScript', 'Node.js', 'GraphQL'] },
  ...{ experience: '3', expertiseArea: 'energy', dailyRateFromCents: 48_000, dailyRateToCents: 52_000, annualSalaryCents: null },
  ...{ remote: 'partial', mobilityArea: 'france-pays-de-la-loire', startsOn: '2027-01-04' },
};
const profile: Offered = {
  ...{ contractType: 'Freelance', professions: ['front-end-developer'], skills: ['react', 'TypeScript', 'Node'], skillLevels: [] },
  ...{ experience: '3', dailyRateCents: 54_000, annualSalaryCents: null, areas: ['france-pays-de-la-loire'], remote: 'partial' },
  ...{ busy: null, availableFrom: '2027-01-04' },
};
const ask = (side: 'freelance' | 'need', n: Partial<AskedFor> = {}, p: Partial<Offered> = {}) =>
  matchOf({ ...need, ...n }, { ...profile, ...p }, { ...setting, side });
const part = (criterion: Part['criterion'], n: Partial<AskedFor>, p: Partial<Offered>) =>
  ask('freelance', n, p).parts.find((one) => one.criterion === criterion);

test('the weights make a hundred, and their version stands with the score', () => {
  expect(Object.values<number>(matchWeights.criteria).reduce((a, b) => a + b)).toBe(100);
  expect(ask('freelance').version).toBe(matchWeights.version);
});

describe('skills, profession and languages', () => {
  test.each<[string, Partial<AskedFor>, Partial<Offered>, number, string]>([
    ['three of four, and the profession', {}, {}, 32, 'some'],
    ['all', {}, { skills: ['React', 'TS', 'NodeJS', 'graphql'] }, 40, 'all'],
    ['one of them a little', {}, { skills: need.skills, skillLevels: [{ name: 'graphql', level: 'basic' }] }, 36, 'some'],
    ['levels above say nothing more', {}, { skillLevels: [{ name: 'React', level: 'expert' }] }, 32, 'some'],
    ['none, another profession', {}, { skills: ['COBOL'], professions: ['tech-lead'] }, 0, 'none'],
    ['no skill but the profession', {}, { skills: [] }, 11, 'none'],
    ['a profession that is not the first', {}, { professions: ['tech-lead', 'front-end-developer'] }, 30, 'some'],
    ['no skill asked for', { skills: [] }, {}, 40, 'notAsked'],
    ['no skill asked for, another profession', { skills: [] }, { professions: ['tech-lead'] }, 28, 'notAsked'],
    ['nothing asked for', { skills: [], activityAreas: [] }, {}, 40, 'notAsked'],
    ['no profession asked for', { activityAreas: [] }, {}, 30, 'some'],
    ['one skill written twice', { skills: ['JS', 'JavaScript'] }, { skills: ['ECMAScript'] }, 40, 'all'],
    ['a language that is spoken', { languages: ['en'] }, { skills: need.skills, languages: [{ code: 'en' }] }, 40, 'all'],
    ['a language that is not', { languages: ['en'] }, { skills: need.skills, languages: [{ code: 'fr' }] }, 35, 'all'],
    ['a language, of who has said none', { languages: ['en', 'fr'] }, { skills: need.skills }, 35, 'all'],
  ])('%s', (_, n, p, earned, reason) => {
    expect(part('skills', n, p)).toMatchObject({ earned, reason, possible: 40 });
  });

  test('tells which are there and which are not, as the need writes them', () => {
    expect(part('skills', {}, { skillLevels: [{ name: 'NODE.JS', level: 'basic' }] })).toMatchObject({
      skills: [
        { name: 'React', has: 'yes' },
        { name: 'TypeScript', has: 'yes' },
        { name: 'Node.js', has: 'basic' },
        { name: 'GraphQL', has: 'no' },
      ],
      profession: 'first',
    });
  });
});

test.each([
  ['Node.js', 'NodeJS'],
  ['Tests automatisés', 'automated testing'],
  ['Réponse à incident', 'Incident Response'],
  ['ACCESSIBILITE', 'a11y'],
  ['C#', 'csharp'],
  ['S/4HANA', 'SAP S/4HANA'],
  ['Spring-Boot', 'spring boot'],
])('%s and %s are the same', (a, b) => expect(skillKey(a)).toBe(skillKey(b)));
test.each([
  ['Java', 'JavaScript'],
  ['C', 'C++'],
  ['C', 'C#'],
  ['Angular', 'React'],
])('%s and %s are not', (a, b) => expect(skillKey(a)).not.toBe(skillKey(b)));
test('a skill that is written in two forms is one', () =>
  expect(distinctSkills(['ReactJS', 'Java', 'react', 'JavaScript'])).toEqual(['ReactJS', 'Java', 'JavaScript']));
test('no form of a skill stands in two rows', () => {
  const keys = synonymKeys.flat();
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

describe('experience and sector', () => {
  test.each<[string, Partial<AskedFor>, Partial<Offered>, number, string]>([
    ['as asked', {}, {}, 15, 'asked'],
    ['more', {}, { experience: '11' }, 15, 'above'],
    ['a little less', {}, { experience: '2' }, 7, 'below'],
    ['much less', {}, { experience: '1' }, 0, 'below'],
    ['not said', {}, { experience: null }, 0, 'unsaid'],
    ['of a band that is gone', {}, { experience: 'gone' }, 0, 'unsaid'],
    ['not asked for', { experience: null }, { experience: null }, 15, 'notAsked'],
    ['in the sector', {}, { sectors: ['energy'] }, 15, 'asked'],
    ['in another sector', {}, { sectors: ['banking'] }, 10, 'asked'],
    ['in any sector', { expertiseArea: null }, { sectors: [] }, 15, 'asked'],
  ])('%s', (_, n, p, earned, reason) => {
    expect(part('experience', n, p)).toMatchObject({ earned, reason, possible: 15 });
  });
});

describe('the rate, or the salary', () => {
  const employed = { contractType: 'CDI', annualSalaryCents: 5_000_000 } as const;
  test.each<[string, Partial<AskedFor>, Partial<Offered>, number, string]>([
    ['20 € a day above the offer', {}, {}, 14, 'over'],
    ['as offered', {}, { dailyRateCents: 52_000 }, 20, 'within'],
    ['under the offer', {}, { dailyRateCents: 30_000 }, 20, 'within'],
    ['far above', {}, { dailyRateCents: 90_000 }, 0, 'over'],
    ['not said', {}, { dailyRateCents: null }, 0, 'unsaid'],
    ['only the least is offered', { dailyRateToCents: null }, { dailyRateCents: 48_000 }, 20, 'within'],
    ['nothing is offered', { dailyRateToCents: null, dailyRateFromCents: null }, {}, 20, 'notAsked'],
    ['a salary above', employed, { ...employed, annualSalaryCents: 5_200_000 }, 13, 'over'],
    ['a salary as offered', employed, employed, 20, 'within'],
  ])('%s', (_, n, p, earned, reason) => {
    expect(part('rate', n, p)).toMatchObject({ earned, reason, possible: 20 });
  });
});

describe('place and remote work', () => {
  const paris = { mobilityArea: 'france-ile-de-france-paris' };
  test.each<[string, Partial<AskedFor>, Partial<Offered>, number, string, boolean]>([
    ['in the area', {}, {}, 15, 'inArea', true],
    ['in a part of the area', paris, { areas: ['france-ile-de-france'] }, 15, 'inArea', true],
    ['around a part of it', { mobilityArea: 'france-ile-de-france' }, { areas: ['france-ile-de-france-paris'] }, 15, 'inArea', true],
    ['an area that only begins alike', paris, { areas: ['france-il'] }, 7, 'outOfArea', true],
    ['elsewhere, with some days at a distance', {}, { areas: ['france-corse'] }, 7, 'outOfArea', true],
    ['elsewhere, on site', { remote: 'none' }, { areas: ['france-corse'] }, 0, 'outOfArea', false],
    ['nowhere said', {}, { areas: [], remote: null }, 0, 'unsaid', true],
    ['nowhere said, with some days at a distance', {}, { areas: [] }, 7, 'unsaid', true],
    ['at a distance', { remote: 'full' }, { areas: [] }, 15, 'remote', true],
    ['at a distance, for who wants to come', { remote: 'full' }, { remote: 'none' }, 7, 'remote', false],
    ['on site, for who wants to stay at home', { remote: 'none' }, { remote: 'full' }, 4, 'inArea', false],
    ['anywhere', { mobilityArea: null }, { areas: [] }, 15, 'notAsked', true],
  ])('%s', (_, n, p, earned, reason, isWished) => {
    expect(part('place', n, p)).toMatchObject({ earned, reason, isWished, possible: 15 });
  });
});

describe('availability', () => {
  test.each<[string, Partial<AskedFor>, Partial<Offered>, number, string, number]>([
    ['on the day', {}, {}, 10, 'onTime', 0],
    ['before it', {}, { availableFrom: '2026-01-01' }, 10, 'onTime', 0],
    ['a day late', {}, { availableFrom: '2027-01-05' }, 8, 'late', 1],
    ['a week late', {}, { availableFrom: '2027-01-11' }, 8, 'late', 7],
    ['eight days late', {}, { availableFrom: '2027-01-12' }, 6, 'late', 8],
    ['months late', {}, { availableFrom: '2027-06-01' }, 0, 'late', 148],
    ['a start that has passed is today', { startsOn: '2026-06-01' }, { availableFrom: '2026-11-16' }, 10, 'onTime', 0],
    ['at work until then', {}, { busy: 'working' }, 10, 'onTime', 0],
    ['not said', {}, { availableFrom: null }, 0, 'unsaid', 0],
    ['unavailable', {}, { busy: 'unavailable', availableFrom: null }, 0, 'unavailable', 0],
    ['no start asked for', { startsOn: null }, { availableFrom: null }, 10, 'notAsked', 0],
    ['no start asked for, unavailable', { startsOn: null }, { busy: 'unavailable' }, 0, 'unavailable', 0],
  ])('%s', (_, n, p, earned, reason, days) => {
    expect(part('availability', n, p)).toMatchObject({ earned, reason, days, possible: 10 });
  });
});

describe('the contract is a condition', () => {
  test('another one leaves no points, and says what there would be', () => {
    const { score, parts, contract, levers } = ask('freelance', {}, { contractType: 'CDI' });
    expect([score, parts, contract]).toEqual([0, [], { asked: 'Freelance', has: 'CDI', isMet: false }]);
    expect(levers).toEqual([{ kind: 'contract', value: 'Freelance', gain: 86, score: 86 }]);
    expect(ask('need', {}, { contractType: 'CDI' }).levers).toEqual([]);
  });
  test('lists give a figure only to who has told enough and looks for that contract', () => {
    expect(figureOf(need, profile, setting)).toBe(86);
    const others = [null, { ...profile, skills: [], professions: [] }, { ...profile, contractType: 'CDI' as const }];
    expect(others.map((other) => figureOf(need, other, setting))).toEqual([null, null, null]);
  });
  test('one that was not said excludes nobody', () => expect(ask('freelance', {}, { contractType: null }).score).toBe(86));
});

describe('what would change it', () => {
  const leversOf = (...asked: Parameters<typeof ask>) =>
    ask(...asked).levers.map(({ kind, value, gain, score }) => [kind, value, gain, score]);
  test('for a freelance: what they know and what they ask for', () => {
    expect(leversOf('freelance')).toEqual([
      ['skill', 'GraphQL', 8, 94],
      ['rate', 52_000, 6, 92],
    ]);
  });
  test('for those who look after the need: what it asks for and pays', () => {
    expect(leversOf('need', {}, { availableFrom: '2027-01-12' })).toEqual([
      ['skill', 'GraphQL', 8, 90],
      ['rate', 54_000, 6, 88],
      ['availability', '2027-01-12', 4, 86],
    ]);
  });
  test('the three that bring the most', () => {
    const little = { skills: ['React'], experience: null, areas: [], remote: null, availableFrom: null, dailyRateCents: null } as const;
    expect(leversOf('freelance', {}, { ...little, areas: [], skills: ['React'] })).toEqual([
      ['rate', 52_000, 20, 38],
      ['area', 'france-pays-de-la-loire', 15, 33],
      ['experience', '3', 15, 33],
    ]);
  });
  test('a salary is one of the need, too', () => {
    const employed = { contractType: 'CDI', annualSalaryCents: 5_000_000 } as const;
    const dear = { ...employed, annualSalaryCents: 5_200_000, skills: need.skills };
    expect(leversOf('freelance', employed, dear)).toEqual([['rate', 5_000_000, 7, 100]]);
    expect(leversOf('need', employed, dear)).toEqual([['rate', 5_200_000, 7, 100]]);
  });
  test('nothing, where nothing is lost', () => {
    expect(leversOf('freelance', {}, { skills: need.skills, dailyRateCents: 1 })).toEqual([]);
  });
});

test.each([
  [{ skills: [], professions: [] }, false],
  [{ skills: ['Java'], professions: [] }, true],
  [{ skills: [], professions: ['tech-lead'] }, true],
])('of %j there is something to compare: %s', (told, expected) => expect(isTold(told)).toBe(expected));

const names = ['React', 'ReactJS', 'TypeScript', 'Node', 'GraphQL', 'COBOL', 'Kubernetes', 'k8s', 'SQL'];
const some = fc.uniqueArray(fc.constantFrom(...names), { maxLength: 6 });
const codes = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'a-b'), { maxLength: 3 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const money = maybe(fc.integer({ min: 1, max: 200_000 }));
const day = maybe(fc.integer({ min: 1, max: 28 }).map((n) => `2026-12-${String(n).padStart(2, '0')}`));
const remote = fc.constantFrom('none', 'partial', 'full');
const band = fc.constantFrom('0', '1', '2', '3', '11', 'gone');
const someNeed = fc.record({
  ...{ contractType: fc.constantFrom('Freelance', 'CDI'), activityAreas: codes, skills: some, experience: maybe(band) },
  ...{ expertiseArea: maybe(fc.constantFrom('a', 'b')), dailyRateFromCents: money, dailyRateToCents: money, annualSalaryCents: money },
  ...{ remote, mobilityArea: maybe(fc.constantFrom('a', 'b', 'a-b')), startsOn: day, languages: codes },
}) as fc.Arbitrary<AskedFor>;
const someProfile = fc.record({
  ...{ contractType: maybe(fc.constantFrom('Freelance', 'CDI')), professions: codes, skills: some, experience: maybe(band) },
  skillLevels: fc.array(fc.record({ name: fc.constantFrom(...names), level: fc.constantFrom('basic', 'expert') }), { maxLength: 3 }),
  ...{ languages: codes.map((all) => all.map((code) => ({ code }))), sectors: codes, dailyRateCents: money, annualSalaryCents: money },
  ...{ areas: codes, remote: maybe(remote), busy: maybe(fc.constantFrom('working', 'unavailable')), availableFrom: day },
}) as fc.Arbitrary<Offered>;

describe('whatever the need and the profile', () => {
  const holds = (check: (n: AskedFor, p: Offered) => void) => fc.assert(fc.property(someNeed, someProfile, check), { numRuns: 500 });

  test('the parts add up to the score, between nothing and a hundred', () =>
    holds((n, p) => {
      const { score, parts, contract } = matchOf(n, p, { ...setting, side: 'freelance' });
      expect(parts.reduce((sum, { earned }) => sum + earned, 0)).toBe(score);
      expect([score >= 0, score <= 100, parts.length]).toEqual([true, true, contract.isMet ? 5 : 0]);
      for (const { earned, possible } of parts)
        expect([Number.isInteger(earned), earned >= 0, earned <= possible]).toEqual([true, true, true]);
    }));

  test('a skill more never lowers it', () =>
    fc.assert(
      fc.property(someNeed, someProfile, fc.constantFrom(...names), (n, p, name) => {
        const more = { ...p, skills: [...p.skills, name] };
        expect(scoreOf(n, more, setting)).toBeGreaterThanOrEqual(scoreOf(n, p, setting));
      }),
      { numRuns: 500 },
    ));

  test('the order of what is listed says nothing, but for the professions of the profile', () =>
    holds((n, p) => {
      const turned = { ...n, skills: n.skills.toReversed(), activityAreas: n.activityAreas.toReversed() };
      const other = { ...p, skills: p.skills.toReversed(), areas: p.areas.toReversed(), skillLevels: p.skillLevels.toReversed() };
      expect(scoreOf(turned, other, setting)).toBe(scoreOf(n, p, setting));
    }));

  test('what would change it brings what it says', () =>
    holds((n, p) => {
      for (const side of ['freelance', 'need'] as const) {
        const { score, levers } = matchOf(n, p, { ...setting, side });
        for (const lever of levers) expect([lever.gain > 0, lever.score]).toEqual([true, score + lever.gain]);
      }
    }));
});
