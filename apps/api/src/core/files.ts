import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config.ts';

/** Where files are kept. Keys are made by the product, never taken from a caller. */
export type Files = {
  put(key: string, content: Buffer | Readable): Promise<void>;
  /** Undefined when there is none. */
  get(key: string): Promise<Buffer | undefined>;
  /** The same as it comes, for what may be large. */
  open(key: string): Promise<Readable | undefined>;
  remove(key: string): Promise<void>;
  /** Every key that begins with this folder. */
  keys(folder: string): AsyncIterable<string>;
};

const keyPattern = /^[a-z]+\/[0-9a-f-]{36}$/;
function checked(key: string): string {
  if (!keyPattern.test(key)) throw new Error('not a key of ours');
  return key;
}

/** In a folder, or in a bucket where the configuration names one. */
export function openFiles({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>): Files {
  let opened: Promise<Disk> | undefined;
  const disk = (): Promise<Disk> => {
    opened ??= bucket ? openBucket(bucket) : openFolder(join(dataDir, 'files'));
    return opened;
  };
  const open = async (key: string): Promise<Readable | undefined> => {
    const from = await disk();
    try {
      const content = await from.getStream(key);
      // A folder says that there is no such file when it is opened, a bucket before.
      if (content instanceof ReadStream) await once(content, 'open');
      return content;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
  return {
    put: async (key, content) => {
      const [to, name] = [await disk(), checked(key)];
      await (content instanceof Readable ? to.putStream(name, content) : to.put(name, content));
    },
    get: async (key) => {
      const content = await open(checked(key));
      return content && buffer(content);
    },
    open: async (key) => open(checked(key)),
    remove: async (key) => (await disk()).delete(checked(key)),
    async *keys(folder) {
      let paginationToken: string | undefined;
      do {
        const page = await (await disk()).listAll(`${folder}/`, { recursive: true, ...(paginationToken ? { paginationToken } : {}) });
        for (const found of page.objects) if (found.isFile) yield found.key;
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
  };
}

/** Nobody else on the machine passes through the folder. */
async function openFolder(location: string): Promise<Disk> {
  await mkdir(location, { recursive: true, mode: 0o700 });
  return new Disk(new FSDriver({ location, visibility: 'private' }));
}

/** What speaks to buckets takes 20 MB of memory, so it is loaded by those who have one. */
async function openBucket({ endpoint, name, region, accessKeyId, secretAccessKey }: NonNullable<Config['bucket']>): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const driver = new S3Driver({
    ...{ endpoint, region, bucket: name, credentials: { accessKeyId, secretAccessKey }, visibility: 'private' },
    // Stores that speak as S3 does seldom know its permissions, its names as hosts, or the checksums that its newest clients add.
    ...{ supportsACL: false, forcePathStyle: true },
    ...{ requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' },
  });
  return new Disk(driver);
}

function isMissing(error: unknown): boolean {
  const { code, name, cause } = error as { code?: string; name?: string; cause?: unknown };
  return code === 'ENOENT' || name === 'NoSuchKey' || (cause !== undefined && isMissing(cause));
}
