import { randomUUIDv7 } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { insertConversation, onProject } from '../../apps/api/test/chat.ts';
import { freePort, nodeOptions, until } from '../../apps/api/test/started.ts';
import { openReader } from '../support/chat-reader.ts';
import { type Served, startChild } from '../support/child.ts';
import { say } from '../support/kept-volume.ts';
import { median, type Report } from '../support/report.ts';
import { headersOf } from '../support/visitor.ts';
import type { World } from '../support/world.ts';

const rounds = Number(process.env.BENCH_RESTARTS ?? 20);
const conversations = 10;
const perSecond = 10;
/** As long as everybody is there between two of them. */
const aliveMs = 1500;

type Talk = Awaited<ReturnType<typeof openTalk>>;
const file = join(import.meta.dirname, '../support/product.ts');
const startAt = (databaseUrl: string, port: number) => startChild(file, { databaseUrl, port }, nodeOptions);

/** Somebody who writes on the one server, and somebody who listens on the other. */
async function openTalk({ database }: World, at: Served, port: number) {
  const { freelance, client, companyId, projectId } = await onProject(database);
  const { id } = await insertConversation(database, { a: freelance.id, b: client.id, kind: 'project', recordId: projectId, companyId });
  return {
    id,
    sent: [] as string[],
    write: (await headersOf(at, freelance.token)).write,
    reader: await openReader(id, client, at.url, port),
  };
}

async function send(at: Served, { id, sent, write }: Talk): Promise<void> {
  const message = { id: randomUUIDv7(), text: `Message ${sent.length + 1}`, fileIds: [] };
  const body = JSON.stringify(message);
  const answer = await fetch(`${at.url}/api/conversations/${id}/messages`, { method: 'POST', headers: write, body });
  if (!answer.ok) throw new Error(`a message: ${answer.status} ${await answer.text()}`);
  sent.push(message.id);
}

/** Messages are written on one server while the other, which everybody listens on, is stopped or killed and comes back. */
export async function restarts(world: World): Promise<Report> {
  await using stack = new AsyncDisposableStack();
  const port = await freePort();
  const at = stack.use(await startAt(world.url, await freePort()));
  let other = await startAt(world.url, port);
  const talks: Talk[] = [];
  for (let n = 0; n < conversations; n += 1) talks.push(await openTalk(world, at, port));
  stack.defer(() => talks.forEach(({ reader }) => void reader.pusher.disconnect()));
  const allJoined = (times: number) => until(() => talks.every(({ reader }) => reader.state.joined >= times), 60_000);
  await allJoined(1);

  let isOver = false;
  const sending = (async () => {
    for (let n = 0; !isOver; n += 1) {
      await send(at, talks[n % talks.length] as Talk);
      await sleep(1000 / perSecond);
    }
  })();
  const back: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await sleep(aliveMs);
    if (round % 2 === 0) await other[Symbol.asyncDispose]();
    else process.kill(other.pid, 'SIGKILL');
    await sleep(300);
    other = await startAt(world.url, port);
    const from = performance.now();
    await allJoined(round + 2);
    back.push(performance.now() - from);
    say(`restart ${round + 1} of ${rounds}`);
  }
  stack.use(other);
  isOver = true;
  await sending;
  const lacking = () => talks.flatMap(({ sent, reader }) => sent.filter((id) => !reader.heard.includes(id))).length;
  await until(() => lacking() === 0, 20_000).catch(() => undefined);
  const sent = talks.reduce((sum, talk) => sum + talk.sent.length, 0);
  const twice = talks.reduce((sum, { reader: { heard } }) => sum + heard.length - new Set(heard).size, 0);
  const unordered = talks.filter(({ sent: ids, reader: { heard } }) => heard.join() !== ids.join()).length;
  const told = talks.reduce((sum, { reader }) => sum + reader.state.told, 0);
  const nothing = (name: string, value: number) => ({
    ...{ name, values: [String(value)], line: '0', aim: '0' },
    verdict: value === 0 ? ('aim' as const) : ('MISS' as const),
  });
  return {
    title: `${rounds} restarts of one of two servers, while ${conversations} people listen there and others write on the other`,
    notes: [
      'every second one is killed; the client is pusher-js, which comes back by itself and then asks for what has changed, as the web does',
      `${perSecond} messages a second at most; told live: changes that came over the connection, the others were asked for after it was back`,
    ],
    columns: ['value'],
    figures: [
      { name: 'messages written', values: [String(sent)] },
      { name: 'told live', values: [String(told)] },
      nothing('messages lost', lacking()),
      nothing('messages that came twice', twice),
      nothing('conversations in another order', unordered),
      { name: 'from the server being back until all have joined, median s', values: [(median(back) / 1000).toFixed(1)] },
      { name: 'at most s', values: [(Math.max(...back) / 1000).toFixed(1)] },
    ],
  };
}
