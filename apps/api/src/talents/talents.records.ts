import { isType } from '@jalon/domain/core/actor';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { formatMoney } from '@jalon/domain/core/money';
import { texts } from '@jalon/domain/locales/all';
import { limits } from '@jalon/domain/sign-up/sign-up';
import { talents } from '@jalon/domain/talents/talent-api';
import type { Context } from '../core/context.ts';
import { missing, recordsOf } from '../core/records.ts';
import { isOneOf, join, type Sql, sql } from '../db/sql.ts';
import type { House, Zone } from '../operator/house.ts';
import { keptByReader, keptFilters, personFavourites } from '../people-lists/people-lists.scope.ts';
import { profilePdf } from '../profiles/profile-pdf.ts';
import { noteOpening } from '../retention/openings.queries.ts';
import { availableIn, findWholeTalent, isHiddenTalent, talentColumns, todayAt } from './talents.queries.ts';

/** The time zone says which day it is: what is available now. */
export function talentRecordsIn(timeZone: Zone) {
  const today = todayAt(timeZone);
  const isAvailable = availableIn(today);
  return recordsOf(talents, {
    table: sql`freelance_profiles`,
    as: sql`p`,
    // The staff are told of them; they look at them as accounts.
    visible: (actor) => (isType(actor, 'Freelance') ? sql`false` : sql`p.is_listed`),
    columns: { ...talentColumns(today), isFavourite: (actor) => personFavourites.has(actor, sql`p.id`), state: sql`'listed'` },
    facts: [],
    orders: {
      name: [sql`p.name_key`, sql`text`],
      availability: [sql`p.available_key`, sql`date`],
      since: [sql`p.created_at`, sql`timestamptz`],
    },
    filters: {
      // Who has all of them, however they write them.
      skills: (skills) => sql`p.skill_keys @> skill_keys(${skills}::text[])`,
      profession: (codes) => sql`p.professions && ${codes}::text[]`,
      // What a freelance asks for; an employee has a salary.
      rate: ({ from = 0, to = limits.dailyRateCents }) =>
        sql`p.contract_type = 'Freelance' and p.daily_rate_cents between ${from}::integer and ${to}::integer`,
      availability: (wanted) =>
        sql`(${join(
          wanted.map((one) => isAvailable[one]),
          sql` or `,
        )})`,
      experience: (codes) => isOneOf(sql`p.experience`, codes),
      contract: (type) => sql`p.contract_type = ${type}`,
      area: (codes) => sql`p.areas && ${codes}::text[]`,
      remote: (policies) => isOneOf(sql`p.remote`, policies),
      ...keptByReader,
    },
    ownFilters: keptFilters(sql`p.id`),
    search: { terms: sql`p.terms`, kind: () => 'p' },
    found: {
      hit: ({ firstName, lastName, picture, title, professions }, language) => ({
        ...{
          kind: 'talent',
          picture,
          label: `${firstName} ${lastName}`,
          detail: title ?? professions.map((one) => one[language]).join(', '),
        },
      }),
    },
    sheet: (language) => {
      const { field, contractType, legalStatus, availability } = texts[language].talents;
      const money = (cents: number | null) => (cents === null ? '' : formatMoney({ cents, currency: 'EUR' }, language));
      return {
        name: 'talents',
        columns: [
          { title: field.lastName, value: (row) => row.lastName },
          { title: field.firstName, value: (row) => row.firstName },
          { title: field.title, value: (row) => row.title ?? '' },
          { title: field.professions, value: (row) => row.professions.map((one) => one[language]).join(', ') },
          { title: field.skills, value: (row) => row.skills.join(', ') },
          { title: field.experience, value: (row) => row.experience?.[language] ?? '' },
          { title: field.contractType, value: (row) => (row.contractType ? contractType[row.contractType] : '') },
          { title: field.legalStatus, value: (row) => (row.legalStatus ? legalStatus[row.legalStatus] : '') },
          { title: field.dailyRate, value: (row) => money(row.dailyRateCents) },
          { title: field.annualSalary, value: (row) => money(row.annualSalaryCents) },
          { title: field.areas, value: (row) => row.places.map((one) => one[language]).join(', ') },
          { title: field.availability, value: (row) => (row.availability ? availability[row.availability] : '') },
          { title: field.availableFrom, value: (row) => row.availableFrom ?? '' },
        ],
      };
    },
  });
}

const ownerOf = (profileId: string): Sql => sql`(select p.user_id from freelance_profiles p where p.id = ${profileId})`;

export const talentMore = ({ timeZone, letterhead }: House) => ({
  async read({ tx, actor, params: { id } }: Context<typeof talents.more.read & EndpointSpec>) {
    const found = await findWholeTalent(tx, id, todayAt(timeZone));
    if (found) {
      await noteOpening(tx, actor, ownerOf(id));
      return { ...found, isPrivate: false as const };
    }
    return (await isHiddenTalent(tx, id)) ? { isPrivate: true as const } : missing();
  },
  async pdf({ tx, actor, params: { id }, query: { as, lang }, language }: Context<typeof talents.more.pdf & EndpointSpec>) {
    const talent = (await findWholeTalent(tx, id, todayAt(timeZone))) ?? missing();
    await noteOpening(tx, actor, ownerOf(id));
    return profilePdf(talent, { as, language: lang ?? language, letterhead: await letterhead(), reader: actor });
  },
});
