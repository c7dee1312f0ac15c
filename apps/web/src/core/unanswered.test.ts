import { expect, test } from 'vitest';
import { CallError } from './call.ts';
import { unansweredWrites } from './unanswered.ts';

type Saved = { version: number; text: string };

/** A server that keeps a text; some of its answers get lost on the way back. */
function setUp() {
  let saved: Saved = { version: 1, text: '' };
  let isLosing = false;
  const { put } = unansweredWrites<string, Saved>(({ text }, sent) => text === sent);
  const keep = async (text: string, version: number): Promise<Saved> => {
    if (version !== saved.version) throw new CallError(409, 'record.changed', {}, { current: saved });
    if (text === 'refused') throw new CallError(422, 'request.invalid');
    saved = { version: version + 1, text };
    return saved;
  };
  const save = (text: string, version: number) =>
    put(text, version, async (over) => {
      const [answer] = await Promise.allSettled([keep(text, over)]);
      if (isLosing) throw new CallError(0, 'server.unavailable');
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value;
    });
  const losing = async (text: string, version: number) => {
    isLosing = true;
    await expect(save(text, version)).rejects.toThrow('server.unavailable');
    isLosing = false;
  };
  return { save, losing, elsewhere: (text: string) => keep(text, saved.version) };
}

test('what was kept and not answered is no conflict when it is sent again', async () => {
  const { save, losing } = setUp();
  await losing('a', 1);
  expect(await save('a', 1)).toEqual({ version: 2, text: 'a' });
});

test('what was typed after it goes over it, however often no answer came', async () => {
  const { save, losing } = setUp();
  await losing('a', 1);
  await losing('b', 1);
  await expect(save('refused', 1)).rejects.toThrow('request.invalid');
  expect(await save('c', 1)).toEqual({ version: 3, text: 'c' });
});

test('what somebody else has saved is refused, also after an answer that was lost', async () => {
  const { save, losing, elsewhere } = setUp();
  await losing('a', 1);
  await elsewhere('theirs');
  await expect(save('b', 1)).rejects.toThrow('record.changed');
});

test('what was answered is not taken for lost later', async () => {
  const { save, elsewhere } = setUp();
  await save('a', 1);
  await save('b', 2);
  await elsewhere('a');
  await expect(save('c', 3)).rejects.toThrow('record.changed');
});
