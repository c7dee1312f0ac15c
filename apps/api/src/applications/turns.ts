import { targetDays } from '@jalon/domain/applications/turns';
import { isType, type User } from '@jalon/domain/core/actor';
import { meetingDays, quietDays } from '@jalon/domain/home/home';
import { type Sql, sql } from '../db/sql.ts';

/** Whose turn it is with an application, `a`: slots wait for the candidate to pick one. */
export const waitsForCandidate = sql`a.slots <> '{}'`;
/**
 * Those who decide, once they have it and while no interview is to come, or when the candidate has asked for other slots. As one `case`: by its
 * states, an index of all applications would be read before the company is looked at.
 */
export const waitsForDeciders = sql`(a.slots = '{}' and case a.state when 'submitted' then true
  when 'interview' then a.interview_at < now() or a.no_slot is not null else false end)`;

/** It waits for whoever asks: to be qualified, decided on, or answered. */
export function waitsFor(actor: User): Sql {
  if (isType(actor, 'Freelance')) return waitsForCandidate;
  return isType(actor, 'Company') ? waitsForDeciders : sql`a.state = 'new'`;
}

const days = (count: number): Sql => sql`${count}::integer * interval '1 day'`;
/** An interview of the next days. */
export const isToCome = sql`(a.state = 'interview' and a.interview_at between now() and now() + ${days(meetingDays)})`;

/** Longer than expected, by the day it became their turn or, after an interview, by its date. */
const isLate = (target: number): Sql => sql`greatest(a.since, a.interview_at) <= now() - ${days(target + 1)}`;
/**
 * Whoever has it has not answered in time. The states as literals: an index of what is not decided serves only conditions that say so
 * themselves. The rest as one `case`, so that the order is walked: most of what has waited longest is late.
 */
export const isUnanswered = sql`a.state in ('submitted', 'interview')
  and case when ${waitsForCandidate} then ${isLate(targetDays.candidate)} else ${waitsForDeciders} and ${isLate(targetDays.decider)} end`;

/** A need, `o`, has an application like that. Looked up for each need: with `exists`, all applications would be read and hashed. */
const hasOne = (condition: Sql): Sql => sql`(select true from applications a where a.opportunity_id = o.id and ${condition} limit 1)`;
/** Posted for days without an application: the need is `q`, among those that the database keeps a list of. */
export const hasBeenQuiet = sql`q.since <= now() - ${days(quietDays)}`;
const isQuiet = sql`o.id in (select q.opportunity_id from quiet_needs q where ${hasBeenQuiet})`;

/** What the needs of a list have in common, for those who manage them; of candidates neither a freelance nor a company that is not let in is told anything. */
export function withCandidates(actor: User, which: string | undefined): Sql {
  if (!which) return sql``;
  if (isType(actor, 'Freelance') || (isType(actor, 'Company') && !actor.isValidated)) return sql` and false`;
  if (which === 'quiet') return sql` and ${isQuiet}`;
  if (which === 'unanswered') return sql` and ${hasOne(isUnanswered)}`;
  return sql` and ${hasOne(which === 'waiting' ? waitsFor(actor) : isToCome)}`;
}
