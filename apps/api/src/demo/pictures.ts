import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Files } from '../core/files.ts';
import { pictureKey } from '../core/pictures.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** Faces and logos, drawn by `npm run demo:draw`, each named after whose it is. */
export const pictureFolder = join(import.meta.dirname, 'pictures');

/** `Élodie Perrin` is in `elodie-perrin.webp`. */
export const pictureName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]+/g, '-');

type Named = { id: string; name: string };

export async function loadPictures(tx: Tx, files: Files, idOf: (name: string) => string): Promise<void> {
  const drawn = new Set((await readdir(pictureFolder)).map((file) => basename(file, '.webp')));
  const people = await tx.many<Named>(sql`select id, first_name || ' ' || last_name as name from users`);
  const companies = await tx.many<Named>(sql`select id, name from companies`);
  const keep = async ({ id, name }: Named) => {
    if (!drawn.has(pictureName(name))) return [];
    const key = idOf(`picture ${id}`);
    await files.put(pictureKey(key), await readFile(join(pictureFolder, `${pictureName(name)}.webp`)));
    return [{ id, key }];
  };
  const faces = (await Promise.all(people.map(keep))).flat();
  const logos = (await Promise.all(companies.map(keep))).flat();
  await tx.many(
    sql`update users u set picture_key = f.key from jsonb_to_recordset(${JSON.stringify(faces)}::jsonb) as f(id uuid, key uuid) where u.id = f.id`,
  );
  await tx.many(
    sql`update companies c set logo_key = f.key from jsonb_to_recordset(${JSON.stringify(logos)}::jsonb) as f(id uuid, key uuid) where c.id = f.id`,
  );
}
