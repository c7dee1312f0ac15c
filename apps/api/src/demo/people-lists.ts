import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { demoAccounts, englishAccounts, person } from './accounts.ts';

type Setting = { idOf: (name: string) => string; daysBefore: (days: number) => Date };

const [crozet, oumarou, esteve, kerdoncuff, fauvel, marek] = [
  ...[person('Freelance', 'Basile', 'Crozet'), person('Freelance', 'Clarisse', 'Oumarou'), person('Freelance', 'Damien', 'Estève')],
  ...[person('Freelance', 'Maëlle', 'Kerdoncuff'), person('Freelance', 'Rémi', 'Fauvel'), person('Freelance', 'Ilona', 'Marek')],
].map(({ email }) => email) as [string, string, string, string, string, string];

/** Whom they keep, and the lists that they have made of people. */
const kept = [
  {
    owner: demoAccounts.company.email,
    favourites: [crozet, oumarou],
    lists: [
      { name: 'Portail client', isShared: true, people: [crozet, kerdoncuff, marek] },
      { name: 'À rappeler en janvier', isShared: false, people: [oumarou] },
    ],
  },
  {
    owner: demoAccounts.commercial.email,
    favourites: [esteve, fauvel],
    lists: [{ name: 'Disponibles tout de suite', isShared: true, people: [esteve, fauvel, kerdoncuff] }],
  },
  { owner: englishAccounts.company.email, favourites: [esteve], lists: [{ name: 'Data platform', isShared: false, people: [oumarou] }] },
];

export async function loadPeopleLists(tx: Tx, { idOf, daysBefore }: Setting): Promise<void> {
  for (const { owner, favourites, lists } of kept) {
    await tx.many(sql`
      insert into person_favourites (user_id, person_id, at)
      select ${idOf(owner)}, p, ${daysBefore(4)} from unnest(${favourites.map(idOf)}::uuid[]) p`);
    for (const { name, isShared, people } of lists) {
      const id = idOf(`list ${owner} ${name}`);
      await tx.many(sql`
        insert into people_lists (id, owner_id, company_id, name, is_shared)
        select ${id}, u.id, u.company_id, ${name}, ${isShared} from users u where u.id = ${idOf(owner)}`);
      await tx.many(sql`insert into people_list_members (list_id, person_id) select ${id}, unnest(${people.map(idOf)}::uuid[])`);
    }
  }
}
