import type { User } from '@jalon/domain/core/actor';
import type { ValueListName } from '@jalon/domain/core/reference-lists';
import { type Labels, labelKey, labelsOf } from '@jalon/domain/imports/import-cells';
import type { Lists } from '@jalon/domain/imports/import-line';
import type { Companies } from '@jalon/domain/imports/import-need';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { reachesCompany } from '../portfolios/scope.ts';
import { twoLevels } from '../referentials/referentials.queries.ts';

const lists = {
  experiences: 'experiences',
  activityAreas: 'activity-areas',
  mobilityAreas: 'mobility-areas',
  expertiseAreas: 'expertise-areas',
  durations: 'opportunity-durations',
} as const satisfies Record<keyof Lists, ValueListName>;

type Value = { list: string; code: string; fr: string; en: string };

/** The choices of the lists a file may name, by code and by label in both languages. A code comes before a label that reads the same. */
export async function findLists(tx: Tx): Promise<Lists> {
  const values = await tx.many<Value>(sql`
    select v.list, v.code, v.fr, v.en from referential_values v left join referential_values g on g.id = v.group_id
    where v.list = any(${Object.values(lists)}::text[]) and v.state = 'enabled'
      and (v.list <> all(${twoLevels}::text[]) or g.state = 'enabled')`);
  const labelsIn = (list: string): Labels => {
    const own = values.filter((value) => value.list === list);
    return labelsOf([
      ...own.map(({ en, code }) => [en, code] as const),
      ...own.map(({ fr, code }) => [fr, code] as const),
      ...own.map(({ code }) => [code, code] as const),
    ]);
  };
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, labelsIn(list)])) as Lists;
}

/** How a company is named in a file: by its name, or by its SIREN, which a SIRET begins with. */
export function companyKey(name: string): string {
  const digits = name.replace(/[\s\u00a0\u202f.]/g, '');
  return /^(\d{9}|\d{14})$/.test(digits) ? digits.slice(0, 9) : labelKey(name);
}

/** Those that this person may write needs for, by what the file calls them; null where several are called so. */
export async function findCompanies(tx: Tx, actor: User, names: readonly string[]): Promise<Companies> {
  const keys = [...new Set(names.map(companyKey))];
  const found = await tx.many<{ id: string; name: string; siren: string | null }>(sql`
    select c.id, c.name, c.siren from companies c
    where (c.name_key = any(${keys}) or c.siren = any(${keys})) and c.is_active and ${reachesCompany(actor, sql`c.id`)}`);
  const divisions = await tx.many<{ id: string; name: string; companyId: string }>(sql`
    select d.id, d.name, d.company_id as "companyId" from divisions d
    where d.company_id = any(${found.map(({ id }) => id)}::uuid[]) and d.is_active`);
  const inCompany = Object.groupBy(divisions, ({ companyId }) => companyId);
  const companies = new Map<string, { id: string; divisions: Labels } | null>();
  for (const { id, name, siren } of found)
    for (const key of new Set([labelKey(name), ...(siren ? [siren] : [])])) {
      const company = { id, divisions: labelsOf((inCompany[id] ?? []).map((division) => [division.name, division.id] as const)) };
      companies.set(key, companies.has(key) ? null : company);
    }
  return companies;
}

/** Of these addresses, those that an account has. */
export async function findTaken(tx: Tx, addresses: readonly string[]): Promise<Set<string>> {
  const found = await tx.many<{ email: string }>(sql`select u.email from users u where u.email = any(${addresses})`);
  return new Set(found.map(({ email }) => email));
}

type Need = { companyId: string; title: string; startsOn: string | null };
export const needKey = ({ companyId, title, startsOn }: Need): string => `${companyId} ${labelKey(title)} ${startsOn ?? ''}`;

/** Of these needs, those that are there already and not closed: the same company, title and start. */
export async function findSame(tx: Tx, needs: readonly Need[]): Promise<Set<string>> {
  const found = await tx.many<Need>(sql`
    select o.company_id as "companyId", o.title, o.starts_on::text as "startsOn" from opportunities o
    where o.company_id = any(${[...new Set(needs.map(({ companyId }) => companyId))]}::uuid[])
      and o.title_key = any(${[...new Set(needs.map(({ title }) => labelKey(title)))]}) and o.state <> 'closed'`);
  return new Set(found.map(needKey));
}
