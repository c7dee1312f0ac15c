import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import type { FaqQuestion } from '@jalon/domain/faq/faq';
import { faq } from '@jalon/domain/faq/faq-api';
import { faqMissedLimits } from '@jalon/domain/faq/faq-feedback';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePerson } from '../../test/factories.ts';
import { type ActorName, openWorld, type World } from '../../test/harness.ts';
import { raceRounds } from '../../test/rounds.ts';
import { unzip } from '../../test/unzip.ts';
import { enterWindow } from '../../test/windows.ts';
import { sql } from '../db/sql.ts';

let world: World;
let admin: ReturnType<World['as']>;
beforeAll(async () => {
  world = await openWorld();
  admin = world.as('admin');
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.many(sql`delete from faq_questions`);
  await world.database.many(sql`delete from faq_missed`);
  await world.database.many(sql`delete from rate_limits`);
});

const input = {
  questionFr: 'Quand ?',
  answerFr: '<p>Demain</p>',
  questionEn: '',
  answerEn: '',
  audience: 'everyone',
  theme: 'time',
} as const;
const write = async (more: Partial<Omit<FaqQuestion, 'state'>> = {}): Promise<FaqQuestion> =>
  (await admin(faq.api.create, { body: { ...input, ...more } as typeof input })).body;
const publish = async (more: Parameters<typeof write>[0] = {}): Promise<FaqQuestion> =>
  (await admin(faq.api.publish, { params: { id: (await write(more)).id } })).body;
const listed = async (as: ActorName, query = {}) => (await world.as(as)(faq.api.list, { query: { size: -1, ...query } })).body.rows;
const questionsOf = async (as: ActorName, query = {}) => (await listed(as, query)).map(({ questionFr }) => questionFr);

test('a question is written as a draft, published, withdrawn, changed and removed, each with its trace', async () => {
  const { id, state, actions } = await write();
  expect([state, actions]).toEqual(['draft', ['update', 'publish', 'move', 'delete']]);
  const params = { id };
  expect((await admin(faq.api.publish, { params })).body.actions).toEqual(['update', 'unpublish', 'move', 'delete']);
  expect((await admin(faq.api.publish, { params })).error.code).toBe('workflow.wrongState');
  expect((await admin(faq.api.unpublish, { params })).body.state).toBe('draft');
  const changed = { ...input, answerFr: '<p>Ce soir</p>' };
  expect((await admin(faq.api.update, { params, body: { ...changed, version: 3 } })).body.answerFr).toBe('<p>Ce soir</p>');
  expect((await admin(faq.api.update, { params, body: { ...changed, version: 3 } })).error.code).toBe('record.changed');
  const { rows } = (await admin(faq.api.history, { params, query: {} })).body;
  expect(rows.map(({ kind }) => kind)).toEqual(['faq.update', 'faq.unpublish', 'faq.publish', 'faq.create']);
  expect(rows[0]).toMatchObject({ before: { answerFr: '<p>Demain</p>' }, after: { answerFr: '<p>Ce soir</p>' } });
  expect((await admin(faq.api.delete, { params })).status).toBe(200);
  expect((await admin(faq.api.read, { params })).status).toBe(404);
});

test('each kind of account reads what is for it, and drafts are for those who write', async () => {
  for (const audience of ['everyone', 'freelances', 'companies'] as const) await publish({ audience, questionFr: audience });
  const draft = await write({ questionFr: 'draft' });
  expect(await questionsOf('admin')).toEqual(['everyone', 'freelances', 'companies', 'draft']);
  expect(await questionsOf('commercial')).toEqual(['everyone', 'freelances', 'companies']);
  expect(await questionsOf('freelance')).toEqual(['everyone', 'freelances']);
  expect(await questionsOf('company')).toEqual(['everyone', 'companies']);
  expect((await world.as('freelance')(faq.api.list, { query: {} })).body.actions).toEqual([]);
  for (const endpoint of [faq.api.read, faq.api.history, faq.api.vote])
    expect((await world.as('freelance')(endpoint, { params: { id: draft.id }, query: {}, body: { isUseful: true } } as never)).status).toBe(
      404,
    );
});

