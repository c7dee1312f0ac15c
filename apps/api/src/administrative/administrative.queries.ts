import { fileRules, type MaritalStatus } from '@jalon/domain/administrative/administrative-file';
import type { Reading } from '@jalon/domain/administrative/administrative-schema';
import type { Config } from '../config.ts';
import { sealer } from '../core/sealed.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** What is sealed of somebody. */
export type Kept = {
  birthDate: string | null;
  birthPlace: string;
  nationality: string | null;
  maritalStatus: MaritalStatus | null;
  accountHolder: string;
  iban: string;
};
export type KeptFile = Kept & { version: number; updatedAt: string | null };
type Sealer = ReturnType<typeof sealer>;
export const fileSealer = ({ secret }: Pick<Config, 'secret'>): Sealer => sealer(secret, 'administrative files');

const empty: Kept = { birthDate: null, birthPlace: '', nationality: null, maritalStatus: null, accountHolder: '', iban: '' };

/** Bound to its person: copied to somebody else it does not open. Under a secret that is gone it reads as empty. */
export async function findFile(tx: Tx, { open }: Sealer, userId: string): Promise<KeptFile> {
  const found = await tx.maybe<{ sealed: Buffer; version: number; updatedAt: string }>(
    sql`select sealed, version, updated_at as "updatedAt" from administrative_files where user_id = ${userId}`,
  );
  if (!found) return { ...empty, version: 0, updatedAt: null };
  const { sealed, version, updatedAt } = found;
  const text = open(sealed, userId);
  return { ...empty, ...(text ? (JSON.parse(text) as Kept) : {}), version, updatedAt };
}

/** Undefined when somebody has written since the version that was seen. */
export const keepFile = (tx: Tx, { seal }: Sealer, userId: string, { version, ...kept }: Kept & { version: number }) =>
  tx.maybe<{ version: number; updatedAt: string }>(sql`
    insert into administrative_files as f (user_id, sealed) select ${userId}, ${seal(JSON.stringify(kept), userId)}
    where ${version} = 0 or exists (select 1 from administrative_files f where f.user_id = ${userId})
    on conflict (user_id) do update set sealed = excluded.sealed, version = f.version + 1, updated_at = now() where f.version = ${version}
    returning f.version, f.updated_at as "updatedAt"`);

export const listReadings = (tx: Tx, userId: string): Promise<Reading[]> =>
  tx.many(sql`
    select e.at, coalesce((select u.first_name || ' ' || u.last_name from users u where u.id = e.actor_id), '') as by
    from events e where e.subject_id = ${userId} and e.kind = 'account.fileOpen' order by e.id desc limit ${fileRules.readings}`);
