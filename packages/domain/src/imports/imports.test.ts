import { describe, expect, test } from 'vitest';
import { texts } from '../locales/all.ts';
import { aUser } from '../testing.ts';
import { readMapping, writtenMapping } from './import-api.ts';
import { CandidateInput, candidateReaders, emptyCandidate, hasProfile, settled } from './import-candidate.ts';
import { labelsOf, readAmount, readAnswer, readCount, readDay, readLabels, readSkills, readWords, richFromPlain } from './import-cells.ts';
import type { Cells } from './import-fields.ts';
import { readLine } from './import-line.ts';
import { guessMapping } from './import-mapping.ts';
import { readNeed } from './import-need.ts';

const nothing = labelsOf([]);
const lists = {
  experiences: labelsOf([['3 à 5 ans', '3-5']]),
  activityAreas: labelsOf([
    ['Développement', 'dev'],
    ['Banque, finance', 'bank'],
    ['Data', 'data'],
  ]),
  mobilityAreas: labelsOf([['Île-de-France', 'idf']]),
  expertiseAreas: nothing,
  durations: labelsOf([['6 mois', '6']]),
};

describe('cells', () => {
  test.each([
    ['2027-01-15', '2027-01-15'],
    ['2027-1-5', '2027-01-05'],
    ['2027-01-15T00:00:00Z', '2027-01-15'],
    ['15/01/2027', '2027-01-15'],
    ['5.1.2027', '2027-01-05'],
    ['15/01/2027 08:30', '2027-01-15'],
    ['15 janvier 2027', '2027-01-15'],
    ['1er août 2027', '2027-08-01'],
    ['15 January 2027', '2027-01-15'],
    ['31/02/2027', undefined],
    ['01/15/2027', undefined],
    ['15/01/1930', undefined],
    ['15 brumaire 2027', undefined],
    ['demain', undefined],
  ])('the day %j is %j', (typed, day) => expect(readDay(typed)).toBe(day));

  test.each([
    ['450', 45_000],
    ['450,5', 45_050],
    ['1 250,50 €', 125_050],
    ['1\u202f250,00\u00a0€', 125_000],
    ['€1,250.50', 125_050],
    ['1,250', 125_000],
    ['1.250', 125_000],
    ['550 € HT/jour', 55_000],
    ['550€/j', 55_000],
    ['45 k€', 4_500_000],
    ['45 000 euros bruts', 4_500_000],
    ["45'000", 4_500_000],
    ['400-500', undefined],
    ['à négocier', undefined],
    ['-450', undefined],
    ['1,25,50', undefined],
    ['', undefined],
  ])('the amount %j is %j cents', (typed, cents) => expect(readAmount(typed)).toBe(cents));

  test.each([
    ['Oui', true],
    ['NON', false],
    ['x', true],
    ['false', false],
    ['peut-être', undefined],
  ])('the answer %j is %j', (typed, answer) => expect(readAnswer(typed)).toBe(answer));

  test.each([
    ['5', 5],
    ['4 jours', 4],
    ['5.0', 5],
    ['2,5', undefined],
  ])('the count %j is %j', (typed, count) => expect(readCount(typed)).toBe(count));

  test.each([
    ['React, Node ,react', ['React', 'Node']],
    ['C++; SQL, avancé | Go', ['C++', 'SQL, avancé', 'Go']],
    ['', []],
  ])('the words of %j', (typed, words) => expect(readWords(typed)).toEqual(words));
  test('a skill that is written in two ways is one', () => expect(readSkills('Node.js, Go, NodeJS')).toEqual(['Node.js', 'Go']));

  test.each([
    ['developpement', ['dev']],
    ['Développement, Data', ['dev', 'data']],
    ['Banque, finance, Data', ['bank', 'data']],
    ['Data; Banque,  finance;', ['data', 'bank']],
    ['Data, Data', ['data']],
    ['Data, Poésie', undefined],
  ])('the labels of %j', (typed, codes) => expect(readLabels(typed, lists.activityAreas)).toEqual(codes));

  test('a cell of commas or of labels without end is no cell of labels', () => {
    expect(readLabels('a,'.repeat(10_000), lists.activityAreas)).toBeUndefined();
    const [label = ''] = lists.activityAreas.keys();
    expect(readLabels(`${label},`.repeat(150), lists.activityAreas)).toHaveLength(1);
    expect(readLabels(`${label},`.repeat(2000), lists.activityAreas)).toBeUndefined();
  });

  test('plain text becomes paragraphs in which nothing is a mark', () => {
    expect(richFromPlain('Un <script>\r\ndeux & trois\n\n\nQuatre')).toBe('<p>Un &lt;script&gt;<br>deux &amp; trois</p><p>Quatre</p>');
    expect(richFromPlain('  ')).toBe('');
  });
});

