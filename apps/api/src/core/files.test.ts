import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskFiles } from './files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jalon-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

const key = 'pictures/018f0000-0000-7000-8000-000000000001';

test('a file is kept, replaced and removed, and leaves nothing else', async () => {
  const files = diskFiles(folder);
  expect(await files.get(key)).toBeUndefined();
  await files.put(key, Buffer.from('one'));
  await Promise.all([files.put(key, Buffer.from('two')), files.put(key, Buffer.from('two'))]);
  expect(String(await files.get(key))).toBe('two');
  expect(await readdir(join(folder, 'pictures'))).toHaveLength(1);
  await files.remove(key);
  await files.remove(key);
  expect(await readdir(join(folder, 'pictures'))).toEqual([]);
});

test.each(['../secret', 'pictures/../../secret', 'pictures/x', '/etc/passwd', ''])('%j is no key', async (stranger) => {
  expect(() => diskFiles(folder).get(stranger)).toThrow('not a key of ours');
});
