import type { Application } from './application.ts';

type Told = Pick<Application, 'state' | 'interviewAt' | 'acceptedAt' | 'rejectedAt' | 'retiredAt'>;

/** Whether the interview took place. An application that was decided before it had none. */
export function wasHeld({ interviewAt, acceptedAt, rejectedAt, retiredAt }: Told, now: number): boolean {
  const decided = [acceptedAt, rejectedAt, retiredAt].filter((at) => at !== null).map(Date.parse);
  return interviewAt !== null && Date.parse(interviewAt) <= Math.min(now, ...decided);
}

/** Whether there is an interview to tell of: one that took place, or one that is still to come. */
export const hasInterview = (told: Told, now: number): boolean =>
  told.interviewAt !== null && (wasHeld(told, now) || !['accepted', 'rejected', 'retired'].includes(told.state));
