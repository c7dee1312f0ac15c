import { randomUUIDv7 } from 'node:crypto';
import { chatRules } from '@jalon/domain/chat/chat';
import { chatApi } from '@jalon/domain/chat/chat-api';
import { fileApi } from '@jalon/domain/files/file-api';
import { historyApi } from '@jalon/domain/history/history-api';
import { notificationApi } from '@jalon/domain/notifications/notification-api';
import { searchApi } from '@jalon/domain/search/search-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMessage, onProject, talk } from '../../test/chat.ts';
import { insertDelivery } from '../../test/deliveries.ts';
import { makePerson, makeProfile, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { apply, candidate, postNeed } from '../../test/market.ts';
import * as proofs from '../../test/proofs.ts';
import { sql } from '../db/sql.ts';
import { tellAway } from './chat.letters.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const send = (by: Person, id: string, text: string, fileIds: string[] = []) =>
  world.as(by)(chatApi.send, { params: { id }, body: aMessage(text, fileIds) });
const read = async (by: Person, id: string) => (await world.as(by)(chatApi.read, { params: { id } })).body;
const textsOf = async (by: Person, id: string, query: object = {}) =>
  (await world.as(by)(chatApi.messages, { params: { id }, query })).body.messages.map(({ text }) => text);
const messagesOf = async (by: Person) => (await world.as(by)(notificationApi.counts, {})).body.messages;

test('two who share a project talk: in order, counted, read, and nobody else reads along but who is named', async () => {
  const { freelance, client, commercial, projectId } = await onProject(world.database);
  const people = (await world.as(freelance)(chatApi.reachable, { query: {} })).body;
  expect(people.map(({ person, subjects }) => [person.id, subjects.map(({ about }) => about)])).toEqual(
    expect.arrayContaining([
      [client.id, [expect.objectContaining({ kind: 'project', id: projectId, state: 'ongoing' })]],
      [commercial.id, [expect.objectContaining({ kind: 'project', id: projectId })]],
    ]),
  );
  const id = await talk(world, freelance, client.id, projectId);
  // The same two about the same record have one conversation, whoever begins.
  expect(await talk(world, client, freelance.id, projectId)).toBe(id);
  // Until something is said, it is in the list of who began it alone.
  expect((await world.as(freelance)(chatApi.list, { query: {} })).body.rows).toMatchObject([{ id, last: null, unread: 0 }]);

  expect((await send(freelance, id, 'Bonjour')).body).toMatchObject({ sequence: 1, revision: 1, text: 'Bonjour', authorId: freelance.id });
  expect((await send(freelance, id, 'La recette est calée')).status).toBe(201);
  expect(await messagesOf(client)).toBe(2);
  expect((await world.as(client)(chatApi.list, { query: { show: 'unread' } })).body.rows).toMatchObject([
    { id, unread: 2, last: { text: 'La recette est calée', isMine: false }, other: { id: freelance.id } },
  ]);
  expect(await textsOf(client, id)).toEqual(['La recette est calée', 'Bonjour']);
  expect((await world.as(client)(chatApi.seen, { params: { id }, body: { sequence: 1 } })).body).toEqual({ readSequence: 1, unread: 1 });
  expect((await world.as(client)(chatApi.seen, { params: { id }, body: { sequence: 99 } })).body).toEqual({ readSequence: 2, unread: 0 });
  // Only forwards.
  expect((await world.as(client)(chatApi.seen, { params: { id }, body: { sequence: 1 } })).body).toEqual({ readSequence: 2, unread: 0 });
  expect(await messagesOf(client)).toBe(0);
  expect((await read(freelance, id)).otherRead).toMatchObject({ sequence: 2, at: expect.any(String) });
  expect((await read(freelance, id)).readers.map((reader) => reader.id)).toEqual([commercial.id]);
  expect(await read(commercial, id)).toMatchObject({
    role: 'reader',
    shut: 'reader',
    first: { id: freelance.id },
    other: { id: client.id },
  });
  expect((await send(commercial, id, 'Je m’en mêle')).status).toBe(404);

  const strangers = [
    world.people.admin,
    ...(await Promise.all((['Freelance', 'Company', 'Commercial'] as const).map((type) => makePerson(world.database, { type })))),
  ];
  for (const stranger of strangers) {
    expect((await world.as(stranger)(chatApi.read, { params: { id } })).status).toBe(404);
    expect((await world.as(stranger)(chatApi.messages, { params: { id }, query: {} })).status).toBe(404);
    expect((await send(stranger, id, 'x')).status).toBe(404);
    expect((await world.as(stranger)(chatApi.seen, { params: { id }, body: { sequence: 1 } })).status).toBe(404);
    expect((await world.as(stranger)(chatApi.close, { params: { id } })).status).toBe(404);
  }
});

test('what is sent again is the same message, and those who write at once have places of their own', async () => {
  const { freelance, client, projectId } = await onProject(world.database);
  const id = await talk(world, freelance, client.id, projectId);
  const body = aMessage('une fois');
  const answers = await Promise.all([1, 2, 3].map(() => world.as(freelance)(chatApi.send, { params: { id }, body })));
  expect(answers.map(({ status, body: sent }) => [status, sent.sequence])).toEqual(Array(3).fill([201, 1]));
  // Somebody else’s id is nobody’s to use.
  expect((await world.as(client)(chatApi.send, { params: { id }, body })).error.code).toBe('record.taken');
  await Promise.all([...Array(10).keys()].map((n) => send(n % 2 ? freelance : client, id, `n${n}`)));
  const { messages } = (await world.as(client)(chatApi.messages, { params: { id }, query: {} })).body;
  expect(messages.map(({ sequence }) => sequence)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect((await send(freelance, id, '   ')).error.fields).toEqual({ text: 'validation.required' });
  expect((await send(freelance, id, 'x'.repeat(chatRules.textMax + 1))).status).toBe(422);
});

test('pages go back by place, and whoever was away asks for what has changed since', async () => {
  const { freelance, client, projectId } = await onProject(world.database);
  const id = await talk(world, freelance, client.id, projectId);
  for (let n = 1; n <= chatRules.page + 3; n += 1) await send(freelance, id, `m${n}`);
  const first = (await world.as(client)(chatApi.messages, { params: { id }, query: {} })).body;
  expect([first.isMore, first.messages.length, first.messages[0]?.text]).toEqual([true, chatRules.page, `m${chatRules.page + 3}`]);
  const oldest = first.messages.at(-1)?.sequence;
  expect(await textsOf(client, id, { before: oldest })).toEqual(['m3', 'm2', 'm1']);
  const since = chatRules.page + 3;
  const changed = first.messages[4];
  await world.as(freelance)(chatApi.edit, { params: { id, messageId: changed?.id ?? '' }, body: { text: 'corrigé' } });
  await send(freelance, id, 'nouveau');
  expect(await textsOf(client, id, { since })).toEqual(['corrigé', 'nouveau']);
  expect(await textsOf(client, id, { q: 'corrige' })).toEqual(['corrigé']);
  expect((await world.as(client)(chatApi.list, { query: { q: 'corrige' } })).body.rows.map((row) => row.id)).toEqual([id]);
  expect((await world.as(client)(chatApi.list, { query: { q: 'introuvable' } })).body.rows).toEqual([]);
});

test('one changes or takes back what one has just written, and nothing else', async () => {
  const { freelance, client, projectId } = await onProject(world.database);
  const id = await talk(world, freelance, client.id, projectId);
  const { body: file } = await world.as(freelance)(fileApi.upload, {
    query: { name: 'plan.pdf', purpose: 'proof' },
    file: proofs.pdf('Plan'),
  });
  const { body: sent } = await send(freelance, id, 'avec un plan', [file.id]);
  expect(sent.files).toEqual([file]);
  const params = { id, messageId: sent.id };
  const fileAt = { params: { id, fileId: file.id }, query: {} };
  expect((await world.as(client)(chatApi.file, fileAt)).status).toBe(200);
  expect((await world.as(await makePerson(world.database, { type: 'Freelance' }))(chatApi.file, fileAt)).status).toBe(404);
  expect((await read(client, id)).files).toMatchObject([{ id: file.id, name: 'plan.pdf' }]);
  // A file is taken once, and only by who has sent it.
  expect((await send(client, id, 'le même', [file.id])).error.fields).toEqual({ fileIds: 'validation.fileGone' });

  expect((await world.as(client)(chatApi.edit, { params, body: { text: 'x' } })).status).toBe(403);
  expect((await world.as(freelance)(chatApi.edit, { params, body: { text: 'avec le plan' } })).body).toMatchObject({
    ...{ text: 'avec le plan', sequence: 1, editedAt: expect.any(String) },
  });
  expect((await world.as(freelance)(chatApi.remove, { params })).body).toMatchObject({ text: '', files: [], isDeleted: true, sequence: 1 });
  expect((await world.as(freelance)(chatApi.edit, { params, body: { text: 'x' } })).error.code).toBe('chat.tooLate');
  expect((await world.as(client)(chatApi.file, fileAt)).status).toBe(404);
  const { body: old } = await send(freelance, id, 'vieux');
  await world.database.many(sql`update messages set sent_at = now() - interval '16 minutes' where id = ${old.id}`);
  const late = { id, messageId: old.id };
  expect((await world.as(freelance)(chatApi.remove, { params: late })).error.code).toBe('chat.tooLate');
  expect((await world.as(freelance)(chatApi.edit, { params: { id, messageId: randomUUIDv7() }, body: { text: 'x' } })).status).toBe(404);
});

test('a company and a candidate talk once the application is theirs, and not after it is over; the staff may always', async () => {
  const [owner, freelance, commercial] = await Promise.all([
    makePerson(world.database, { type: 'Company' }),
    candidate(world, await makePerson(world.database, { type: 'Freelance' })),
    makePerson(world.database, { type: 'Commercial' }),
  ]);
  const need = await postNeed(world, owner, { isAnonymous: true });
  await world.database.many(sql`insert into company_commercials (company_id, user_id) values (${need.companyId}, ${commercial.id})`);
  await world.database.many(sql`update opportunities set has_preselection = true where id = ${need.id}`);
  const recordId = await apply(world, freelance, need.id);
  const open = (by: Person, withId: string) => world.as(by)(chatApi.open, { body: { kind: 'application', recordId, withId } });
  const peopleOf = async (by: Person) => {
    const { body, raw } = await world.as(by)(chatApi.reachable, { query: {} });
    const ids = body.filter(({ subjects }) => subjects.some(({ about }) => about.kind === 'application')).map(({ person }) => person.id);
    return { ids, raw: raw.toString() };
  };

  // Being qualified: nobody learns of the other through the chat.
  expect((await open(owner, freelance.id)).status).toBe(404);
  expect((await open(freelance, owner.id)).status).toBe(404);
  const before = await peopleOf(freelance);
  expect(before.ids).toEqual([commercial.id]);
  expect(before.raw).not.toContain(need.companyId);
  expect((await peopleOf(owner)).raw).not.toContain(freelance.id);
  const { body: withStaff } = await open(freelance, commercial.id);
  expect(withStaff).toMatchObject({ shut: null, about: { kind: 'application', company: null } });
  // Nor by who else looks after the company: whoever knows them would know whose need it is.
  const beside = await makePerson(world.database, { type: 'Commercial' });
  await world.database.many(sql`insert into company_commercials (company_id, user_id) values (${need.companyId}, ${beside.id})`);
  const readersFor = async (by: Person) => (await read(by, withStaff.id)).readers.map(({ id }) => id);
  expect([await readersFor(freelance), await readersFor(commercial)]).toEqual([[], [beside.id]]);

  await world.database.many(sql`update applications set state = 'submitted', submitted_at = now() where id = ${recordId}`);
  expect((await peopleOf(freelance)).ids.sort()).toEqual([owner.id, commercial.id, beside.id].sort());
  const { body: talked } = await open(owner, freelance.id);
  expect((await send(freelance, talked.id, 'Merci')).status).toBe(201);
  expect((await read(freelance, talked.id)).about).toMatchObject({ company: { id: need.companyId }, state: 'submitted' });
  expect(await readersFor(freelance)).toEqual([beside.id]);

  await world.database.many(sql`update applications set state = 'rejected', reason = 'x' where id = ${recordId}`);
  expect((await send(freelance, talked.id, 'Pourquoi ?')).error.code).toBe('chat.shut');
  expect(await read(freelance, talked.id)).toMatchObject({ shut: 'record' });
  expect(await textsOf(freelance, talked.id)).toEqual(['Merci']);
  expect((await send(freelance, withStaff.id, 'Et maintenant ?')).status).toBe(201);
});

test('whoever loses the record, or the permission, reads on and writes no more', async () => {
  const { freelance, client, projectId, companyId } = await onProject(world.database);
  const reader = await makePerson(world.database, { type: 'Company', at: { companyId }, permissions: ['projects.view'] });
  const blind = await makePerson(world.database, { type: 'Company', at: { companyId }, permissions: ['contacts.view'] });
  expect((await world.as(blind)(chatApi.open, { body: { kind: 'project', recordId: projectId, withId: freelance.id } })).status).toBe(404);
  const id = await talk(world, reader, freelance.id, projectId);
  expect((await send(reader, id, 'Bonjour')).status).toBe(201);
  await world.database.many(
    sql`update company_roles set permissions = '{contacts.view}' where id = (select role_id from users where id = ${reader.id})`,
  );
  expect((await send(freelance, id, 'Vous êtes là ?')).error.code).toBe('chat.shut');
  expect((await send(reader, id, 'x')).error.code).toBe('chat.shut');
  expect(await textsOf(reader, id)).toEqual(['Bonjour']);
  // Two of one side, and somebody who is not there.
  expect((await world.as(client)(chatApi.open, { body: { kind: 'project', recordId: projectId, withId: reader.id } })).status).toBe(404);
  expect((await world.as(client)(chatApi.open, { body: { kind: 'project', recordId: projectId, withId: randomUUIDv7() } })).status).toBe(
    404,
  );
});

test('either ends it; whoever has, and the staff, open it again, and history tells', async () => {
  const { freelance, client, commercial, projectId } = await onProject(world.database);
  const id = await talk(world, freelance, client.id, projectId);
  expect((await world.as(client)(chatApi.close, { params: { id } })).body).toMatchObject({
    ...{ state: 'closed', shut: 'closed', actions: ['reopen'] },
  });
  expect((await world.as(freelance)(chatApi.close, { params: { id } })).error).toMatchObject({
    code: 'workflow.wrongState',
    state: 'closed',
  });
  expect((await send(freelance, id, 'x')).error.code).toBe('chat.shut');
  expect((await world.as(freelance)(chatApi.reopen, { params: { id } })).error.code).toBe('access.refused');
  expect((await world.as(commercial)(chatApi.reopen, { params: { id } })).body).toMatchObject({ state: 'open', role: 'reader' });
  await world.as(freelance)(chatApi.close, { params: { id } });
  expect((await world.as(client)(chatApi.reopen, { params: { id } })).error.code).toBe('access.refused');
  expect((await world.as(freelance)(chatApi.reopen, { params: { id } })).body).toMatchObject({ state: 'open', actions: ['close'] });
  // Both are told who has ended it, and when; so is who reads along.
  const nameOf = async (person: Person) =>
    (await world.database.one<{ name: string }>(sql`select first_name || ' ' || last_name as name from users where id = ${person.id}`))
      .name;
  const turn = async (action: string, by: Person) => ({ action, by: { id: by.id, name: await nameOf(by) }, at: expect.any(String) });
  const turns = [
    await turn('close', client),
    await turn('reopen', commercial),
    await turn('close', freelance),
    await turn('reopen', freelance),
  ];
  for (const reader of [freelance, client, commercial]) expect((await read(reader, id)).turns).toEqual(turns);
  const kinds = await world.database.many<{ kind: string }>(sql`select kind from events where subject_id = ${id} order by id`);
  const once = ['conversation.close', 'conversation.reopen'];
  expect(kinds.map(({ kind }) => kind)).toEqual(['conversation.open', ...once, ...once]);
  expect((await world.as(freelance)(historyApi.recent, { query: {} })).status).toBe(200);
});

test('whom one may write to is named once, with every subject, the one last talked about first', async () => {
  const { freelance, client, commercial, companyId, projectId } = await onProject(world.database);
  const { projectId: otherId } = await insertDelivery(world.database, { ownerId: freelance.id, companyId });
  const entry = async (by: Person, whom: Person) => {
    const { body } = await world.as(by)(chatApi.reachable, { query: {} });
    const entries = body.filter(({ person }) => person.id === whom.id);
    expect(entries).toHaveLength(1);
    return entries[0]?.subjects.map(({ about, conversationId }) => [about.id, conversationId]);
  };
  expect((await entry(freelance, client))?.map(([id]) => id)).toEqual([projectId, otherId].sort().reverse());
  expect((await entry(client, commercial))?.map(([id]) => id).sort()).toEqual([projectId, otherId, companyId].sort());
  const first = [projectId, otherId].sort()[0] as string;
  const id = await talk(world, freelance, client.id, first);
  await send(freelance, id, 'Bonjour');
  expect((await entry(freelance, client))?.[0]).toEqual([first, id]);
  expect((await entry(client, freelance))?.[0]).toEqual([first, id]);
});

test('a conversation that was found by what was said shows where, around the words, and not what was taken back', async () => {
  const { freelance, client, projectId } = await onProject(world.database);
  const id = await talk(world, freelance, client.id, projectId);
  const far = 'la suite '.repeat(60);
  await send(freelance, id, `${far}une répétition générale ${far}`);
  await send(client, id, 'Merci');
  const foundBy = async (q: string) => (await world.as(client)(chatApi.list, { query: { q } })).body.rows[0];
  expect(await foundBy('repetitions')).toMatchObject({
    id,
    found: { sequence: 1, text: expect.stringContaining('une répétition générale') },
  });
  expect((await foundBy('repetition'))?.found?.text.length).toBeLessThan(200);
  // By who they are: nothing that was said is shown.
  expect(await foundBy('Test Freelance')).toMatchObject({ id, found: null });
  expect((await world.as(client)(chatApi.list, { query: {} })).body.rows[0]).toMatchObject({ id, found: null });
  const { messages } = (await world.as(client)(chatApi.messages, { params: { id }, query: {} })).body;
  await world.as(client)(chatApi.remove, { params: { id, messageId: messages[0]?.id ?? '' } });
  expect(await foundBy('merci')).toBeUndefined();
});

test('the palette finds a conversation by what was said and by a name that was mistyped, but compares no message with words that were', async () => {
  const { freelance, client, projectId } = await onProject(world.database);
  const id = await talk(world, freelance, client.id, projectId);
  await send(freelance, id, 'Une répétition générale');
  await world.database.many(sql`update users set last_name = 'Zwingelstein' where id = ${freelance.id}`);
  const foundBy = async (q: string) => {
    const { hits } = (await world.as(client)(searchApi.find, { query: { q } })).body;
    return hits.filter(({ kind }) => kind === 'conversation').map((hit) => hit.id);
  };
  expect(await foundBy('répétition')).toEqual([id]);
  expect(await foundBy('zwingelstien')).toEqual([id]);
  expect(await foundBy('répétiiton')).toEqual([]);
});

test('the state of what it is about is shown to whoever still sees it', async () => {
  const { freelance, client, projectId, companyId } = await onProject(world.database);
  const reader = await makePerson(world.database, { type: 'Company', at: { companyId }, permissions: ['projects.view'] });
  const id = await talk(world, reader, freelance.id, projectId);
  expect((await read(reader, id)).about).toMatchObject({ id: projectId, state: 'ongoing' });
  await world.database.many(sql`update projects set state = 'finished' where id = ${projectId}`);
  expect((await read(freelance, id)).about.state).toBe('finished');
  await world.database.many(
    sql`update company_roles set permissions = '{contacts.view}' where id = (select role_id from users where id = ${reader.id})`,
  );
  expect((await read(reader, id)).about).toMatchObject({ id: projectId, state: null });
  const other = await talk(world, client, freelance.id, projectId);
  expect((await read(client, other)).about.state).toBe('finished');
});

test('a reported message is brought before the administrators, who may read that conversation from then on', async () => {
  const { freelance, client, projectId } = await onProject(world.database);
  const id = await talk(world, freelance, client.id, projectId);
  const { body: sent } = await send(freelance, id, 'désagréable');
  const params = { id, messageId: sent.id };
  // One reports what the other has written.
  expect((await world.as(freelance)(chatApi.report, { params, body: { reason: 'x' } })).status).toBe(404);
  expect((await world.as('admin')(chatApi.read, { params: { id } })).status).toBe(404);
  expect((await world.as(client)(chatApi.report, { params, body: { reason: 'Propos déplacés' } })).status).toBe(200);
  expect((await world.as(client)(chatApi.report, { params, body: { reason: 'Encore' } })).status).toBe(200);
  const { rows } = (await world.as('admin')(notificationApi.list, { query: { show: 'toTreat' } })).body;
  expect(rows.filter(({ subject }) => subject.id === id)).toHaveLength(1);
  expect(rows.find(({ subject }) => subject.id === id)).toMatchObject({ kind: 'conversation.report', href: `/admin/chat/${id}` });
  expect(await read(world.people.admin, id)).toMatchObject({ role: 'reader' });
  expect((await world.as('admin')(chatApi.messages, { params: { id }, query: {} })).body.messages).toHaveLength(1);
});

test('who does not read for a while is told once, by mail as they have chosen, and no more once they have read', async () => {
  const { freelance, client, projectId } = await onProject(world.database);
  const id = await talk(world, freelance, client.id, projectId);
  await send(freelance, id, 'secret-text');
  await send(freelance, id, 'secret-text-2');
  const jobs = await world.database.many<{ in: number }>(sql`
    select round(extract(epoch from run_at - now()))::int as in from graphile_worker.jobs where task_identifier = 'chatAway' and key like ${`%${id}%`}`);
  expect(jobs).toHaveLength(1);
  expect(jobs[0]?.in).toBeGreaterThan(chatRules.awayMinutes * 60 - 30);
  const away = () => world.database.transaction((tx) => tellAway(tx, { id, userId: client.id }));
  await away();
  await away();
  const told = async () =>
    (await world.as(client)(notificationApi.list, { query: {} })).body.rows.filter(({ subject }) => subject.id === id);
  expect(await told()).toMatchObject([
    { kind: 'conversation.unread', isRead: false, href: `/company/chat/${id}`, by: { id: freelance.id } },
  ]);
  expect(JSON.stringify(await told())).not.toContain('secret-text');
  const mail = await world.database.maybe(
    sql`select 1 from notifications where user_id = ${client.id} and subject_id = ${id} and mail = 'at once'`,
  );
  expect(mail).toBeDefined();
  await world.as(client)(chatApi.seen, { params: { id }, body: { sequence: 2 } });
  expect(await told()).toMatchObject([{ isRead: true }]);
  await away();
  expect(await told()).toHaveLength(1);
  // Muted, nothing.
  await world.as(client)(chatApi.mute, { params: { id }, body: { isMuted: true } });
  await send(freelance, id, 'encore');
  await away();
  expect(await told()).toHaveLength(1);
});

test('the operator announces to everybody or to one type, and each has it unread until they look', async () => {
  const [freelance, company] = await Promise.all([
    makePerson(world.database, { type: 'Freelance' }),
    makePerson(world.database, { type: 'Company' }),
  ]);
  const announce = (by: Person, audience: 'all' | 'Freelance', text: string) =>
    world.as(by)(chatApi.announce, { body: { audience, text } });
  expect((await announce(freelance, 'all', 'x')).status).toBe(403);
  expect((await announce(world.people.admin, 'Freelance', 'Virements avancés')).status).toBe(201);
  expect((await announce(world.people.admin, 'all', 'Fermé le 25')).status).toBe(201);
  const seenBy = async (person: Person) => (await world.as(person)(chatApi.announcements, {})).body;
  expect(await seenBy(freelance)).toMatchObject({ unread: 2, announcements: [{ text: 'Virements avancés' }, { text: 'Fermé le 25' }] });
  expect(await seenBy(company)).toMatchObject({ unread: 1, announcements: [{ text: 'Fermé le 25', audience: 'all' }] });
  expect(await messagesOf(freelance)).toBe(2);
  expect((await world.as(freelance)(chatApi.announcementsSeen, {})).status).toBe(200);
  expect([await messagesOf(freelance), (await seenBy(freelance)).unread]).toEqual([0, 0]);
  // Nothing of what was said before they came is news to somebody.
  expect(await messagesOf(await makePerson(world.database, { type: 'Freelance' }))).toBe(0);
});

test('whoever is listed may be written to', async () => {
  const { freelance, client, commercial } = await onProject(world.database);
  for (const by of [freelance, client, commercial, world.people.admin])
    for (const query of [{}, { q: 'Test' }]) {
      const { body } = await world.as(by)(chatApi.reachable, { query });
      for (const { person, subjects } of body.slice(0, 10))
        for (const { about } of subjects) {
          const opened = await world.as(by)(chatApi.open, { body: { kind: about.kind, recordId: about.id, withId: person.id } });
          expect([opened.status, opened.body.shut]).toEqual([201, null]);
        }
    }
});

test('of one freelance everything that is shared with them is told, and nothing of others', async () => {
  const { freelance, client, commercial, projectId } = await onProject(world.database);
  const stranger = await makePerson(world.database, { type: 'Company' });
  const other = await makePerson(world.database, { type: 'Freelance' });
  const profileId = await makeProfile(world.database, freelance.id);
  const otherId = await makeProfile(world.database, other.id);
  const about = async (by: Person, id: string) =>
    (await world.as(by)(chatApi.reachable, { query: { profileId: id } })).body.map(({ person, subjects }) => [
      person.id,
      subjects.map(({ about: { kind, id: recordId } }) => [kind, recordId]).sort(),
    ]);
  const project = ['project', projectId];
  expect(await about(client, profileId)).toEqual([[freelance.id, [project]]]);
  expect(await about(commercial, profileId)).toEqual([[freelance.id, [['portfolio', freelance.id], project]]]);
  expect([await about(stranger, profileId), await about(client, otherId), await about(freelance, profileId)]).toEqual([[], [], []]);

  // However many newer records there are with others, or with them.
  const { companyId } = await world.database.one<{ companyId: string }>(
    sql`select company_id as "companyId" from projects where id = ${projectId}`,
  );
  const fill = (owner: Person, count: number) =>
    world.database.many(sql`
      with p as (
        insert into projects (id, company_id, title, starts_on)
        select gen_random_uuid(), ${companyId}, 'Projet ' || n, '2049-01-01' from generate_series(1, ${count}::int) n returning id, company_id)
      insert into deliveries (id, project_id, company_id, owner_id, title, starts_on, ends_on, days_sold, days_per_week)
      select gen_random_uuid(), p.id, p.company_id, ${owner.id}, 'Prestation', '2049-01-01', '2049-12-31', 6000, 5 from p`);
  await fill(other, 70);
  expect(await about(client, profileId)).toEqual([[freelance.id, [project]]]);
  await fill(freelance, 30);
  const [[, subjects] = [freelance.id, []]] = await about(client, profileId);
  expect(subjects).toHaveLength(31);
});

test('who looks for somebody by name finds them however long ago they last worked together', async () => {
  const { freelance, client, projectId } = await onProject(world.database);
  const { companyId } = await world.database.one<{ companyId: string }>(sql`
    update users set first_name = 'Zéphyrine', last_name = 'Vauquelin' where id = ${client.id} returning company_id as "companyId"`);
  const other = await makePerson(world.database, { type: 'Company' });
  await world.database.many(sql`update projects set starts_on = '2020-01-01' where id = ${projectId}`);
  await world.database.many(sql`
    with p as (
      insert into projects (id, company_id, title, starts_on)
      select gen_random_uuid(), (select company_id from users where id = ${other.id}), 'Projet ' || n, '2026-01-01' from generate_series(1, 70) n returning id, company_id)
    insert into deliveries (id, project_id, company_id, owner_id, title, starts_on, ends_on, days_sold, days_per_week)
    select gen_random_uuid(), p.id, p.company_id, ${freelance.id}, 'Prestation', '2026-01-01', '2026-12-31', 6000, 5 from p`);
  const { body } = await world.as(freelance)(chatApi.reachable, { query: { q: 'zephyrine' } });
  expect(body.map(({ person }) => person.id)).toContain(client.id);
  // And the other way round: of all who work for the company.
  await world.database.many(sql`
    with p as (insert into projects (id, company_id, title, starts_on)
      select gen_random_uuid(), ${companyId}, 'Projet ' || n, '2026-01-01' from generate_series(1, 70) n)
    update users set first_name = 'Aldegonde' where id = ${freelance.id}`);
  const found = await world.as(client)(chatApi.reachable, { query: { q: 'aldegonde' } });
  expect(found.body.map(({ person }) => person.id)).toContain(freelance.id);
});
