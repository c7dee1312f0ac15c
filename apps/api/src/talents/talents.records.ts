import { isType } from '@jalon/domain/core/actor';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { formatMoney } from '@jalon/domain/core/money';
import { texts } from '@jalon/domain/locales/all';
import { type Availability, soonDays } from '@jalon/domain/talents/talent';
import { talents } from '@jalon/domain/talents/talent-api';
import type { Context } from '../core/context.ts';
import { missing, recordsOf } from '../core/records.ts';
import { type Sql, sql } from '../db/sql.ts';
import { isHiddenTalent, talentColumns, todayAt } from './talents.queries.ts';

/** The time zone says which day it is: what is available now. */
export function talentRecordsIn(timeZone: string) {
  const today = todayAt(timeZone);
  const soon = sql`(${today} + ${soonDays}::integer)`;
  const isAvailable: Record<Availability, Sql> = {
    now: sql`p.available_key <= ${today}`,
    soon: sql`p.available_key > ${today} and p.available_key <= ${soon}`,
    later: sql`p.available_key > ${soon} and p.available_key < 'infinity'`,
  };
  return recordsOf(talents, {
    table: sql`freelance_profiles`,
    as: sql`p`,
    visible: (actor) => (isType(actor, 'Company') ? sql`p.is_listed` : sql`false`),
    columns: { ...talentColumns(today), state: sql`'listed'` },
    facts: [],
    orders: {
      name: [sql`p.name_key`, sql`text`],
      availability: [sql`p.available_key`, sql`date`],
      since: [sql`p.created_at`, sql`timestamptz`],
    },
    filters: {
      profession: (code) => sql`p.professions @> array[${code}::text]`,
      contract: (type) => sql`p.contract_type = ${type}`,
      experience: (code) => sql`p.experience = ${code}`,
      availability: (availability) => isAvailable[availability as Availability],
    },
    search: sql`p.search`,
    found: {
      hit: ({ firstName, lastName, title, professions }, language) => ({
        ...{ kind: 'talent', label: `${firstName} ${lastName}`, detail: title ?? professions.map((one) => one[language]).join(', ') },
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
          { title: field.availability, value: (row) => (row.availability ? availability[row.availability] : '') },
          { title: field.availableFrom, value: (row) => row.availableFrom ?? '' },
        ],
      };
    },
  });
}

export const talentMore = (records: ReturnType<typeof talentRecordsIn>) => ({
  async read({ tx, actor, params: { id } }: Context<typeof talents.more.read & EndpointSpec>) {
    const found = await records.find(tx, actor, id);
    if (found) return { ...records.present(actor, found), isPrivate: false as const };
    return (await isHiddenTalent(tx, id)) ? { isPrivate: true as const } : missing();
  },
});
