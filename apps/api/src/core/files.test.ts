import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '../../test/s3-server.ts';
import { loadConfig } from '../config.ts';
import { type Files, openFiles } from './files.ts';
import { spool } from './spool.ts';

let dataDir: string;
let server: S3Server;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'jalon-files-'));
  server = await startS3Server();
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});

const key = (n: number) => `pictures/018f0000-0000-7000-8000-00000000000${n}`;
const bucketAt = (url: string) => loadConfig({ JALON_DATA_DIR: dataDir, JALON_BUCKET_URL: url }).bucket;

describe.each<[string, () => Files]>([
  ['a folder', () => openFiles({ dataDir, bucket: undefined })],
  ['a bucket', () => openFiles({ dataDir, bucket: bucketAt(server.url) })],
])('in %s', (_, open) => {
  const all = (files: Files) => Array.fromAsync(files.keys('pictures'));

  test('a file is kept, replaced and removed, and leaves nothing else', async () => {
    const files = open();
    expect([await files.get(key(1)), await files.open(key(1))]).toEqual([undefined, undefined]);
    await files.put(key(1), Buffer.from('one'));
    await files.put(key(1), Buffer.from('two'));
    expect(String(await files.get(key(1)))).toBe('two');
    expect(await all(files)).toEqual([key(1)]);
    await files.remove(key(1));
    await files.remove(key(1));
    expect([await all(files), await files.get(key(1))]).toEqual([[], undefined]);
  });

  test('a large one passes as a stream, and is the same when it comes back', async () => {
    const files = open();
    const content = Buffer.alloc(8_000_000, 'jalon');
    const sent = await spool(join(dataDir, 'incoming'), Readable.from([content]));
    await files.put(key(2), sent.read());
    const back = await files.open(key(2));
    expect(back).toBeInstanceOf(Readable);
    expect(Buffer.compare(await buffer(back as Readable), content)).toBe(0);
    await files.remove(key(2));
  });

  test('every key is listed, however many pages that takes', async () => {
    const files = open();
    for (const n of [3, 4, 5, 6, 7]) await files.put(key(n), Buffer.from('x'));
    expect((await all(files)).sort()).toEqual([3, 4, 5, 6, 7].map(key));
    for (const n of [3, 4, 5, 6, 7]) await files.remove(key(n));
  });

  test.each(['../secret', 'pictures/../../secret', 'pictures/x', '/etc/passwd', ''])('%j is no key', async (stranger) => {
    await expect(open().get(stranger)).rejects.toThrow('not a key of ours');
  });
});

test('nobody else on the machine passes through the folder', async () => {
  await openFiles({ dataDir, bucket: undefined }).put(key(8), Buffer.from('x'));
  expect((await stat(join(dataDir, 'files'))).mode & 0o777).toBe(0o700);
  expect(await readdir(join(dataDir, 'files/pictures'))).toHaveLength(1);
});

test('a bucket that does not know who asks is no empty bucket', async () => {
  const stranger = new URL(server.url);
  stranger.password = 'wrong';
  const files = openFiles({ dataDir, bucket: bucketAt(String(stranger)) });
  await expect(files.get(key(1))).rejects.toThrow('Cannot read file');
  await expect(files.put(key(1), Buffer.from('x'))).rejects.toThrow('Cannot write file');
  expect(server.keys()).toEqual([]);
});
