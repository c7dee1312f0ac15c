import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where files are kept. Keys are made by the product, never taken from a caller. */
export type Files = {
  put(key: string, content: Buffer): Promise<void>;
  /** Undefined when there is none. */
  get(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
};

const keyPattern = /^[a-z]+\/[0-9a-f-]{36}$/;

/** In a folder. A file has its name only once it is whole. */
export function diskFiles(folder: string): Files {
  const pathOf = (key: string): string => {
    if (!keyPattern.test(key)) throw new Error('not a key of ours');
    return join(folder, key);
  };
  return {
    async put(key, content) {
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}.tmp`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await writeFile(draft, content, { mode: 0o600, flush: true });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: (key) =>
      readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      }),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
