import type { User } from '@jalon/domain/core/actor';
import type { fileEndpoint } from '@jalon/domain/core/record-files';
import type { AnyResource } from '@jalon/domain/core/resource';
import type { Tx } from '../db/database.ts';
import { fileKey, findFile } from '../files/files.queries.ts';
import type { Files } from './files.ts';
import type { RowOf } from './record-store.ts';
import { missing, type Records } from './records.ts';
import { type Kernel, serve } from './serve.ts';

type Reading<R extends AnyResource> = {
  endpoint: ReturnType<typeof fileEndpoint>;
  files: Files;
  field?: string;
  /** Whether one of its files is kept from a reader who sees the others. */
  isKeptFrom?: (tx: Tx, reader: User, record: RowOf<R>, fileId: string) => Promise<boolean>;
  onRead?: (tx: Tx, reader: User, record: RowOf<R>) => Promise<void>;
};

/** Who may see a record may read its files, and nobody else; where the `field` that names them is hidden, so are they. */
export function mountRecordFiles<R extends AnyResource>(
  kernel: Kernel,
  records: Records<R>,
  { endpoint, files, field, isKeptFrom, onRead }: Reading<R>,
): void {
  serve(kernel, endpoint, async ({ tx, actor, params: { id, fileId }, query }) => {
    const record = (await records.find(tx, actor as User, id)) ?? missing();
    if (field && records.hiddenOf(actor as User, record).includes(field)) missing();
    if (await isKeptFrom?.(tx, actor as User, record, fileId)) missing();
    const { name, type, size, contentId } =
      (await findFile(tx, { kind: records.resource.flow.name, id: record.id as string }, fileId)) ?? missing();
    const content = (await files.open(fileKey(contentId))) ?? missing();
    await onRead?.(tx, actor as User, record);
    return { name, type, size, content, isPreview: query.as === 'preview' };
  });
}
