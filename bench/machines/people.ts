import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KeptFile } from '@jalon/domain/core/file-rules';
import type { Database } from '../../apps/api/src/db/database.ts';
import { demoPdf } from '../../apps/api/src/demo/pdf.ts';
import { insertConversation, onProject } from '../../apps/api/test/chat.ts';
import { makePerson, type Person } from '../../apps/api/test/factories.ts';
import { openReader } from '../support/chat-reader.ts';
import type { ReverseProxy } from '../support/proxy.ts';
import { type Caller, type Ledger, openCaller } from './caller.ts';

const password = 'Jalon!2026';
const counts = { talks: 8, signingIn: 3, forgetful: 400 } as const;
const pauses = { message: 150, file: 400, signIn: 1000, forgotten: 250 } as const;

type Talk = { id: string; sent: string[]; caller: Caller; other: Caller; reader: Awaited<ReturnType<typeof openReader>> };
export type People = Awaited<ReturnType<typeof gather>>;

let addresses = 0;
/** Everybody calls from an address of their own, as limits are counted by it. */
const ownAddress = (): string => {
  addresses += 1;
  return `127.1.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
};

/** Those who will use the product, all through the proxy: two who talk and send files, some who sign in and out, and some who have forgotten their password. */
export async function gather(stack: AsyncDisposableStack, database: Database, proxy: ReverseProxy) {
  const ledger: Ledger = { ms: [], errors: [] };
  const open = async ({ token }: { token?: string } = {}): Promise<Caller> => {
    const caller = openCaller(proxy.url, ledger, { localAddress: ownAddress(), ...(token ? { session: token } : {}) });
    stack.defer(caller.close);
    await caller.call('/api/health');
    return caller;
  };
  const talks: Talk[] = [];
  for (let n = 0; n < counts.talks; n += 1) {
    const { freelance, client, companyId, projectId } = await onProject(database);
    const { id } = await insertConversation(database, { a: freelance.id, b: client.id, kind: 'project', recordId: projectId, companyId });
    const reader = await openReader(id, client, proxy.url, proxy.port);
    stack.defer(() => reader.pusher.disconnect());
    talks.push({ id, sent: [], caller: await open(freelance), other: await open(client), reader });
  }
  const signingIn: Person[] = [];
  while (signingIn.length < counts.signingIn) signingIn.push(await makePerson(database, { type: 'Freelance', password }));
  const forgetful: Person[] = [];
  while (forgetful.length < counts.forgetful) forgetful.push(await makePerson(database, { type: 'Freelance' }));
  const files = { sent: 0, readElsewhere: 0, unreadable: 0 };
  const asked: string[] = [];
  const done = { signedIn: 0, wrongSessions: 0 };
  let isOver = false;

  const message = async (talk: Talk, fileIds: string[] = []): Promise<void> => {
    const body = { id: randomUUIDv7(), text: `Message ${talk.sent.length + 1}`, fileIds };
    if (await talk.caller.call(`/api/conversations/${talk.id}/messages`, { method: 'POST', body })) talk.sent.push(body.id);
  };
  const sendFile = async (talk: Talk, n: number): Promise<void> => {
    const content = demoPdf([`Page ${n}`]);
    const path = `/api/files?name=page-${n}.pdf&purpose=proof`;
    const kept = await talk.caller.call(path, { method: 'POST', body: content, type: 'application/octet-stream' });
    if (!kept) return;
    files.sent += 1;
    const { id } = kept.json<KeptFile>();
    await message(talk, [id]);
    // Until another instance than the one that took it has answered, where there is another.
    for (let tries = 0; tries < 4; tries += 1) {
      const read = await talk.other.call(`/api/conversations/${talk.id}/files/${id}`);
      if (!read?.content.equals(content)) files.unreadable += 1;
      if (read && read.by !== kept.by) {
        files.readElsewhere += 1;
        return;
      }
    }
  };
  /** In through one instance, known to all, and out everywhere. */
  const signInAndOut = async ({ id, email }: Person): Promise<void> => {
    const caller = await open();
    if (!(await caller.call('/api/login', { method: 'POST', status: 200, body: { email, password } }))) return;
    for (let n = 0; n < 3; n += 1) if ((await caller.call('/api/user'))?.json<Person>().id !== id) done.wrongSessions += 1;
    await caller.call('/api/logout', { method: 'POST', status: 200 });
    for (let n = 0; n < 2; n += 1) await caller.call('/api/user', { status: 401 });
    done.signedIn += 1;
  };
  const forget = async (email: string): Promise<void> => {
    const caller = await open();
    if (await caller.call('/api/password/forgot', { method: 'POST', status: 200, body: { email } })) asked.push(email);
  };
  const again = async (pause: number, act: (n: number) => Promise<void>): Promise<void> => {
    for (let n = 0; !isOver; n += 1) {
      await act(n);
      await sleep(pause);
    }
  };
  const talkAt = (n: number): Talk => talks[n % talks.length] as Talk;
  return {
    ...{ ledger, talks, files, asked, done },
    /** Lasts until `stop`. */
    start() {
      // A message and a file of one conversation would be written in either order: each lane has conversations of its own.
      const lanes = [
        again(pauses.message, (n) => message(talkAt(2 * n))),
        again(pauses.file, (n) => sendFile(talkAt(2 * n + 1), n)),
        ...signingIn.map((person) => again(pauses.signIn, () => signInAndOut(person))),
        again(pauses.forgotten, async (n) => {
          const person = forgetful[n];
          if (person) await forget(person.email);
        }),
      ];
      return async (): Promise<void> => {
        isOver = true;
        await Promise.all(lanes);
      };
    },
  };
}
