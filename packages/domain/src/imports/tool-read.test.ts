import { describe, expect, test } from 'vitest';
import type { ExternalCandidate, ExternalCompany, ExternalContact } from '../connector/external-records.ts';
import { readOdd, readToolCandidate, readToolCompany, readToolContact, type ToolLookups } from './tool-read.ts';

const companyId = '01890000-0000-7000-8000-000000000001';
const known =
  (codes: Record<string, string>): ToolLookups['sector'] =>
  (code) =>
    codes[code] === undefined ? { label: code.toUpperCase(), message: 'validation.unmapped' } : { here: codes[code] };
const lookups: ToolLookups = {
  country: known({ france: 'FR' }),
  sector: known({ banque: 'banking' }),
  experience: known({ 2: 'senior' }),
  profession: known({ dev: 'developer', dev2: 'developer' }),
  area: known({ bretagne: 'brittany' }),
  tool: known({ java: 'Java' }),
  availableFrom: ({ kind }) => (kind === 'immediate' ? { on: '2026-11-18', told: '' } : { on: undefined, told: '< 1 mois' }),
  employer: (id) => (id === '1' ? { name: 'Here', id: companyId } : id === '2' ? { name: 'There', id: undefined } : undefined),
};
const stamps = { id: '1', createdAt: null, updatedAt: null, state: 1 };
const company: ExternalCompany = {
  ...{ ...stamps, name: 'Banque du Nord', registrationNumber: '', apeCode: '', expertiseArea: '', staff: null, website: '', phone: '' },
  ...{ address: '', postalCode: '', city: '', country: '' },
};
const contact: ExternalContact = {
  ...{ ...stamps, companyId: '1', firstName: 'Ada', lastName: 'Lovelace', job: '', email: 'ada@example.fr', phone: '' },
};
const candidate: ExternalCandidate = {
  ...{
    ...stamps,
    firstName: 'Alan',
    lastName: 'Turing',
    title: '',
    email: 'alan@example.fr',
    phone: '',
    experience: '',
    availability: null,
  },
  ...{ mobilityAreas: [], activityAreas: [], expertiseAreas: [], tools: [], skills: '' },
};
const said = (notes: readonly { field: string; value: string; message: string }[]) =>
  notes.map(({ field, value, message }) => [field, value, message]);

describe('a company', () => {
  test('has the number that was given, be it of the company or of an establishment', () => {
    expect(readToolCompany({ ...company, registrationNumber: '552 081 317' }, lookups).input).toMatchObject({
      siren: '552081317',
      siret: null,
    });
    expect(readToolCompany({ ...company, registrationNumber: '55208131766522' }, lookups).input).toMatchObject({
      ...{ siren: '552081317', siret: '55208131766522' },
    });
  });
  test('takes what fits, and leaves empty what does not', () => {
    const { input, problems, notes } = readToolCompany(
      {
        ...{ ...company, registrationNumber: 'RCS Lyon', expertiseArea: 'banque', country: 'france', postalCode: 'BP 12', staff: -3 },
        ...{ apeCode: '62.02A', website: 'pas un site', address: '1 rue\nde la Paix' },
      },
      lookups,
    );
    expect(input).toMatchObject({
      siren: null,
      sector: 'banking',
      country: 'FR',
      postalCode: null,
      employees: null,
      ape: '6202A',
      website: null,
    });
    expect(input?.address).toBe('1 rue de la Paix');
    expect(problems).toEqual([]);
    expect(said(notes)).toEqual([
      ['siren', 'RCS Lyon', 'validation.companyNumber'],
      ['website', 'pas un site', 'validation.website'],
      ['employees', '-3', 'validation.greaterThanZero'],
      ['postalCode', 'BP 12', 'validation.postalCode'],
    ]);
  });
  test('without a name is none', () => {
    const { input, problems } = readToolCompany({ ...company, name: ' ' }, lookups);
    expect([input, said(problems)]).toEqual([undefined, [['name', '', 'validation.required']]]);
    expect(said(readToolCompany({ ...company, name: 'x'.repeat(300) }, lookups).problems)[0]?.[2]).toContain('validation.maxLength');
  });
});

describe('a contact', () => {
  test('is somebody of a company that is here', () => {
    expect(readToolContact({ ...contact, job: 'Achats', phone: 'le soir' }, lookups)).toEqual({
      input: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.fr', phone: '', job: 'Achats', companyId },
      problems: [],
      notes: [{ field: 'phone', value: 'le soir', message: 'validation.phone' }],
    });
  });
  test.each([
    ['2', 'There', 'validation.companyNotHere'],
    ['3', '', 'validation.required'],
    [null, '', 'validation.required'],
  ])('of company %s is refused', (employer, value, message) => {
    const { input, problems } = readToolContact({ ...contact, companyId: employer }, lookups);
    expect([input, said(problems)]).toEqual([undefined, [['employer', value, message]]]);
  });
});

describe('a candidate', () => {
  test('brings what the lists here are linked with, each once', () => {
    const { input, notes } = readToolCandidate(
      {
        ...{ ...candidate, title: 'Dév', experience: '2', availability: { kind: 'immediate' }, mobilityAreas: ['bretagne', 'mars'] },
        ...{ activityAreas: ['dev', 'dev2'], tools: ['java', 'cobol'], skills: 'java, Spring' },
      },
      lookups,
    );
    expect(input).toMatchObject({
      title: 'Dév',
      experience: 'senior',
      availableFrom: '2026-11-18',
      areas: ['brittany'],
      professions: ['developer'],
    });
    expect(input?.skills).toEqual(['Java', 'Spring']);
    expect(said(notes)).toEqual([
      ['skills', 'COBOL', 'validation.unmapped'],
      ['areas', 'MARS', 'validation.unmapped'],
    ]);
  });
  test('leaves out skills that are too many or no words, and an availability that is no day', () => {
    const { input, notes } = readToolCandidate(
      {
        ...candidate,
        availability: { kind: 'code', code: 1 },
        skills: [...Array.from({ length: 22 }, (_, n) => `S${n}`), 'x'.repeat(80)].join(';'),
      },
      lookups,
    );
    expect(input?.skills).toHaveLength(20);
    expect(input?.availableFrom).toBeNull();
    expect(notes.map(({ field }) => field)).toEqual(['availableFrom', 'skills']);
    expect(notes[1]?.value).toContain('S21');
  });
  test('without an address is refused', () => {
    expect(said(readToolCandidate({ ...candidate, email: '' }, lookups).problems)).toEqual([['email', '', 'validation.required']]);
  });
});

test('a record that is odd is named by what is wrong in it, in our words, each once', () => {
  const { input, problems } = readOdd({ id: '1', label: '', odd: ['apeCode', 'email', 'undefined', 'record'] });
  expect(input).toBeUndefined();
  expect(said(problems)).toEqual(['ape', 'email', 'record'].map((field) => [field, '', 'validation.unreadable']));
});
