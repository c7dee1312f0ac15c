import type { ListName } from '@jalon/domain/core/reference-lists';
import { referentials } from '@jalon/domain/referentials/referential-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { unzip } from '../../test/unzip.ts';
import { sql } from '../db/sql.ts';

let world: World;
let admin: ReturnType<World['as']>;
beforeAll(async () => {
  world = await openWorld();
  admin = world.as('admin');
});
afterAll(() => world.close());

const tools = { list: 'tools' as const };
const add = async (fr: string) => (await admin(referentials.api.create, { body: { ...tools, fr, en: fr } })).body;

describe('an export', () => {
  test('holds what the filters let through, and no formula', async () => {
    await add('=cmd()');
    const file = await admin(referentials.api.export, { params: { format: 'csv' }, query: { ...tools, q: '=cmd' } });
    const lines = file.raw.toString().trimEnd().split('\r\n');
    expect(file.headers['content-disposition']).toBe('attachment; filename="tools.csv"');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^\uFEFF"Code";"Français";"Anglais"/);
    expect(lines[1]).toContain(`"'=cmd()"`);
  });

  test('says when in the language of the reader and on the clock of the installation, and has groups only where the list has them', async () => {
    const { id } = await add('Daté');
    await world.database.many(sql`update referential_values set updated_at = '2026-07-01T22:30:00Z' where id = ${id}`);
    const linesOf = async (actor: ReturnType<World['as']>, list: ListName, query: object) =>
      (await actor(referentials.api.export, { params: { format: 'csv' }, query: { list, ...query } })).raw
        .toString()
        .trimEnd()
        .split('\r\n');
    const [titles, dated] = await linesOf(admin, 'tools', { q: 'daté' });
    expect(titles).toBe('\uFEFF"Code";"Français";"Anglais";"État";"Origine";"Modifiée"');
    expect(dated).toMatch(/;"02\/07\/2026 00:30"$/);
    expect((await linesOf(admin, 'activity-areas', {}))[0]).toContain('"Groupe"');
    expect((await linesOf(admin, 'companies', {}))[0]).toBe('\uFEFF"Nom";"État";"Modifiée"');
    const reader = await makePerson(world.database, { type: 'Admin' });
    await world.database.many(sql`update users set lang = 'en' where id = ${reader.id}`);
    expect((await linesOf(world.as(reader), 'tools', { q: 'daté' }))[1]).toMatch(/,"02\/07\/2026 00:30"$/);
  });

  test('as a workbook opens as one, with dates that are dates', async () => {
    const { id } = await add('Daté pour un classeur');
    await world.database.many(sql`update referential_values set updated_at = '2026-07-01T22:30:00Z' where id = ${id}`);
    const file = await admin(referentials.api.export, { params: { format: 'xlsx' }, query: { ...tools, q: 'classeur' } });
    expect(file.raw.subarray(0, 2).toString()).toBe('PK');
    // Days since the end of 1899, and half an hour after midnight.
    expect(String(unzip(file.raw).get('xl/worksheets/sheet1.xml'))).toMatch(/<v>46205\.0208333\d*<\/v>/);
  });
});
