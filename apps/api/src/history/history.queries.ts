import { deletedName } from '@jalon/domain/accounts/own-account';
import type { User } from '@jalon/domain/core/actor';
import { isType } from '@jalon/domain/core/actor';
import type { EventFields, HistoryEntry, HistoryQuery } from '@jalon/domain/core/history-entry';
import type { Language } from '@jalon/domain/core/languages';
import type { Page } from '@jalon/domain/core/listing';
import type { ValueListName } from '@jalon/domain/core/reference-lists';
import type { EnglishPart, PeoplePart } from '../core/events.ts';
import { readPage } from '../core/listing.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

/** A fact that has a text in each language, such as the name of a group. */
type Word = Record<Language, string>;
type Facts = Record<string, EventFields[string] | Word>;
type EventRow = {
  id: string;
  at: string;
  kind: string;
  scope: string | null;
  label: string | null;
  input: EventFields | null;
  before: Facts | null;
  after: Facts | null;
  english: EnglishPart | null;
  people: PeoplePart | null;
  names: Record<string, Named | null> | null;
  words: Words;
  actorId: string | null;
  actorName: string | null;
  isActorGone: boolean | null;
};

type Named = { name: string; isGone: boolean };
type Unseen = { kind: string; fields: readonly string[] };
type Reading = { page: HistoryQuery; language: Language; kinds?: readonly string[]; since?: Sql; unseen?: Unseen };

/** Whether an event, `e`, is of a kind and changed something, but nothing beside some fields: it is nothing to those who are not shown these. */
export const changesOnly = ({ kind, fields }: Unseen): Sql =>
  sql`(e.kind = ${kind} and e.before <> e.after and e.before - ${[...fields]}::text[] = e.after - ${[...fields]}::text[]
    and e.people -> 'before' is not distinct from e.people -> 'after')`;

/** The history of one record, newest first; of some kinds or since a moment only, where not everything is the reader's to know. */
export function listHistoryOf(tx: Tx, subjectId: string, { page, language, kinds, since, unseen }: Reading): Promise<Page<HistoryEntry>> {
  const told = sql`${unseen ? sql`and ${changesOnly(unseen)} is not true` : sql``} ${kinds ? sql`and e.kind = any(${kinds})` : sql``} ${since ? sql`and e.at >= ${since}` : sql``}`;
  return listEvents(tx, sql`e.subject_id = ${subjectId} ${told}`, page, language, since ? { since } : {});
}

/** What happened lately: an administrator sees everything, others what they did themselves. */
export function listRecent(tx: Tx, actor: User, { page, language, kinds }: Reading): Promise<Page<HistoryEntry>> {
  const told = kinds ? sql`and e.kind = any(${kinds})` : sql``;
  const mine = isType(actor, 'Admin') ? sql`true` : sql`e.actor_id = ${actor.id}`;
  // Some kinds among all are not counted: a page of them is found long before.
  return listEvents(tx, sql`${mine} ${told}`, page, language, { isUncounted: kinds !== undefined });
}

/** Those an event names, each by the index of the accounts: an event names a few. */
const names = sql`(
  select json_object_agg(p #>> '{}', (
    select json_build_object('name', u.first_name || ' ' || u.last_name, 'isGone', u.state = 'deleted')
    from users u where u.id = (p #>> '{}')::uuid))
  from jsonb_path_query(e.people, '$.*.*[*]') p)`;

/** Fields of an event that hold the code of a reference value: told in the words that it has now. */
const coded = { country: 'countries', sector: 'expertise-areas' } as const;
type Coded = keyof typeof coded;
type Words = Partial<Record<Coded, Record<string, Word>>>;
const codesIn = (field: Coded, list: ValueListName): Sql => sql`
  ${field}::text, (select json_object_agg(v.code, json_build_object('fr', v.fr, 'en', v.en)) from referential_values v
    where v.list = ${list} and v.code in (e.before ->> ${field}::text, e.after ->> ${field}::text))`;
const words = sql`json_build_object(${codesIn('country', coded.country)}, ${codesIn('sector', coded.sector)})`;

async function listEvents(
  tx: Tx,
  where: Sql,
  page: HistoryQuery,
  language: Language,
  { isUncounted, since }: { isUncounted?: boolean; since?: Sql },
): Promise<Page<HistoryEntry>> {
  const before = since ? sql`case when e.at > ${since} then e.before end as before` : sql`e.before`;
  // Ids are made in the order of time, so the order by id is the order of events.
  const found = await readPage<EventRow>(tx, {
    columns: sql`e.id, e.at, e.kind, e.scope, e.label, e.input, ${before}, e.after, e.english, e.people, e.actor_id as "actorId",
      (select u.first_name || ' ' || u.last_name from users u where u.id = e.actor_id) as "actorName",
      (select u.state = 'deleted' from users u where u.id = e.actor_id) as "isActorGone", ${names} as names, ${words} as words`,
    from: sql`events`,
    as: sql`e`,
    where: [where],
    key: sql`e.id`,
    keyType: sql`uuid`,
    id: sql`e.id`,
    dir: 'desc',
    page,
    ...(isUncounted && { isUncounted }),
  });
  return { ...found, rows: found.rows.map((row) => toEntry(row, language)) };
}

/** In the words of the reader, or in French where an older event has no others. */
function toEntry(
  { actorId, actorName, isActorGone, english, people, names: called, words: inLists, ...event }: EventRow,
  language: Language,
): HistoryEntry {
  const older = language === 'en' ? english : null;
  const nameOf = (id: string) => (!called?.[id] || called[id].isGone ? nameOfGone(language) : called[id].name);
  const named = (fields: Record<string, string[]> = {}) =>
    Object.fromEntries(Object.entries(fields).map(([name, ids]) => [name, ids.map(nameOf).sort(inOrder).join(', ') || null]));
  const inWords = (facts: Facts): EventFields =>
    Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => {
        if (typeof fact === 'object' && fact !== null && !Array.isArray(fact)) return [name, fact[language] ?? null];
        return [name, inLists[name as Coded]?.[String(fact)]?.[language] ?? fact];
      }),
    );
  const label = older?.label ?? event.label;
  return {
    ...event,
    label,
    labelLanguage: label === null ? null : older?.label ? 'en' : 'fr',
    before: event.before && { ...inWords(event.before), ...older?.before, ...named(people?.before) },
    after: event.after && { ...inWords(event.after), ...older?.after, ...named(people?.after) },
    by: actorId && actorName ? { id: actorId, name: isActorGone ? nameOfGone(language) : actorName } : null,
  };
}

const { compare: inOrder } = new Intl.Collator('fr');
const nameOfGone = (language: Language): string => `${deletedName[language].firstName} ${deletedName[language].lastName}`;

type LastChange = { by: string | null; at: string };
/** Who last changed a record, to tell the one who comes second, of the kinds they may know of. Who signed in, or looked, has changed nothing. */
export const findLastChange = (tx: Tx, subjectId: string, kinds?: readonly string[]): Promise<LastChange | undefined> =>
  tx.maybe(sql`
    select e.at, u.first_name || ' ' || u.last_name as by
    from events e left join users u on u.id = e.actor_id
    where e.subject_id = ${subjectId} and e.kind not like 'session.%' and e.kind not in ('account.seeAs', 'account.fileOpen', 'account.fileUpdate')
      ${kinds ? sql`and e.kind = any(${kinds})` : sql``} order by e.id desc limit 1`);
