import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const dayMs = 86_400_000;

/** Where what is being sent is kept until it is known what it is. */
export const spoolFolder = (dataDir: string): string => join(dataDir, 'incoming');

/** A file that was sent, on this machine's disk until it is known what it is. */
export type Spooled = AsyncDisposable & { path: string; size: number; sha256: Buffer; read(): Readable };

/** Writes what comes to a file of its own, which goes with the block it is used in. */
export async function spool(folder: string, content: Readable): Promise<Spooled> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  try {
    await pipeline(
      content,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          size += chunk.length;
          yield chunk;
        }
      },
      createWriteStream(path, { mode: 0o600, flags: 'wx' }),
    );
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, size, sha256: hash.digest(), read: () => createReadStream(path), [Symbol.asyncDispose]: () => rm(path, { force: true }) };
}

/** What a process left that was killed. */
export async function tidySpool(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - dayMs) await rm(path, { force: true });
  }
}