describe('columns', () => {
  test.each(['fr', 'en'] as const)('the files that are exported in %s map themselves', (language) => {
    const { words, needs, accounts, talents } = texts[language];
    const { field } = words.opportunity;
    expect(
      guessMapping('needs', [
        field.title,
        needs.column.company,
        needs.column.state,
        field.contractType,
        field.dailyRateFromCents,
        field.dailyRateToCents,
        field.annualSalaryCents,
        field.place,
        field.remote,
        field.startsOn,
        needs.column.applications,
        needs.column.postedAt,
      ]),
    ).toEqual({
      ...{
        title: 0,
        company: 1,
        contractType: 3,
        dailyRateFromCents: 4,
        dailyRateToCents: 5,
        annualSalaryCents: 6,
        place: 7,
        remote: 8,
        startsOn: 9,
      },
    });
    const { column } = accounts;
    expect(guessMapping('candidates', [column.lastName, column.firstName, column.email, column.phone, column.company])).toEqual({
      lastName: 0,
      firstName: 1,
      email: 2,
      phone: 3,
    });
    const own = words.profile.field;
    expect(
      guessMapping('candidates', [
        talents.field.lastName,
        talents.field.firstName,
        own.title,
        own.professions,
        own.skills,
        own.experience,
        own.contractType,
        own.legalStatus,
        own.dailyRateCents,
        own.annualSalaryCents,
        own.availabilityState,
        own.availableFrom,
        own.areas,
        own.remote,
      ]),
    ).toEqual({
      ...{
        lastName: 0,
        firstName: 1,
        title: 2,
        professions: 3,
        skills: 4,
        experience: 5,
        contractType: 6,
        legalStatus: 7,
        dailyRateCents: 8,
      },
      ...{ annualSalaryCents: 9, availableFrom: 11, areas: 12, remote: 13 },
    });
  });

  test('as people call them, each column once, whatever its signs', () => {
    expect(guessMapping('needs', ['Client', 'Intitulé du poste', 'TJM (€)', 'Autre', 'date_de_debut', 'Client'])).toEqual({
      ...{ company: 0, title: 1, dailyRateToCents: 2, startsOn: 4 },
    });
    expect(guessMapping('needs', ['Société *', 'Date de début', 'Poste :'])).toEqual({ company: 0, startsOn: 1, title: 2 });
    expect(guessMapping('candidates', ['EMAIL', 'Prenom', 'NOM', 'firstName'])).toEqual({ email: 0, firstName: 1, lastName: 2 });
  });

  test('a mapping is written and read, without the fields of others', () => {
    expect(readMapping('needs', writtenMapping({ title: 0, company: 3, email: 4 }))).toEqual({ title: 0, company: 3 });
  });
});

