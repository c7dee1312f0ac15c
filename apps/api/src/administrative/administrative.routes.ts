import { administrativeApi } from '@jalon/domain/administrative/administrative-api';
import { maskedIban, type VehiclePaper } from '@jalon/domain/administrative/administrative-file';
import type { OwnFile } from '@jalon/domain/administrative/administrative-schema';
import { AppError } from '@jalon/domain/core/errors';
import type { Config } from '../config.ts';
import { record } from '../core/events.ts';
import type { Files } from '../core/files.ts';
import { missing } from '../core/records.ts';
import { isOwnOrigin } from '../core/security.ts';
import { type Kernel, serve } from '../core/serve.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { fileKey } from '../files/files.queries.ts';
import { areChoices } from '../referentials/referentials.queries.ts';
import { dropPaper, fileSealer, findFile, findPaper, type KeptFile, keepFile, keepPaper } from './administrative.queries.ts';

/** What no contract, profile or list shows: its owner and the administrators read it, and its owner sees who did. */
export function mountAdministrativeFiles(kernel: Kernel, config: Config, files: Files): void {
  const sealed = fileSealer(config);
  const read = (tx: Tx, userId: string) => findFile(tx, sealed, userId);

  serve(kernel, administrativeApi.own, async ({ tx, actor }) => shown(await read(tx, actor.id)));

  serve(kernel, administrativeApi.update, async ({ tx, actor, body: { version, ...given }, requestId }) => {
    const { nationality } = given;
    const [before, isCountry] = await Promise.all([
      read(tx, actor.id),
      nationality ? areChoices(tx, 'countries', [nationality]) : Promise.resolve(true),
    ]);
    // Under another secret it would be written over by what is empty; the old secret opens it again.
    if (before.isUnreadable) throw new AppError('administrativeFile.unreadable');
    if (!isCountry && nationality !== before.nationality)
      throw new AppError('request.invalid', { fields: { nationality: 'validation.invalid' } });
    const { version: _, updatedAt: __, papers, readings, isUnreadable, ...kept } = before;
    const after = { ...kept, ...given, iban: given.iban ?? before.iban };
    const saved = await keepFile(tx, sealed, actor.id, { ...after, version });
    if (!saved) throw new AppError('record.changed', { current: shown(before) });
    // That it has changed, and nothing of what stands in it: a history has other readers.
    await record(tx, 'account.fileUpdate', { subjectId: actor.id, by: actor.id, requestId });
    return shown({ ...after, ...saved, papers, readings, isUnreadable });
  });

  serve(kernel, administrativeApi.open, async ({ tx, actor, params: { id }, requestId }) => {
    const freelance = await tx.maybe(sql`select 1 from users where id = ${id} and type = 'Freelance' and state <> 'deleted'`);
    if (!freelance) return missing();
    const file = await read(tx, id);
    await record(tx, 'account.fileOpen', { subjectId: id, by: actor.id, requestId });
    return file;
  });

  mountPapers(kernel, config, files, async (tx, userId) => shown(await read(tx, userId)));
}

const shown = ({ iban, ...file }: KeptFile): OwnFile => ({ ...file, maskedIban: maskedIban(iban) });

function mountPapers(kernel: Kernel, config: Config, files: Files, shown: (tx: Tx, userId: string) => Promise<OwnFile>): void {
  const read = async (tx: Tx, userId: string, kind: VehiclePaper, as: 'download' | 'preview') => {
    const { contentId, ...file } = (await findPaper(tx, userId, kind)) ?? missing();
    return { ...file, content: (await files.open(fileKey(contentId))) ?? missing(), isPreview: as === 'preview' };
  };

  serve(kernel, administrativeApi.keepPaper, async ({ tx, actor, params: { kind }, body: { fileId }, requestId }) => {
    await keepPaper(tx, actor, kind, fileId);
    await record(tx, 'account.fileUpdate', { subjectId: actor.id, by: actor.id, requestId });
    return shown(tx, actor.id);
  });

  serve(kernel, administrativeApi.dropPaper, async ({ tx, actor, params: { kind }, requestId }) => {
    if (!(await dropPaper(tx, actor.id, kind))) return missing();
    await record(tx, 'account.fileUpdate', { subjectId: actor.id, by: actor.id, requestId });
    return shown(tx, actor.id);
  });

  serve(kernel, administrativeApi.readPaper, ({ tx, actor, params: { kind }, query: { as } }) => read(tx, actor.id, kind, as));

  serve(kernel, administrativeApi.openPaper, async ({ tx, actor, params: { id, kind }, query: { as }, requestId, http }) => {
    // A link on another site must not plant a reading that nobody did.
    if (!isOwnOrigin(http.request, config)) throw new AppError('request.foreignOrigin');
    const file = await read(tx, id, kind, as);
    await record(tx, 'account.fileOpen', { subjectId: id, by: actor.id, requestId });
    return file;
  });
}
