import { ActsAnswer } from '@jalon/domain/core/acts-schema';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { companyPermissions, permits } from '@jalon/domain/core/permission';
import { defaultRoles } from '@jalon/domain/roles/default-roles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../src/db/sql.ts';
import { makePerson, makeProfile, makeRole, type Person } from './factories.ts';
import { type ActorName, actorNames, oneByOne, openWorld, type World } from './harness.ts';
import { type Row, rows } from './matrix/expectations.ts';
import type { Circle } from './matrix/records.ts';

/**
 * Every endpoint × every kind of session × a record of one's own circle and one of another's. An endpoint without a line in the
 * expectations fails the run.
 */
type Session = {
  name: string;
  kind: ActorName;
  as: Person | 'visitor';
  permissions: readonly string[];
  own: Circle;
  foreign: Circle;
  /** A company's person whom the operator has not let in yet. */
  isWaiting?: true;
};

let world: World;
let sessions: Session[];
beforeAll(async () => {
  world = await openWorld({}, oneByOne);
  sessions = await openSessions();
});
afterAll(() => world.close());
const writes = /\b(insert|update|delete|commit)\b/i;
/** Some calls change who is who, and many of one address are too many: what a call has only read is as it was before. */
async function asBefore(): Promise<void> {
  if (!world.roundTrips.some((statement) => writes.test(statement))) return;
  const { id } = world.people.deactivated;
  await world.database.many(sql`
    with person as (
        update users set state = 'deactivated', closed_by = id where id = ${id} and (state, closed_by) is distinct from ('deactivated', id)),
      own_eyes as (update sessions set seen_as = null where seen_as is not null),
      calls as (delete from rate_limits)
    delete from sign_in_tries`);
}

const companyOf = async ({ id }: Person) =>
  (await world.database.one<{ companyId: string }>(sql`select company_id as "companyId" from users where id = ${id}`)).companyId;

/** Everybody of the harness, then each default role of one company, the owner of another, and that of one nobody has validated. */
async function openSessions(): Promise<Session[]> {
  const { database, people } = world;
  const strangers = await makePerson(database, { type: 'Company' });
  const ours = { database, person: people.company, companyId: await companyOf(people.company) };
  const theirs = { database, person: strangers, companyId: await companyOf(strangers) };
  // A commercial's circle is the portfolio.
  await database.many(sql`insert into company_commercials (company_id, user_id) values (${ours.companyId}, ${people.commercial.id})`);
  await makeProfile(database, people.freelance.id);
  const everybody = actorNames.map((kind): Session => {
    const as = kind === 'visitor' ? kind : people[kind];
    return {
      name: kind,
      kind,
      as,
      permissions: companyPermissions,
      own: as === 'visitor' ? ours : { ...ours, person: as },
      foreign: theirs,
    };
  });
  const colleagues = defaultRoles
    .filter(({ isOwner }) => !isOwner)
    .map(async ({ label, permissions }): Promise<Session> => {
      const roleId = await makeRole(database, ours.companyId, permissions);
      const as = await makePerson(database, { type: 'Company', at: { companyId: ours.companyId, roleId } });
      return { name: label.en, kind: 'company', as, permissions, own: { ...ours, person: as }, foreign: theirs };
    });
  const outsider = { name: 'another company', kind: 'company', as: strangers, permissions: companyPermissions } as const;
  const waiting = await makePerson(database, { type: 'Company', isValidated: false });
  const newcomer: Session = {
    ...{ name: 'a company that waits', kind: 'company', as: waiting, permissions: companyPermissions, isWaiting: true },
    ...{ own: { database, person: waiting, companyId: await companyOf(waiting) }, foreign: ours },
  };
  return [...everybody, ...(await Promise.all(colleagues)), { ...outsider, own: theirs, foreign: ours }, newcomer];
}

const addressOf = ({ method, path }: EndpointSpec) => `${method} ${path}`;

test('every endpoint has its line, and every line its endpoint', () => {
  expect(world.endpoints.map(addressOf).sort()).toEqual(Object.keys(rows).sort());
});

const permissionOf = ({ permission, by = [] }: EndpointSpec): string | undefined =>
  permission ?? (by.flatMap((rule) => rule.permission ?? []).join('|') || undefined);

test('every permission an endpoint asks for is written there too', () => {
  const asked = Object.fromEntries(world.endpoints.flatMap((one) => (permissionOf(one) ? [[addressOf(one), permissionOf(one)]] : [])));
  const written = Object.fromEntries(Object.entries(rows).flatMap(([address, row]) => (row.permission ? [[address, row.permission]] : [])));
  expect(asked).toEqual(written);
});

