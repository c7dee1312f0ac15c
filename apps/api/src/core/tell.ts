import { isTold, type Notice, undoSeconds } from '@jalon/domain/core/notices';
import { reactingKinds } from '@jalon/domain/history/history';
import type { Tx } from '../db/database.ts';
import { join, type Sql, sql } from '../db/sql.ts';

/** Queries that give the ids of people, by the name of their audience. The event is `e`. */
export type Audiences = Readonly<Record<string, Sql>>;

const undoTime = sql`${undoSeconds} * interval '1 second'`;

/**
 * What an event does to notifications, as steps of the statement that has it as `event`: withdraws what an undone act told, treats what was
 * asked, or asks it again, and tells those it concerns. Undefined where it does nothing.
 */
export function stepsOf(kind: string, notice: Notice | undefined, audiences: Audiences): Sql | undefined {
  if (!notice) return undefined;
  const { undoes, treats } = notice;
  const steps = [
    ...(undoes.length > 0 ? [undone(undoes), withdrawn, reopened] : []),
    ...(treats ? [treated, known] : []),
    ...(isTold(notice) ? [told(kind, notice, audiences)] : []),
  ];
  return steps.length > 0 ? join(steps, sql`, `) : undefined;
}

/** Wakes whoever writes the mails, once nothing can be undone any more. */
export const mailJob = (notice: Notice | undefined): Sql =>
  notice && isTold(notice)
    ? sql`(select graphile_worker.add_job('notices', run_at := now() + ${undoTime}) from told where mail = 'at once' limit 1)`
    : sql`null`;

const reacting = new Set<string>(reactingKinds);

/** Lets others react to an event; `id` is its own. */
export const reactionJob = (kind: string, id: Sql): Sql =>
  reacting.has(kind) ? sql`graphile_worker.add_job('event', json_build_object('id', ${id}))` : sql`null`;

/** For an event that was written with its change: what the change has made is seen by a statement of its own. */
export async function tell(tx: Tx, eventId: string, kind: string, notice: Notice | undefined, audiences: Audiences): Promise<void> {
  const steps = stepsOf(kind, notice, audiences);
  const event = sql`with event as (select * from events where id = ${eventId})${steps ? sql`, ${steps}` : sql``}`;
  if (steps || reacting.has(kind)) await tx.many(sql`${event} select ${reactionJob(kind, sql`id`)}, ${mailJob(notice)} from event`);
}

/** Tells some people of an event besides those who were told with it; those whom it cannot reach, or who want nothing, are passed over. */
export async function tellAlso(tx: Tx, event: { id: string; kind: string }, notice: Notice, people: readonly string[]): Promise<void> {
  const those = { tells: ['those'], asks: [], undoes: [] };
  const steps = told(event.kind, { ...notice, ...those }, { those: sql`select unnest(${people}::uuid[])` });
  await tx.many(sql`with event as (select * from events where id = ${event.id}), ${steps} select ${mailJob({ ...notice, ...those })}`);
}

/** The latest of these that was not undone yet: what is undone twice in a row was done twice before. */
const undone = (kinds: readonly string[]): Sql => sql`
  undone as materialized (
    select u.id from (
      select o.id, o.kind = e.kind as is_undo, sum(case when o.kind = e.kind then -1 else 1 end) over (order by o.id desc) as left_over
      from event e join events o on o.subject_id = e.subject_id and o.id < e.id and (o.kind = any(${kinds}::text[]) or o.kind = e.kind)) u
    where not u.is_undo and u.left_over = 1 order by u.id desc limit 1)`;

/** Also what was read, if it still asks for an act that is no longer needed. What the undone act had treated is not taken away: it waits again. */
const withdrawn = sql`
  withdrawn as (
    delete from notifications n using event e
    where n.subject_id = e.subject_id and n.event_id = (select id from undone) and (n.read_at is null or (n.asks and n.treated_at is null))
    returning n.user_id, n.at)`;

/** What was read by being treated is unread again when that is undone. */
export const unreadAgain = sql`read_at = case when n.read_at = n.treated_at then null else n.read_at end`;

const reopened = sql`
  reopened as (
    update notifications n set treated_at = null, treated_by = null, treated_event = null, ${unreadAgain} from event e
    where n.subject_id = e.subject_id and n.treated_event = (select id from undone))`;

/** Named is who did what was asked: one of those who were asked, or of the staff. A freelance who withdraws has treated nothing. */
const treatedBy = sql`(
  select u.id from users u where u.id = e.actor_id and (u.type in ('Admin', 'Commercial') or exists (
    select 1 from notifications o where o.event_id = n.event_id and o.user_id = u.id and o.asks)))`;

/** Whoever has done what was asked knows of it. */
const treated = sql`
  treated as (
    update notifications n set treated_at = now(), treated_by = ${treatedBy}, treated_event = e.id,
      read_at = case when n.user_id = e.actor_id then coalesce(n.read_at, now()) else n.read_at end
    from event e
    where n.subject_id = e.subject_id and n.asks and n.treated_at is null and n.event_id <> e.id)`;

/** Whoever moves a record on has read what they were told of it, such as why it was refused. */
const known = sql`
  known as (
    update notifications n set read_at = now() from event e
    where n.subject_id = e.subject_id and n.user_id = e.actor_id and n.read_at is null and not n.asks)`;

/**
 * Those it concerns, but for whoever did it and whom it cannot reach. Who wants nothing is told nothing; what asks for an act is kept
 * for them all the same, as read. Each is looked up by their id (`offset 0`): the planner expects many more than there are, and would
 * read all accounts. An act that is undone so soon that it was told to nobody is not told either.
 */
function told(kind: string, { tells, asks, category, mail, letter, undoes }: Notice, audiences: Audiences): Sql {
  const people = (names: readonly string[], isAsked: boolean) =>
    names.map((name) => sql`select a.id, ${isAsked}::boolean as asks from (${audiences[name] ?? unknown(name)}) a(id)`);
  const channel = sql`coalesce(c.channel, ${mail ?? 'product'}::text)`;
  const mails = letter === 'always' ? [] : letter === 'chosen' ? ['daily'] : ['daily', 'at once'];
  const isBack = sql`exists (select 1 from withdrawn w where w.user_id = u.id and w.at > now() - ${undoTime})`;
  return sql`
  told as (
    insert into notifications (user_id, event_id, kind, subject_id, asks, read_at, mail)
    select u.id, e.id, ${kind}, e.subject_id, t.asks, case when ${channel} = 'none' then now() end,
      case when ${channel} = any(${mails}::text[]) then ${channel} end
    from event e
    cross join lateral (select p.id, bool_or(p.asks) as asks from (${join([...people(tells, false), ...people(asks, true)], sql` union all `)}) p group by p.id) t
    cross join lateral (select p.id from users p where p.id = t.id and p.state = 'active' offset 0) u
    left join notice_choices c on c.user_id = u.id and c.category = ${category}
    where u.id is distinct from e.actor_id and (t.asks or ${channel} <> 'none')
      ${undoes.length > 0 ? sql`and not ${isBack}` : sql``}
    returning mail)`;
}

function unknown(name: string): never {
  throw new Error(`Nobody says who ${name} are`);
}
