import { isType } from '@jalon/domain/core/actor';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { AppError } from '@jalon/domain/core/errors';
import type { EventKind } from '@jalon/domain/history/history';
import { texts } from '@jalon/domain/locales/all';
import { postponementErrors, retentionFlow } from '@jalon/domain/retention/retention';
import { retentions } from '@jalon/domain/retention/retention-api';
import type { Context } from '../core/context.ts';
import { operatorDay } from '../core/operator-day.ts';
import { missing, recordsOf } from '../core/records.ts';
import { type Sql, sql } from '../db/sql.ts';
import { dueDay, goesWith, isBack, isDue, isNear, keptBy, staysOf } from './retention.columns.ts';
import { closePerson, holdPerson } from './retention.purge.ts';

/** The account has the same id, and a history of its own. */
const ownKinds = ['create', ...retentionFlow.actionNames].map((verb) => `${retentionFlow.name}.${verb}`) as EventKind[];
const name = sql`(select u.first_name || ' ' || u.last_name from users u where u.id = r.id)`;

const lastSign = sql`retentions.last_sign_at`;
/** Nothing is asked any more, and nothing put off. */
const settled = (sign: Sql) =>
  sql`asked_at = null, reminded_at = null, postponed_until = null, reason = null, due_on = ${dueDay({ sign })}`;
const renewed = () => sql`renewed_at = now(), last_sign_at = now(), ${settled(sql`now()`)}`;

const stages = {
  due: isDue,
  waiting: sql`(r.state = 'asked' and not ${isDue} and (${keptBy}) is null)`,
  kept: sql`(r.state <> 'purged' and ${isNear} and (${keptBy}) is not null)`,
  purged: sql`r.state = 'purged'`,
};

export const retentionRecords = recordsOf(retentions, {
  table: sql`retentions`,
  as: sql`r`,
  // Of all who are kept, those whose day comes near; and to each person their own.
  visible: (actor) => (isType(actor, 'Admin') ? sql`(r.state <> 'current' or ${isNear})` : sql`r.id = ${actor.id}`),
  hidden: (actor) => (isType(actor, 'Admin') ? [] : ['reason', 'by']),
  columns: {
    ownerId: sql`r.id`,
    owner: name,
    picture: sql`(select u.picture_key from users u where u.id = r.id)`,
    dueOn: sql`r.due_on::text`,
    postponedUntil: sql`r.postponed_until::text`,
    keptBy: sql`case when r.state <> 'purged' then ${keptBy} end`,
    // Not every purge that was done has told of administrative files.
    goes: sql`'{"administrative": 0}'::jsonb || coalesce(r.gone, ${goesWith(sql`r.id`)})`,
    stays: staysOf,
  },
  facts: ['postponedUntil', 'reason'],
  label: name,
  told: () => ownKinds,
  // Who is signing in or writing right now is waited for, then judged.
  turn: async ({ tx }, action, _input, id) => (action === 'purge' && id ? holdPerson(tx, id) : undefined),
  audiences: { theOwner: sql`select r.id from retentions r where r.id = e.subject_id` },
  orders: { dueOn: [sql`r.due_on`, sql`date`] },
  filters: { stage: (stage) => stages[stage] },
  checks: {
    postpone: async ({ tx }, { input }) => {
      const { today } = await tx.one<{ today: string }>(sql`select ${operatorDay}::text as today`);
      const fields = postponementErrors(input, today);
      if (fields) throw new AppError('request.invalid', { fields });
    },
    purge: async ({ tx }, { row: { id } }) => {
      if (await tx.maybe(sql`select 1 from retentions r where r.id = ${id} and ${isBack}`)) throw new AppError('retention.isBack');
    },
  },
  sets: {
    ask: () => sql`asked_at = now(), reminded_at = null,
      due_on = ${dueDay({ sign: lastSign, asked: sql`now()`, postponed: sql`retentions.postponed_until` })}`,
    remind: () => sql`reminded_at = now()`,
    renew: renewed,
    renewByLink: renewed,
    resume: () => settled(lastSign),
    keep: () => sql`asked_at = null, reminded_at = null,
      due_on = ${dueDay({ sign: lastSign, postponed: sql`retentions.postponed_until` })}`,
    postpone: ({ input: { postponedUntil, reason } }) => sql`postponed_until = ${postponedUntil}, reason = ${reason}, reminded_at = null,
      due_on = ${dueDay({ sign: lastSign, asked: sql`retentions.asked_at`, postponed: sql`${postponedUntil}::date` })}`,
    purge: () => sql`purged_at = now(), due_on = ${operatorDay}, reason = null, gone = ${goesWith(sql`retentions.id`)}`,
  },
  effects: { purge: ({ tx }, { row: { id } }) => closePerson(tx, id) },
  sheet: (language) => {
    const { retention: own, words } = texts[language];
    const at = (iso: string | null) => (iso ? new Date(iso) : '');
    return {
      name: own.file,
      columns: [
        { title: own.column.owner, value: (row) => row.owner },
        { title: own.column.state, value: (row) => words.retention.state[row.state] },
        { title: own.column.lastSignAt, value: (row) => at(row.lastSignAt) },
        { title: own.column.askedAt, value: (row) => at(row.askedAt) },
        { title: own.column.dueOn, value: (row) => row.dueOn },
        { title: own.column.keptBy, value: (row) => (row.keptBy ? words.retention.value.keptBy[row.keptBy] : '') },
        { title: own.column.reason, value: (row) => row.reason ?? '' },
        { title: own.column.purgedAt, value: (row) => at(row.purgedAt) },
      ],
    };
  },
});

/** Answered as it is then, and not with the name and picture that were there before. */
export async function purgeByHand(acting: Context<(typeof retentions.api)['purge'] & EndpointSpec>) {
  const { tx, actor, params, body } = acting;
  await retentionRecords.act(acting, params.id, 'purge', body);
  return retentionRecords.present(actor, (await retentionRecords.find(tx, actor, params.id)) ?? missing());
}
