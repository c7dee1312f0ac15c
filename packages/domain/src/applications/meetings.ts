import { z } from 'zod';

/** An interview that is set: of the candidate, or proposed by whoever looks. */
export const Meeting = z.object({ at: z.iso.datetime({ offset: true }), minutes: z.int(), whose: z.enum(['candidate', 'mine']) });
export type Meeting = z.infer<typeof Meeting>;

/** Without a length said, an interview takes the time most of them do. */
export const usualMinutes = 45;
const minuteMs = 60_000;

/** Whose interview a slot collides with; the candidate's first, since nobody here can move it. One that begins as the other ends does not. */
export function collisionOf(slot: string, minutes: number, meetings: readonly Meeting[]): Meeting['whose'] | undefined {
  const from = Date.parse(slot);
  const to = from + minutes * minuteMs;
  const met = meetings.filter(({ at, minutes: length }) => Date.parse(at) < to && from < Date.parse(at) + length * minuteMs);
  return met.find(({ whose }) => whose === 'candidate')?.whose ?? met[0]?.whose;
}
