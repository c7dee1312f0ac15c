import { setTimeout as sleep } from 'node:timers/promises';
import type { OddRecord } from '@jalon/domain/connector/external-records';
import { AppError } from '@jalon/domain/core/errors';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { boondDictionary } from '../../../test/boond-dictionary.ts';
import { doubleKeys, startBoondDouble } from '../../../test/boond-double.ts';
import { openBoond } from './boond.ts';
import { type BoondOptions, call } from './boond-call.ts';
import { BoondPage, momentOf } from './boond-schema.ts';
import { signedToken } from './boond-token.ts';

const double = await startBoondDouble();
afterAll(() => double.close());
let told: (string | null)[] = [];
const options: BoondOptions = {
  ...{ url: double.url, keys: doubleKeys, patienceMs: 2000, pauseMs: 5 },
  told: async (problem) => void told.push(problem),
};
const boond = openBoond(options);
beforeEach(() => {
  told = [];
  double.calls.length = 0;
  Object.assign(double.state, { mode: 'normal', failures: 0, dictionary: boondDictionary() });
});

const codeOf = async (asking: Promise<unknown>): Promise<unknown> => {
  try {
    return await asking;
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
};
async function all<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const found: Row[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

const isRead = <One extends object>(one: One | OddRecord): one is One => !('odd' in one);

test('each call is signed with the four claims, and says who we are', async () => {
  expect(await boond.test()).toEqual({ login: 'a.martin', customer: 'jalon-demo' });
  const [, claims = ''] = signedToken(doubleKeys, 1_700_000_000_900).split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    ...{ userToken: 'user-token', clientToken: 'client-token', time: 1_700_000_000, mode: 'normal' },
  });
  expect(signedToken(doubleKeys)).not.toContain('=');
});

describe('a refusal of the tool has a name of ours, and is not repeated', () => {
  const withKeys = (keys: Partial<typeof doubleKeys>) => openBoond({ ...options, keys: { ...doubleKeys, ...keys } });
  test('a token that is wrongly signed, or is not of this customer', async () => {
    expect(await codeOf(withKeys({ clientKey: 'another' }).test())).toBe('connector.badSignature');
    expect(await codeOf(withKeys({ userToken: 'another' }).test())).toBe('connector.badSignature');
    expect(told).toEqual(['badSignature', 'badSignature']);
  });
  test('no token at all', async () => {
    expect((await fetch(`${double.url}/companies`)).status).toBe(401);
    const bearer = await fetch(`${double.url}/companies`, { headers: { authorization: 'Bearer x' } });
    expect(bearer.status).toBe(401);
  });
  test('a token that is no longer known', async () => {
    double.state.mode = 'stranger';
    expect(await codeOf(boond.dictionary())).toBe('connector.badToken');
    expect(told).toEqual(['badToken']);
  });
  test('lists that are not offered', async () => {
    for (const path of ['/contracts', '/deliveries', '/nowhere'])
      expect(await codeOf(call(options, path, BoondPage))).toBe('connector.notOffered');
  });
  test('profiles of a token with few rights', async () => {
    double.state.mode = 'narrow';
    expect(await codeOf(call(options, '/candidates/1', BoondPage))).toBe('connector.missingFeature');
    expect(await all(boond.companies())).toHaveLength(65);
  });
  test('parameters that are missing', async () => {
    expect(await codeOf(call(options, '/times-reports', BoondPage))).toBe('connector.unreadable');
    expect((await call(options, '/times-reports', BoondPage, { startMonth: '2026-06', endMonth: '2026-06' })).data).toEqual([]);
  });
  test('an answer that is not the envelope', async () => {
    expect(await codeOf(call(options, '/application/dictionary', BoondPage))).toBe('connector.unreadable');
    double.state.mode = 'garbled';
    expect(await codeOf(boond.dictionary())).toBe('connector.unreadable');
    expect(told).toEqual(['unreadable', 'unreadable']);
  });
});

describe('while it is', () => {
  test('away, it is tried again, then said so', async () => {
    double.state.mode = 'away';
    expect(await codeOf(boond.test())).toBe('connector.unreachable');
    expect(told).toEqual(['unreachable', 'unreachable', 'unreachable', 'unreachable']);
  });
  test('slow, it is not waited for', async () => {
    double.state.mode = 'slow';
    expect(await codeOf(openBoond({ ...options, patienceMs: 50 }).test())).toBe('connector.slow');
    expect(told).toEqual(['slow']);
  });
  test('failing, until it is back', async () => {
    double.state.failures = 2;
    expect(await boond.test()).toMatchObject({ login: 'a.martin' });
    expect(told).toEqual(['failed', 'failed', null]);
    double.state.mode = 'refusing';
    expect(await codeOf(boond.test())).toBe('connector.failed');
  });
  test('out of calls: it says when to come back, and is heeded', async () => {
    double.state.mode = 'quota';
    const asked = codeOf(boond.test());
    await sleep(2);
    expect(await asked).toBe('connector.limited');
    expect(told).toHaveLength(4);
  });
});

test('a list is read to its end, page by page, each record once', async () => {
  const candidates = await all(boond.candidates());
  expect(candidates).toHaveLength(1203);
  expect(new Set(candidates.map(({ id }) => id)).size).toBe(1203);
  expect(double.calls.map((one) => /page=\d+&maxResults=\d+/.exec(one)?.[0])).toEqual([1, 2, 3].map((n) => `page=${n}&maxResults=500`));
});

