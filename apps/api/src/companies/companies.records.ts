import { byName, type CompanyLink } from '@jalon/domain/companies/client-company';
import { clientCompanies } from '@jalon/domain/companies/client-company-api';
import type { CompanyDetails } from '@jalon/domain/companies/company-schema';
import { inGroups } from '@jalon/domain/companies/number-groups';
import { isType, type User } from '@jalon/domain/core/actor';
import type { ValueListName } from '@jalon/domain/core/reference-lists';
import { texts } from '@jalon/domain/locales/all';
import { isStanding } from '../accounts/invitations.queries.ts';
import { assertUnlinked } from '../core/links.ts';
import { recordsOf } from '../core/records.ts';
import { type Sql, sql } from '../db/sql.ts';
import { dropPicture } from '../files/files.queries.ts';
import { isImported } from '../imports/imported.queries.ts';
import { lockCompany } from '../organisation/organisation.queries.ts';
import { companyOf } from '../organisation/organisation.ts';
import { companyAudiences, isAtWork, isServed } from '../portfolios/portfolios.queries.ts';
import { reachesCompany } from '../portfolios/scope.ts';
import { defaultRolesOf } from '../roles/default-roles.queries.ts';
import { assertSound, checkDetails } from './company.checks.ts';
import { dropFormerPeople, holdForRemoval, lockSirenOf } from './company.queries.ts';

const nameIn = (list: ValueListName, code: Sql) => (actor: User) =>
  sql`(select ${actor.lang === 'en' ? sql`v.en` : sql`v.fr`} from referential_values v where v.list = ${list} and v.code = ${code})`;
/** What a company's own people are not told of it. */
const forStaff = (column: Sql, instead: Sql) => (actor: User) => (isType(actor, 'Company') ? instead : column);
const none = sql`'[]'::json`;

const written = sql`name, siren, siret, ape, website, phone1, phone2, address, postal_code, city, country, employees, sector`;
const valuesOf = (details: CompanyDetails): Sql =>
  sql`${details.name}, ${details.siren}, ${details.siret}, ${details.ape}, ${details.website}, ${details.phone1}, ${details.phone2},
    ${details.address}, ${details.postalCode}, ${details.city}, ${details.country}, ${details.employees}, ${details.sector}`;
const touched = () => sql`updated_at = now()`;

