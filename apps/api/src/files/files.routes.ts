import { randomUUIDv7 } from 'node:crypto';
import { AppError } from '@jalon/domain/core/errors';
import { withEnding } from '@jalon/domain/core/file-rules';
import { fileApi } from '@jalon/domain/files/file-api';
import type { Config } from '../config.ts';
import type { Files } from '../core/files.ts';
import { typeOfFile } from '../core/proofs.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { spool, spoolFolder } from '../core/spool.ts';
import { writeAs } from '../core/standing.ts';
import { fileKey, hasRoomForFile, insertFile } from './files.queries.ts';

export function mountFiles(kernel: Kernel, { dataDir }: Config, files: Files): void {
  const { database } = kernel;
  serve(
    kernel,
    fileApi.upload,
    async ({ actor, query: { name, purpose }, file }) => {
      if (!(await hasRoomForFile(database, actor.id))) throw new AppError('file.tooManyWaiting');
      await using sent = await spool(spoolFolder(dataDir), file);
      const { size, sha256 } = sent;
      const type = await typeOfFile(sent, purpose);
      const kept = { id: randomUUIDv7(), name: withEnding(name, type), type, size };
      // The content first: what stays without a row, should this end here, is found by its key.
      await files.put(fileKey(kept.id), sent.read());
      if (await writeAs(database, actor.id, (tx) => insertFile(tx, actor.id, { ...kept, purpose, sha256 }))) return kept;
      await files.remove(fileKey(kept.id));
      throw new AppError('file.tooManyWaiting');
    },
    // A slow sender holds no connection.
    { transaction: false },
  );
}