test('a size that is out of range gives pages of thirty, and so do lists that do not heed it', async () => {
  for (const maxResults of ['501', '0', '-1', 'x'])
    expect((await call(options, '/companies', BoondPage, { maxResults })).data).toHaveLength(30);
  expect((await call(options, '/actions', BoondPage, { maxResults: '500' })).data).toHaveLength(30);
  expect((await call(options, '/companies', BoondPage)).data).toHaveLength(30);
});

test('a list whose pages are all the same ends, whatever it says of its size', async () => {
  const { records } = double.state;
  double.state.records = {
    ...records,
    companies: Object.assign(records.companies.slice(0, 3), { slice: () => records.companies.slice(0, 2) }),
  };
  expect((await all(boond.companies())).map(({ id }) => id)).toEqual(['1', '2']);
  double.state.records = records;
});

test('records without an id end no list, and are read once', async () => {
  const { records } = double.state;
  const unnamed = Array.from({ length: 501 }, () => ({ type: 'company', attributes: {} }));
  double.state.records = { ...records, companies: [...unnamed, ...records.companies] as never };
  const found = await all(boond.companies());
  expect([found.length, found.filter((one) => 'odd' in one).length, double.calls.length]).toEqual([566, 501, 2]);
  double.state.records = records;
});

test('a list that loses a record between two pages is read again for the one that slipped to a page before', async () => {
  const { records } = double.state;
  const shrinking = [...records.candidates];
  const slice = (from: number, to: number) => {
    const page = Array.prototype.slice.call(shrinking, from, to);
    if (shrinking.length === records.candidates.length) shrinking.splice(0, 1);
    return page;
  };
  double.state.records = { ...records, candidates: Object.assign(shrinking, { slice }) };
  expect(new Set((await all(boond.candidates())).map(({ id }) => id)).size).toBe(records.candidates.length);
  expect(double.calls).toHaveLength(6);
  double.state.records = records;
});

test('filters that are not heeded change nothing', async () => {
  const rowsOf = async (query: Record<string, string>) => (await call(options, '/times', BoondPage, query)).meta.totals.rows;
  expect(await rowsOf({ period: 'created', startDate: '2030-01-01', endDate: '2030-01-02' })).toBe(await rowsOf({}));
  expect((await call(options, '/actions', BoondPage, { candidateId: '1' })).meta.totals.rows).toBe(90);
});

test('ids are texts, composite ones too, and moments are read whatever their zone', async () => {
  expect((await call(options, '/times', BoondPage)).data[0]?.id).toBe('regular_1');
  expect(momentOf('2026-07-01T10:00:00+0100')).toBe('2026-07-01T09:00:00.000Z');
  expect(momentOf('2026-07-01T10:00:00+01:00')).toBe('2026-07-01T09:00:00.000Z');
  expect([momentOf(''), momentOf('soon')]).toEqual([null, null]);
  const [company] = await all(boond.companies());
  expect(company).toEqual({
    ...{ id: '1', name: 'Société 1', state: 1, registrationNumber: '552100555', apeCode: '6202A', expertiseArea: 'banque', staff: 10 },
    ...{ website: '', phone: '01 44 00 00 00', address: '1 rue de la Paix', postalCode: '75002', city: 'Paris', country: 'France' },
    ...{ createdAt: '2025-01-02T08:00:00.000Z', updatedAt: '2026-06-02T08:30:00.000Z' },
  });
});

test('availability is a code of a candidate, of which -1 says nothing; a contact names its company', async () => {
  const [first, , , fourth] = (await all(boond.candidates())).filter(isRead);
  expect([first?.availability, fourth?.availability]).toEqual([null, { kind: 'code', code: 1 }]);
  expect(first).toMatchObject({
    experience: '2',
    tools: ['java'],
    mobilityAreas: ['mondeeuropefrancebretagne'],
    email: 'candidat1@example.fr',
  });
  double.state.records.candidates = [
    { id: '1', type: 'candidate', attributes: { availability: 'immediate' } },
    { id: '2', type: 'candidate', attributes: { availability: '2026-12-01' } },
    { id: '3', type: 'candidate', attributes: { availability: { odd: true } } },
  ];
  const odd = (await all(boond.candidates())).filter(isRead);
  expect(odd.map(({ availability }) => availability)).toEqual([{ kind: 'immediate' }, { kind: 'date', on: '2026-12-01' }, null]);
  expect((await all(boond.contacts()))[0]).toMatchObject({ companyId: '2', job: 'Achats' });
});

test('the dictionary has lists of one and of two levels, and lists of lists; what is no list is left out', async () => {
  const dictionary = await boond.dictionary();
  expect(dictionary.duration?.map(({ id }) => id)).toContain('255');
  expect(dictionary['typeOf.project']?.[0]).toEqual({ id: '1', label: 'Régie' });
  expect(dictionary.activityArea?.[0]?.options?.[0]).toEqual({ id: 'profilsdeveloppeur', label: 'Développeur' });
  expect(dictionary.country?.[0]).toEqual({ id: 'france', label: 'France', iso: 'FR' });
  expect(Object.keys(dictionary)).not.toContain('taxRate');
  expect(double.calls).toHaveLength(1);
});