export const companyRecords = recordsOf(clientCompanies, {
  table: sql`companies`,
  as: sql`c`,
  visible: (actor) => (isType(actor, 'Company') ? sql`c.id = ${companyOf(actor)}` : reachesCompany(actor, sql`c.id`)),
  columns: {
    state: sql`case when c.is_active then 'active' else 'disabled' end`,
    countryName: nameIn('countries', sql`c.country`),
    sectorName: nameIn('expertise-areas', sql`c.sector`),
    logo: sql`c.logo_key`,
    // In no order: one asked of the database would be one more sort in every row of a list.
    commercials: forStaff(
      sql`coalesce((select json_agg(json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name, 'isAtWork', ${isAtWork}))
        from company_commercials a join users u on u.id = a.user_id where a.company_id = c.id), '[]')`,
      none,
    ),
    // Which other companies there are is more than a commercial may know.
    sameSiren: (actor) =>
      isType(actor, 'Admin')
        ? sql`coalesce((select json_agg(o) from (
            select o.id, o.name from companies o where o.siren = c.siren and o.id <> c.id and o.is_active limit 10) o), '[]')`
        : none,
    // Who is deleted is nobody any more, nor is an invitation that has ended.
    contacts: forStaff(
      sql`(select count(*)::int from (
        select 1 from users u where u.company_id = c.id and u.state <> 'deleted' and ${isStanding} limit 1001) n)`,
      sql`0`,
    ),
    isImported: isImported(sql`c.id`),
  },
  audiences: companyAudiences,
  facts: [
    ...(['name', 'siren', 'siret', 'ape', 'website', 'phone1', 'phone2', 'address'] as const),
    ...(['postalCode', 'city', 'country', 'employees', 'sector'] as const),
  ],
  label: sql`c.name`,
  orders: {
    name: [sql`c.name_key`, sql`text`],
    city: [sql`c.city_key`, sql`text`],
    createdAt: [sql`c.created_at`, sql`timestamptz`],
  },
  filters: {
    state: (state) => sql`c.is_active = ${state === 'active'}`,
    sector: (sector) => sql`c.sector = ${sector}`,
    commercial: (commercial) => (commercial === 'some' ? isServed : sql`not ${isServed}`),
    commercialId: (id) => sql`exists (select 1 from company_commercials a where a.company_id = c.id and a.user_id = ${id})`,
  },
  search: sql`c.search`,
  found: {
    hit: ({ name, city, siren, logo }) => ({
      kind: 'company',
      label: name,
      detail: [city, siren && inGroups(siren)].filter(Boolean).join(' · '),
      picture: logo,
    }),
  },
  insert: ({ id, input }) => {
    assertSound(input);
    return sql`(id, ${written}) values (${id}, ${valuesOf(input)})`;
  },
  sets: {
    update: ({ row, input }) => {
      assertSound(input, row);
      return sql`(${written}) = (${valuesOf(input)}), ${touched()}`;
    },
    disable: touched,
    activate: touched,
  },
  setState: (state) => sql`is_active = ${state === 'active'}`,
  turn: async ({ tx }, action, _, id) => {
    if (id && action === 'delete') await holdForRemoval(tx, id);
    if (id && action === 'activate') await Promise.all([lockCompany(tx, id), lockSirenOf(tx, id)]);
    return undefined;
  },
  checks: {
    create: ({ tx, actor }, { input }) => checkDetails(tx, actor, input),
    update: ({ tx, actor }, { row, input }) => checkDetails(tx, actor, input, row),
    // Sent at once: the company goes by the statement after them.
    delete: async ({ tx }, { row: { id } }) => {
      const links: Record<Exclude<CompanyLink, 'contacts'>, Sql> = {
        needs: sql`select 1 from opportunities where company_id = ${id}`,
        projects: sql`select 1 from projects where company_id = ${id}`,
      };
      await Promise.all([assertUnlinked(tx, 'company.linked', links), dropFormerPeople(tx, [id])]);
    },
  },
  effects: {
    // In the language of whoever adds it.
    create: async ({ tx }, { actor, row }) => {
      await tx.many(defaultRolesOf(row.id, actor.lang, sql`(select 1) once`).statement);
    },
    delete: async ({ tx }, { row: { logo } }) => {
      if (logo) await dropPicture(tx, logo);
    },
  },
  // Who looks after it is the operator's to know.
  told: (actor) => (isType(actor, 'Company') ? ['company.create', 'company.update', 'company.logo'] : undefined),
  sheet: (language) => {
    const { card, column, tab } = texts[language].companies;
    const { state } = texts[language].words.company;
    const text = (
      title: string,
      key: 'siren' | 'siret' | 'phone1' | 'website' | 'address' | 'postalCode' | 'city' | 'countryName' | 'sectorName',
    ) => ({
      title,
      value: (row: Record<typeof key, string | null>) => row[key] ?? '',
    });
    const commercials = (row: { commercials: { name: string }[] }) => byName(row.commercials).map(({ name }) => name);
    return {
      name: tab.toLowerCase(),
      columns: [
        { title: column.name, value: ({ name }) => name },
        text(card.siren, 'siren'),
        text(card.siret, 'siret'),
        text(card.phone1, 'phone1'),
        text(card.website, 'website'),
        text(card.address, 'address'),
        text(card.postalCode, 'postalCode'),
        text(column.city, 'city'),
        text(card.country, 'countryName'),
        text(column.sector, 'sectorName'),
        { title: column.commercials, value: (row) => commercials(row).join(', ') },
        { title: column.contacts, value: ({ contacts }) => String(contacts) },
        { title: column.state, value: (row) => state[row.state] },
        { title: column.createdAt, value: ({ createdAt }) => new Date(createdAt) },
      ],
    };
  },
});