test('readers are told neither how useful an answer is nor what it said before; a file holds what they may read', async () => {
  const { id } = await publish({ questionFr: 'Pour tous' });
  await publish({ questionFr: 'Pour les autres', audience: 'companies' });
  await world.as('company')(faq.api.vote, { params: { id }, body: { isUseful: false } });
  expect((await world.as('freelance')(faq.api.read, { params: { id } })).body).toMatchObject({
    useful: null,
    useless: null,
    vote: null,
    actions: [],
  });
  expect((await world.as('freelance')(faq.api.history, { params: { id }, query: {} })).body.rows).toEqual([]);
  const file = (await world.as('freelance')(faq.api.export, { params: { format: 'csv' }, query: {} })).raw.toString();
  expect([file.includes('Pour tous'), file.includes('Pour les autres'), file.includes('<p>')]).toEqual([true, false, false]);
});

test('a person has one opinion, may change it and take it back', async () => {
  const { id } = await publish();
  const vote = (as: ActorName, isUseful: boolean | null) => world.as(as)(faq.api.vote, { params: { id }, body: { isUseful } });
  const counts = async () => (await listed('admin')).map(({ useful, useless }) => [useful, useless])[0];
  expect((await vote('freelance', true)).body).toMatchObject({ vote: true, useful: null });
  await vote('freelance', true);
  await vote('company', true);
  expect(await counts()).toEqual([2, 0]);
  await vote('company', false);
  expect([await counts(), (await listed('company'))[0]?.vote, (await listed('freelance'))[0]?.vote]).toEqual([[1, 1], false, true]);
  const { raw } = await world.as('company')(ownAccountApi.export, {});
  expect(JSON.parse(String(unzip(raw).get('data.json'))).profile.opinions).toEqual([{ question: 'Quand ?', isUseful: false }]);
  await vote('freelance', null);
  expect(await counts()).toEqual([0, 1]);
  const votes = await Promise.all(Array.from({ length: 20 }, (_, n) => vote('commercial', n % 2 === 0)));
  expect(votes.every(({ status }) => status === 200)).toBe(true);
  expect((await counts())?.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(2);
});

test('words are found in questions and answers, without their marks, accents or number', async () => {
  await publish({ questionFr: 'Où trouver mon attestation ?', answerFr: '<p>Sur le site de l’<strong>Urssaf</strong> &amp; co</p>' });
  await publish({ questionFr: 'Autre', questionEn: 'When am I paid?' });
  expect(await questionsOf('freelance', { q: 'attestations urssaf' })).toEqual(['Où trouver mon attestation ?']);
  expect(await questionsOf('freelance', { q: 'paid' })).toEqual(['Autre']);
  for (const q of ['strong', 'amp']) expect(await questionsOf('freelance', { q })).toEqual([]);
});

test('what is cleaned leaves nothing is refused at its field', async () => {
  const refused = await admin(faq.api.create, { body: { ...input, answerFr: '<script>alert(1)</script>' } });
  expect(refused.error).toEqual({ code: 'request.invalid', fields: { answerFr: 'validation.required' } });
  expect((await write({ answerFr: '<p onclick="x()">Oui</p><img src=x onerror=x()>', answerEn: '<script>x</script>' })).answerFr).toBe(
    '<p>Oui</p>',
  );
});

test('a question is put first, last and between two others', async () => {
  const [a, b, c] = [await write({ questionFr: 'a' }), await write({ questionFr: 'b' }), await write({ questionFr: 'c' })];
  const move = (row: FaqQuestion, after: string | null) => admin(faq.api.move, { params: { id: row.id }, body: { after } });
  await move(c, null);
  expect(await questionsOf('admin')).toEqual(['c', 'a', 'b']);
  await move(c, b.id);
  expect(await questionsOf('admin')).toEqual(['a', 'b', 'c']);
  await write({ questionFr: 'd' });
  await move(a, b.id);
  expect(await questionsOf('admin')).toEqual(['b', 'a', 'c', 'd']);
  expect((await move(a, a.id)).status).toBe(200);
  expect((await move(a, crypto.randomUUID())).error.fields).toEqual({ after: 'validation.invalid' });
  expect(await questionsOf('admin')).toEqual(['b', 'a', 'c', 'd']);
});

test('a gap is halved as often as anybody moves something into it', async () => {
  const [first, a, b] = [await write(), await write({ questionFr: 'a' }), await write({ questionFr: 'b' })];
  for (let n = 0; n < 120; n += 1) {
    const { status } = await admin(faq.api.move, { params: { id: (n % 2 ? a : b).id }, body: { after: first.id } });
    expect([status, (await questionsOf('admin'))[1]]).toEqual([200, n % 2 ? 'a' : 'b']);
  }
}, 60_000);

test(`${raceRounds} rounds: of questions moved behind the same one at once, each has a place of its own`, async () => {
  const rows = [];
  for (let n = 0; n < 12; n += 1) rows.push(await write({ questionFr: `${n}` }));
  const [first, ...others] = rows as [FaqQuestion, ...FaqQuestion[]];
  for (let round = 0; round < raceRounds; round += 1) {
    const answers = await Promise.all(others.map(({ id }) => admin(faq.api.move, { params: { id }, body: { after: first.id } })));
    expect(answers.map(({ status }) => status)).toEqual(others.map(() => 200));
    const { places } = await world.database.one<{ places: number }>(sql`select count(distinct rank)::int as places from faq_questions`);
    expect(places).toBe(rows.length);
    expect((await questionsOf('admin'))[0]).toBe('0');
  }
}, 120_000);

test('what is looked for and not found is counted, and shown to those who write', async () => {
  await publish({ questionFr: 'Acompte', audience: 'companies' });
  const look = (as: Parameters<World['as']>[0], text: string) => world.as(as)(faq.api.miss, { body: { text } });
  expect((await look('freelance', 'Acompte')).body).toEqual({ isNoted: true });
  // Once a day for each, and not without a word.
  for (const text of ['acompte', '!!!']) expect((await look('freelance', text)).body).toEqual({ isNoted: false });
  expect((await look('company', 'acomptes')).body).toEqual({ isNoted: false });
  await look('commercial', 'titre restaurant');
  await look(await makePerson(world.database, { type: 'Freelance' }), 'acompte');
  expect((await admin(faq.api.missed, {})).body.rows).toEqual([
    { text: 'acompte', count: 2, types: ['Freelance'] },
    { text: 'titre restaurant', count: 1, types: ['Commercial'] },
  ]);
  await world.database.many(sql`update faq_missed set day = operator_day() - ${faqMissedLimits.days}::int where text = 'acompte'`);
  expect((await admin(faq.api.missed, {})).body.rows.map(({ text }) => text)).toEqual(['titre restaurant']);
  await world.tidy();
  expect(await world.database.one(sql`select count(*)::int as rows from faq_missed`)).toEqual({ rows: 1 });
});

test('nobody fills the list of what was not found', async () => {
  const tries = [];
  await enterWindow(world.database, faqMissedLimits.seconds);
  for (let n = 0; n <= faqMissedLimits.max; n += 1) tries.push(await world.as('freelance')(faq.api.miss, { body: { text: `rien ${n}` } }));
  expect(tries.map(({ status }) => status).filter((status) => status !== 200)).toEqual([429]);
  await world.database.many(sql`
    insert into faq_missed (text, type) select 'vain ' || n, 'Freelance' from generate_series(1, ${faqMissedLimits.told}::int) n`);
  expect((await admin(faq.api.missed, {})).body.rows).toHaveLength(faqMissedLimits.told);
});
