import { randomUUIDv7 } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { EventFields } from '@jalon/domain/core/history-entry';
import type { Language } from '@jalon/domain/core/languages';
import type { EventKind } from '@jalon/domain/history/history';
import type { EventFieldName } from '@jalon/domain/history/history-fields';
import { noticeOf } from '@jalon/domain/notifications/notices';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { ownAudiences } from '../notifications/audiences.ts';
import { mailJob, reactionJob, stepsOf } from './tell.ts';

/** A text in each language, of which every reader is given theirs. */
type Words = Record<Language, string>;
/** Accounts, whose names are those they have when the event is read. */
export type People = { people: readonly string[] };
type FieldValue = EventFields[string] | Words | People;
type Fields = Record<string, FieldValue>;
/** A field that has no text in the history does not compile, wherever the object comes from. */
type Told<Own> = { [Name in keyof Own]: Name extends EventFieldName ? FieldValue : never };
/** Of an event, what reads otherwise in English than its columns, which are in French. */
export type EnglishPart = { label?: string | undefined; before?: EventFields | undefined; after?: EventFields | undefined };

/** Of an event, who is named in which of its fields. */
export type PeoplePart = { before?: Record<string, string[]> | undefined; after?: Record<string, string[]> | undefined };

type Happening<Before, After> = {
  subjectId: string;
  /** Null where nobody signed in did it: the product itself, or the operator at the command line. */
  by: string | null;
  requestId: string;
  scope?: string;
  label?: Words;
  before?: Before & Told<Before>;
  after?: After & Told<After>;
};

let lastId = '';
/** The history is in the order of its ids, also of what one process does within a millisecond. */
export function nextId(): string {
  const previous = lastId;
  while (lastId <= previous) lastId = randomUUIDv7();
  return lastId;
}

/**
 * Leaves the trace of a change, and in the same statement tells those it concerns and leaves the job that lets others react to it: nothing
 * is sent for a change that was rolled back, nothing is lost when the worker is away.
 */
export async function record<Before extends object, After extends object>(
  tx: Tx,
  kind: EventKind,
  what: Happening<Before, After>,
): Promise<void> {
  const { before, after } = changedOnly(what.before as Fields | undefined, what.after as Fields | undefined);
  const eventId = nextId();
  const event = sql`
    insert into events (id, kind, subject_id, scope, label, actor_id, before, after, english, people, request_id)
    values (${eventId}, ${kind}, ${what.subjectId}, ${what.scope ?? null}, ${what.label?.fr ?? null}, ${what.by},
      ${before ? JSON.stringify(inFrench(before)) : null}, ${after ? JSON.stringify(inFrench(after)) : null},
      ${englishPart(what.label, before, after)}, ${peoplePart(before, after)}, ${what.requestId})
    returning *`;
  const notice = noticeOf(kind);
  const steps = stepsOf(kind, notice, ownAudiences);
  await tx.many(
    sql`with event as (${event})${steps ? sql`, ${steps}` : sql``} select ${reactionJob(kind, sql`id`)}, ${mailJob(notice)} from event`,
  );
}

/** Of two states of a record, the fields that differ. */
function changedOnly(before: Fields | undefined, after: Fields | undefined) {
  if (!before || !after) return { before, after };
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const pick = (fields: Fields): Fields => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

const isPeople = (value: Fields[string]): value is People => typeof value === 'object' && value !== null && 'people' in value;
const isWords = (value: Fields[string]): value is Words => typeof value === 'object' && value !== null && !isPeople(value);

const inFrench = (fields: Fields): EventFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, isPeople(value) ? null : isWords(value) ? value.fr : value]));

/** As JSON; null when nothing reads otherwise. */
function englishPart(label: Words | undefined, before: Fields | undefined, after: Fields | undefined): string | null {
  const wordsIn = (fields: Fields = {}) => Object.entries(fields).flatMap(([name, value]) => (isWords(value) ? [[name, value.en]] : []));
  const some = (words: string[][]) => (words.length > 0 ? Object.fromEntries(words) : undefined);
  const part: EnglishPart = { label: label?.en, before: some(wordsIn(before)), after: some(wordsIn(after)) };
  return Object.values(part).some((words) => words !== undefined) ? JSON.stringify(part) : null;
}

/** As JSON; null when nobody is named. */
function peoplePart(before: Fields | undefined, after: Fields | undefined): string | null {
  const peopleIn = (fields: Fields = {}) =>
    Object.entries(fields).flatMap(([name, value]) => (isPeople(value) ? [[name, value.people]] : []));
  const [was, is] = [peopleIn(before), peopleIn(after)];
  return was.length + is.length > 0 ? JSON.stringify({ before: Object.fromEntries(was), after: Object.fromEntries(is) }) : null;
}

/** What happened to these stays; the names, numbers and devices it told do not. */
export async function forgetNames(tx: Tx, subjectIds: readonly string[]): Promise<void> {
  await tx.many(sql`
    update events set label = null, input = null, before = null, after = null, english = null where subject_id = any(${subjectIds}::uuid[])`);
}
