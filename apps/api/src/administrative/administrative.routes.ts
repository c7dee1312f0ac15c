import { administrativeApi } from '@jalon/domain/administrative/administrative-api';
import { maskedIban } from '@jalon/domain/administrative/administrative-file';
import type { OwnFile } from '@jalon/domain/administrative/administrative-schema';
import { AppError } from '@jalon/domain/core/errors';
import type { Config } from '../config.ts';
import { record } from '../core/events.ts';
import { missing } from '../core/records.ts';
import { type Kernel, serve } from '../core/serve.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { areChoices } from '../referentials/referentials.queries.ts';
import { fileSealer, findFile, type KeptFile, keepFile, listReadings } from './administrative.queries.ts';

/** What no contract, profile or list shows: its owner and the administrators read it, and its owner sees who did. */
export function mountAdministrativeFiles(kernel: Kernel, config: Pick<Config, 'secret'>): void {
  const sealed = fileSealer(config);
  const shown = async (tx: Tx, userId: string, { iban, ...file }: KeptFile): Promise<OwnFile> => ({
    ...file,
    ...{ maskedIban: maskedIban(iban), readings: await listReadings(tx, userId) },
  });

  serve(kernel, administrativeApi.own, async ({ tx, actor }) => shown(tx, actor.id, await findFile(tx, sealed, actor.id)));

  serve(kernel, administrativeApi.update, async ({ tx, actor, body: { version, ...given }, requestId }) => {
    const before = await findFile(tx, sealed, actor.id);
    const { nationality } = given;
    if (nationality && nationality !== before.nationality && !(await areChoices(tx, 'countries', [nationality])))
      throw new AppError('request.invalid', { fields: { nationality: 'validation.invalid' } });
    const { version: _, updatedAt: __, ...kept } = before;
    const after = { ...kept, ...given, iban: given.iban ?? before.iban };
    const saved = await keepFile(tx, sealed, actor.id, { ...after, version });
    if (!saved) throw new AppError('record.changed', { current: await shown(tx, actor.id, before) });
    // That it has changed, and nothing of what stands in it: a history has other readers.
    await record(tx, 'account.fileUpdate', { subjectId: actor.id, by: actor.id, requestId });
    return shown(tx, actor.id, { ...after, ...saved });
  });

  serve(kernel, administrativeApi.open, async ({ tx, actor, params: { id }, requestId }) => {
    const freelance = await tx.maybe(sql`select 1 from users where id = ${id} and type = 'Freelance' and state <> 'deleted'`);
    if (!freelance) return missing();
    const file = await findFile(tx, sealed, id);
    await record(tx, 'account.fileOpen', { subjectId: id, by: actor.id, requestId });
    return file;
  });
}