describe('needs', () => {
  const companies = new Map([
    ['acme', { id: '018f0000-0000-7000-8000-000000000001', divisions: labelsOf([['DSI', '018f0000-0000-7000-8000-000000000002']]) }],
    ['double', null],
  ]);
  const read = (cells: Cells, actor = aUser('Admin')) => readNeed(cells, { lists, companies, keyOf: (name) => name.toLowerCase(), actor });

  test('a line becomes what the form would send', () => {
    const { input } = read({
      ...{ company: 'ACME', title: 'Développeuse', division: 'dsi', duration: '6 mois', dailyRateToCents: '550 €', startsOn: 'ASAP' },
      ...{ annualSalaryCents: '45 k€', remote: 'Complet', description: 'A < B', isAnonymous: 'oui' },
    });
    expect(input).toMatchObject({
      ...{ companyId: '018f0000-0000-7000-8000-000000000001', divisionId: '018f0000-0000-7000-8000-000000000002', duration: '6' },
      ...{ dailyRateToCents: 55_000, annualSalaryCents: null, startsOn: null, remote: 'full', description: '<p>A &lt; B</p>' },
      ...{ isAnonymous: true, hasPreselection: true, contractType: 'Freelance', managerId: null },
    });
    const commercial = aUser('Commercial');
    const employed = read(
      { company: 'acme', title: 'CDI', contractType: 'CDI', dailyRateToCents: '500', annualSalaryCents: '45k' },
      commercial,
    ).input;
    expect(employed).toMatchObject({ dailyRateToCents: null, annualSalaryCents: 4_500_000, managerId: commercial.id });
  });

  test.each<[string, Cells, Record<string, string>]>([
    ['nothing', {}, { company: 'validation.required', title: 'validation.required' }],
    ['an unknown company', { company: 'Autre', title: 'A' }, { company: 'validation.unknownCompany' }],
    ['two companies of a name', { company: 'double', title: 'A' }, { company: 'validation.severalCompanies' }],
    ['a division of nobody', { company: 'acme', title: 'A', division: 'RH' }, { division: 'validation.unknownLabel' }],
    [
      'rates the wrong way round',
      { company: 'acme', title: 'A', dailyRateFromCents: '600', dailyRateToCents: '500' },
      { dailyRateToCents: 'validation.rangeOrder' },
    ],
    ['too much', { company: 'acme', title: 'A', dailyRateToCents: '11000' }, { dailyRateToCents: 'validation.dailyRate' }],
    [
      'what cannot be read',
      { company: 'acme', title: 'A'.repeat(51), startsOn: 'bientôt', isAnonymous: '?', dailyRateToCents: 'cher' },
      {
        title: 'validation.maxLength|max=50',
        startsOn: 'validation.date',
        isAnonymous: 'validation.yesOrNo',
        dailyRateToCents: 'validation.amount',
      },
    ],
    ['an address that is none', { company: 'acme', title: 'A', contactEmail: 'x' }, { contactEmail: 'validation.email' }],
  ])('%s is told at its field', (_, cells, wanted) => {
    const { input, problems } = read(cells);
    expect(input).toBeUndefined();
    expect(Object.fromEntries(problems.map(({ field, message }) => [field, message]))).toEqual(wanted);
  });
});

describe('candidates', () => {
  const read = (cells: Cells) =>
    readLine(cells, { readers: candidateReaders(lists, '2026-11-17'), empty: emptyCandidate, schema: CandidateInput });
  const somebody = { firstName: 'Ada', lastName: 'Lovelace', email: ' ADA@Example.fr ' };

  test('a line becomes somebody with a profile', () => {
    const { input } = read({
      ...{
        ...somebody,
        professions: 'Data, Développement',
        skills: 'SQL, Go',
        experience: '3 à 5 ans',
        dailyRateCents: '600',
        lang: 'Anglais',
      },
      ...{
        legalStatus: 'auto-entrepreneur',
        availableFrom: 'immédiate',
        areas: 'ile-de-france',
        remote: 'À distance',
        daysPerWeek: '4 jours',
      },
      linkedin: 'www.linkedin.com/in/ada',
    });
    expect(input && settled(input)).toMatchObject({
      ...{ email: 'ada@example.fr', lang: 'en', professions: ['data', 'dev'], contractType: 'Freelance', legalStatus: 'EI' },
      ...{ availableFrom: '2026-11-17', areas: ['idf'], remote: 'full', daysPerWeek: 4, linkedin: 'https://www.linkedin.com/in/ada' },
    });
  });

  test('an employee keeps no daily rate, and who says nothing has no profile', () => {
    const { input } = read({ ...somebody, contractType: 'CDI', dailyRateCents: '600', annualSalaryCents: '50 000', legalStatus: 'SASU' });
    expect(input && settled(input)).toMatchObject({ dailyRateCents: null, legalStatus: null, annualSalaryCents: 5_000_000 });
    const bare = read(somebody).input;
    expect([bare && settled(bare).contractType, bare && hasProfile(bare), input && hasProfile(input)]).toEqual([null, false, true]);
  });

  test('mistakes are told as the forms tell them', () => {
    const { problems } = read({
      firstName: 'www.example.com',
      email: 'ada',
      phone: 'abc',
      linkedin: 'https://example.com',
      legalStatus: 'SNC',
    });
    expect(Object.fromEntries(problems.map(({ field, message }) => [field, message]))).toMatchObject({
      ...{ lastName: 'validation.required', email: 'validation.email', phone: 'validation.phone', linkedin: 'validation.linkedin' },
      ...{ legalStatus: 'validation.unknownLabel', firstName: 'validation.noLinks' },
    });
  });
});
