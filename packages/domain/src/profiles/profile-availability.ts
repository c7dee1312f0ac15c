import type { FieldErrors } from '../core/errors.ts';

/** Section 4: what a freelance says of their availability. */
export const availabilityStates = ['available', 'soon', 'working', 'unavailable'] as const;
export type AvailabilityState = (typeof availabilityStates)[number];

/** Those that no date can say: who has said neither is available from a day on. */
export const busyStates = ['working', 'unavailable'] as const satisfies AvailabilityState[];
export type BusyState = (typeof busyStates)[number];

/** What was said longer ago than this is asked for again. */
export const confirmedDays = 31;

/** The same as the column of that name in the API: once the day has come, who was busy until then is available. */
export function availabilityOf(busy: BusyState | null, availableFrom: string | null, today: string): AvailabilityState | null {
  if (busy === 'unavailable') return busy;
  if (availableFrom !== null && availableFrom <= today) return 'available';
  return busy ?? (availableFrom === null ? null : 'soon');
}

type Said = { availability: AvailabilityState; availableFrom: string | null };

/** What is kept of it: a day for who is or will be available, and what else keeps them busy. */
export const keptOf = ({ availability, availableFrom }: Said, today: string): { busy: BusyState | null; availableFrom: string | null } => ({
  busy: availability === 'working' || availability === 'unavailable' ? availability : null,
  availableFrom: availability === 'available' ? today : availability === 'unavailable' ? null : availableFrom,
});

/** Who will be available says when; nobody becomes so in the past. */
export function availabilityErrors({ availability, availableFrom }: Said, today: string): FieldErrors | undefined {
  if (availability === 'available' || availability === 'unavailable') return undefined;
  if (availableFrom === null) return availability === 'soon' ? { availableFrom: 'validation.required' } : undefined;
  return availableFrom > today ? undefined : { availableFrom: 'validation.afterToday' };
}
