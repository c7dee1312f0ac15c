import { referentials } from '@jalon/domain/referentials/referential-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';

let world: World;
let admin: ReturnType<World['as']>;
beforeAll(async () => {
  world = await openWorld();
  admin = world.as('admin');
});
afterAll(() => world.close());

describe('companies beside the reference lists', () => {
  test.each([
    ['fr', ['Abeille', 'Échelle', 'Zèbre']],
    ['updatedAt', ['Zèbre', 'Abeille', 'Échelle']],
    ['code', ['Échelle', 'Zèbre', 'Abeille']],
  ] as const)('are sorted by %s when that is asked for', async (sort, names) => {
    await world.database.many(sql`
      insert into companies (id, name, updated_at) values
        ('018f0000-0000-7000-8000-00000000000c', 'Abeille', '2020-01-02'), ('018f0000-0000-7000-8000-00000000000a', 'Échelle', '2020-01-03'),
        ('018f0000-0000-7000-8000-00000000000b', 'Zèbre', '2020-01-01')
      on conflict do nothing`);
    const read = async (query: object) => (await admin(referentials.api.list, { query: { list: 'companies', ...query } })).body;
    const namesOf = async (query: object) => (await read(query)).rows.map(({ fr }) => fr).filter((name) => names.includes(name as never));
    expect(await namesOf({ sort })).toEqual(names);
    expect(await namesOf({ sort, state: 'enabled', size: -1 })).toEqual(names);
    expect(await namesOf({ sort, dir: 'desc', size: -1 })).toEqual(names.toReversed());
  });
});
