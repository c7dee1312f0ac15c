import { accountApi } from '@jalon/domain/accounts/account-api';
import { referentialFlow } from '@jalon/domain/referentials/referential';
import { referentials } from '@jalon/domain/referentials/referential-api';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLink } from '../src/accounts/accounts.queries.ts';
import { linkTokens } from '../src/accounts/link-tokens.ts';
import { sql } from '../src/db/sql.ts';
import { makePerson } from './factories.ts';
import { openWorld, testSecret, type World } from './harness.ts';
import { modelRuns, raceRounds as rounds } from './rounds.ts';
import { newcomer } from './sign-up.ts';

const rivals = 20;
const list = 'tools';

let world: World;
let admin: ReturnType<World['as']>;
beforeAll(async () => {
  world = await openWorld();
  admin = world.as('admin');
});
afterAll(() => world.close());

const create = async (fr: string) => (await admin(referentials.api.create, { body: { list, fr, en: fr } })).body;
const everyone = <Result>(attempt: (rival: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: rivals }, (_, rival) => attempt(rival)));
const countOf = (answers: { status: number }[], status: number) => answers.filter((answer) => answer.status === status).length;

test(`${rounds} rounds: of ${rivals} who create the same code one does`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const answers = await everyone((rival) =>
      admin(referentials.api.create, { body: { list, fr: `Course ${round} ${rival}`, en: `Race ${round}`, code: `race-${round}` } }),
    );
    expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([1, rivals - 1]);
  }
}, 120_000);

test(`${rounds} rounds: of ${rivals} who add the same label, each under a code of its own, one does`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const answers = await everyone((rival) =>
      admin(referentials.api.create, {
        body: { list, fr: `Libellé ${round}`, en: `Label ${round} ${rival}`, code: `label-${round}-${rival}` },
      }),
    );
    expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([1, rivals - 1]);
  }
}, 300_000);

test(`${rounds} rounds: of ${rivals} who edit the same version one does, and what is kept is what that one wrote`, async () => {
  const { id } = await create('Même version');
  for (let version = 1; version <= rounds; version += 1) {
    const answers = await everyone((rival) =>
      admin(referentials.api.update, { params: { id }, body: { fr: `Par ${rival}`, en: 'By', version } }),
    );
    expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, rivals - 1]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await admin(referentials.api.read, { params: { id } })).body.fr).toBe(`Par ${winner}`);
  }
}, 300_000);

test(`${rounds} rounds: of ${rivals} who disable, then enable, one does`, async () => {
  const { id } = await create('Un seul');
  for (let round = 0; round < rounds; round += 1) {
    const action = round % 2 === 0 ? 'disable' : 'enable';
    const answers = await everyone(() => admin(referentials.api[action], { params: { id }, body: {} }));
    expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, rivals - 1]);
  }
}, 300_000);

test(`${rounds} rounds: of two who sign up with one address at once one has an account, and both are told the same`, async () => {
  const [one, other] = [newcomer(world), newcomer(world)];
  for (let round = 0; round < rounds; round += 1) {
    const email = `race-${round}@jalon.test`;
    const type = round % 2 === 0 ? 'freelance' : 'company';
    await world.database.many(sql`delete from rate_limits`);
    await Promise.all([one.fill(type, email), other.fill(type, email)]);
    const confirmed = await Promise.all([one.confirm(type), other.confirm(type)]);
    expect(confirmed.map(({ status, body }) => [status, body])).toEqual(confirmed.map(() => [200, { done: true, user: null }]));
    expect([await one.progress(), await other.progress()]).toMatchObject([one, other].map(() => ({ email, isVerified: false })));
    const made = sql`
      select (select count(*)::int from users where email = ${email}) as users,
        (select count(*)::int from companies c where name = 'Naviris') as companies,
        (select count(*)::int from sign_up_drafts d where d.email = ${email} and d.user_id is not null) as owned`;
    expect(await world.database.one(made)).toEqual({ users: 1, companies: Math.ceil(round / 2), owned: 1 });
  }
}, 300_000);

test(`${rounds} rounds: of two who use an activation link at once one has the account`, async () => {
  const { write } = linkTokens(testSecret);
  const enable = (token: string, password: string) => world.as('visitor')(accountApi.enable, { body: { token, password, terms: true } });
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await makePerson(world.database, { type: 'Company', state: 'none' });
    const token = write(await makeLink(world.database, id, 'activate'));
    await world.database.many(sql`delete from rate_limits`);
    const answers = await Promise.all([enable(token, `Chemin!42vert${round}`), enable(token, `Autre!42chemin${round}`)]);
    expect([countOf(answers, 200), countOf(answers, 410)]).toEqual([1, 1]);
    const winner = answers.find(({ status }) => status === 200);
    expect(winner?.body).toMatchObject({ id, state: 'Avec Compte' });
  }
}, 300_000);

test(`${modelRuns} random runs of actions agree with the machine`, async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('disable' as const, 'enable' as const), { minLength: 1, maxLength: 6 }), async (actions) => {
      const { id } = await create(`Suite ${++run}`);
      let state: (typeof referentialFlow.states)[number] = referentialFlow.initial;
      for (const action of actions) {
        const next = referentialFlow.next({ state }, action);
        const { status, body, error } = await admin(referentials.api[action], { params: { id }, body: {} });
        expect(status).toBe(next ? 200 : 409);
        expect(next ? body.state : error.state).toBe(next ?? state);
        if (next && next !== 'gone') state = next;
      }
    }),
    { numRuns: modelRuns, seed: 20_260_101 },
  );
}, 300_000);
