import { isType, type User } from '@jalon/domain/core/actor';
import { todayIn } from '@jalon/domain/core/dates';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { AppError } from '@jalon/domain/core/errors';
import { permits } from '@jalon/domain/core/permission';
import { deputies } from '@jalon/domain/deputies/deputy-api';
import { texts } from '@jalon/domain/locales/all';
import type { Context } from '../core/context.ts';
import { assigned, inserted } from '../core/record-statements.ts';
import { recordsOf } from '../core/records.ts';
import type { Tx } from '../db/database.ts';
import { asked, type Sql, sql } from '../db/sql.ts';
import type { Zone } from '../operator/house.ts';
import { companyOf } from '../organisation/organisation.ts';
import { todayAt } from '../talents/talents.queries.ts';
import { holds } from './deputies.scope.ts';

const personOf = (id: Sql): Sql => sql`(
  select json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name, 'picture', u.picture_key) from users u where u.id = ${id})`;

/** The colleagues, `u`, who can do what somebody does: of a company, those who hold every permission to validate that they hold. */
function canReplace(actor: User): Sql {
  const isColleague = sql`u.id <> ${actor.id} and u.state = 'active' and u.validated_at is not null`;
  if (!isType(actor, 'Company')) return sql`(${isColleague} and u.type = 'Commercial')`;
  const held = (['timesheets.validate', 'expenses.validate'] as const).filter((name) => permits(name, actor.permissions));
  const rights = held.map((name) => sql` and ${holds([name])}`);
  return sql`(${isColleague} and u.company_id = ${companyOf(actor)}${rights.reduce((all, one) => sql`${all}${one}`, sql``)})`;
}

type Absence = { deputyId: string; startsOn: string; endsOn: string };

/**
 * Away once at a time: whoever is away is held, so that of two absences entered at once the second finds the first, by a statement of its own
 * which sees what was waited for.
 */
async function check(tx: Tx, actor: User, { deputyId, startsOn, endsOn }: Absence, recordId: string | null): Promise<void> {
  const [, found] = await Promise.all([
    tx.one(sql`select id from users where id = ${actor.id} for no key update`),
    tx.one<{ isColleague: boolean; isTaken: boolean }>(sql`
      select exists (select 1 from users u where u.id = ${deputyId} and ${canReplace(actor)}) as "isColleague", exists (
        select 1 from deputies d where d.owner_id = ${actor.id} and d.id is distinct from ${recordId}::uuid
          and d.starts_on <= ${endsOn} and d.ends_on >= ${startsOn}) as "isTaken"`),
  ]);
  if (!found.isColleague) throw new AppError('request.invalid', { fields: { deputyId: 'validation.cannotReplace' } });
  if (found.isTaken) throw new AppError('request.invalid', { fields: { startsOn: 'validation.alreadyAway' } });
}

export function deputyRecordsIn(timeZone: Zone) {
  const today = todayAt(timeZone);
  const dawnOf = (date: string, later: number) => sql`((${date}::date + ${later}::integer)::timestamp at time zone ${asked(timeZone)})`;
  const momentsOf = ({ startsOn, endsOn }: Absence) => ({ startsAt: dawnOf(startsOn, 0), endsAt: dawnOf(endsOn, 1) });
  const assertAhead = ({ endsOn }: Absence) => {
    if (endsOn < todayIn(timeZone(), new Date())) throw new AppError('request.invalid', { fields: { endsOn: 'validation.todayOrLater' } });
  };
  return recordsOf(deputies, {
    table: sql`deputies`,
    as: sql`d`,
    visible: (actor) => sql`(d.owner_id = ${actor.id} or d.deputy_id = ${actor.id})`,
    columns: {
      owner: personOf(sql`d.owner_id`),
      deputy: personOf(sql`d.deputy_id`),
      isNow: sql`(${today} between d.starts_on and d.ends_on)`,
    },
    audiences: { theDeputy: sql`select d.deputy_id from deputies d where d.id = e.subject_id` },
    facts: ['startsOn', 'endsOn', 'deputy'],
    people: { deputy: sql`array[d.deputy_id]` },
    orders: { startsOn: [sql`d.starts_on`, sql`date`] },
    filters: {
      when: (when) => (when === 'now' ? sql`${today} between d.starts_on and d.ends_on` : sql`d.starts_on > ${today}`),
    },
    insert: ({ id, actor, input }) => inserted({ id, ownerId: actor.id, ...input, ...momentsOf(input) }),
    sets: { update: ({ input }) => sql`${assigned({ ...input, ...momentsOf(input) })}, updated_at = now()` },
    checks: {
      create: ({ tx }, { actor, input }) => {
        assertAhead(input);
        return check(tx, actor, input, null);
      },
      update: ({ tx }, { actor, row, input }) => {
        assertAhead(input);
        return check(tx, actor, input, row.id);
      },
    },
    sheet: (language) => {
      const { field } = texts[language].words.deputy;
      return {
        name: texts[language].reports.absences,
        columns: [
          { title: texts[language].reports.person, value: ({ owner }) => owner.name },
          { title: field.deputy, value: ({ deputy }) => deputy.name },
          { title: field.startsOn, value: ({ startsOn }) => startsOn },
          { title: field.endsOn, value: ({ endsOn }) => endsOn },
        ],
      };
    },
  });
}

export const deputyMore = {
  people: ({ tx, actor }: Context<(typeof deputies.more)['people'] & EndpointSpec>) =>
    tx.many<{ id: string; name: string; picture: string | null }>(sql`
      select u.id, u.first_name || ' ' || u.last_name as name, u.picture_key as picture from users u
      where ${canReplace(actor)} order by u.name_key limit 200`),
};