/** What a session is answered by the checks, before anybody looks at the record: undefined when it passes. */
function refusalOf({ kind, permissions, isWaiting }: Session, { may, permission, isWork, isForValidated }: Row): string | undefined {
  if (isWaiting && isForValidated === true) return '403 account.notValidated';
  if (may.includes(kind)) return kind === 'company' && permission && !permits(permission, permissions) ? '403 access.refused' : undefined;
  if (kind === 'visitor') return '401 session.required';
  if (kind === 'unverified') return '403 account.unverified';
  if (kind === 'unvalidated' && (isWork || may.includes('commercial'))) return '403 account.notValidated';
  return kind === 'blocked' || kind === 'deactivated' ? '403 account.inactive' : '403 access.refused';
}

/** Of an act on several, as of one: it is done, or it is not there, and its name is not told either. */
function becameOf({ done, refused }: ActsAnswer): number | string {
  if (done.length > 0) return 200;
  return refused.every(({ code, name }) => code === 'record.missing' && name === '') ? 404 : JSON.stringify(refused);
}

const cases = Object.entries(rows).filter(([address]) => address !== 'POST /api/logout');

test.each(cases)('%s', async (address, row) => {
  const endpoint = world.endpoints.find((one) => addressOf(one) === address);
  if (!endpoint) throw new Error('mounted under another address');
  const { record, isCommon, input = {} } = row;
  const expected: Record<string, string> = {};
  const answered: Record<string, string> = {};
  const ask = async (session: Session, cell: string, call: object) => {
    world.roundTrips.length = 0;
    const { status, body, error } = await world.as(session.as)(endpoint, call as never);
    await asBefore();
    const told = endpoint.response === ActsAnswer && status === 200 ? becameOf(body as never) : status;
    answered[`${session.name}, ${cell}`] = `${told}${[401, 403].includes(status) ? ` ${Object.entries(error).flat().slice(1)}` : ''}`;
  };
  const callOf = (circle: Circle): object | Promise<object> => record?.(circle) ?? input;
  const kept = new Map<Circle, object | Promise<object>>();
  /** Who is refused or only reads leaves a record as it was: one of each circle does for all of them. */
  const keptCallOf = (circle: Circle): object | Promise<object> => {
    const call = kept.get(circle) ?? callOf(circle);
    kept.set(circle, call);
    return call;
  };
  for (const session of sessions) {
    const refusal = refusalOf(session, row);
    const status = row.but?.[session.kind] ?? row.status ?? 200;
    const ownRefusal = session.isWaiting && row.isForValidated ? '403 account.notValidated' : refusal;
    // Who is refused is asked about a record of others only: a check that is missing, or made once the record was looked for, answers 404.
    if (!record || !refusal) {
      expected[`${session.name}, own`] = ownRefusal ?? `${session.isWaiting && row.isUnseenByWaiting ? 404 : status}`;
      await ask(session, 'own', await callOf(session.own));
    }
    if (!record) continue;
    expected[`${session.name}, foreign`] = refusal ?? `${isCommon || row.seesAll?.includes(session.kind) ? status : 404}`;
    await ask(session, 'foreign', await (refusal || endpoint.method === 'GET' ? keptCallOf : callOf)(session.foreign));
  }
  expect(answered).toEqual(expected);
});

test.each(cases.filter(([, { permission }]) => permission))(
  '%s with nothing but its permission, and with all others',
  async (address, row) => {
    const endpoint = world.endpoints.find((one) => addressOf(one) === address) as EndpointSpec;
    const accepted = (row.permission ?? '').split('|').map((all) => all.split('&'));
    const answerWith = async (permissions: readonly string[]) => {
      const person = await makePerson(world.database, { type: 'Company', permissions });
      const circle = { database: world.database, person, companyId: await companyOf(person) };
      return world.as(person)(endpoint, (row.record ? await row.record(circle) : (row.input ?? {})) as never);
    };
    const others = await answerWith(companyPermissions.filter((permission) => !accepted.flat().includes(permission)));
    expect([others.status, others.error]).toEqual([403, { code: 'access.refused' }]);
    for (const permissions of accepted) expect((await answerWith(permissions)).status).toBe(row.status ?? 200);
  },
);

test('a session that has ended is a visitor', async () => {
  const answer = await world.server.inject({ url: '/api/user', cookies: { session: 'A'.repeat(43) } });
  expect(answer.statusCode).toBe(401);
});
