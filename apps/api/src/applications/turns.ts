import { sql } from '../db/sql.ts';

/** Whose turn it is with an application, `a`: slots wait for the candidate to pick one. */
export const waitsForCandidate = sql`a.slots <> '{}'`;
/** Those who decide, once they have it and while no interview is to come, or when the candidate has asked for other slots. */
export const waitsForDeciders = sql`(a.slots = '{}' and (
  a.state = 'submitted' or (a.state = 'interview' and (a.interview_at < now() or a.no_slot is not null))))`;
