import { isType, type User } from '../core/actor.ts';
import type { Application, ApplicationState } from './application.ts';

type Waiting = Pick<Application, 'waitsFor' | 'since'> & Partial<Pick<Application, 'state' | 'interviewAt' | 'noSlot'>>;

/** Within how many days each is expected to act. Beyond, it is said; nothing happens by itself. */
export const targetDays = { qualifier: 2, decider: 3, candidate: 3 } as const satisfies Record<
  NonNullable<Application['waitsFor']>,
  number
>;

const dayMs = 86_400_000;

/** Since when somebody is waited for: who has met the candidate decides from that day on, however early the meeting was set. */
export function waitingSince({ waitsFor, since, state, interviewAt, noSlot = null }: Waiting): number {
  const isMet = waitsFor === 'decider' && state === 'interview' && noSlot === null && interviewAt;
  return isMet ? Math.max(Date.parse(since), Date.parse(interviewAt)) : Date.parse(since);
}

/** How long somebody has been waited for, in whole days, and whether that is longer than expected. */
export function waitOf(waiting: Waiting, now: number): { days: number; target: number; isLate: boolean } | undefined {
  const { waitsFor } = waiting;
  if (!waitsFor) return undefined;
  const days = Math.max(0, Math.floor((now - waitingSince(waiting)) / dayMs));
  const target = targetDays[waitsFor];
  return { days, target, isLate: days > target };
}

/** Of a page of a list, what waits for the candidate first. */
export const candidateFirst = <Row extends Pick<Application, 'waitsFor'>>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => Number(other.waitsFor === 'candidate') - Number(one.waitsFor === 'candidate'));

/** Whose turn it is, as whoever looks would say it: theirs, the other side's, or the candidate's. */
export const turns = ['me', 'other', 'candidate'] as const;
export type Turn = (typeof turns)[number];

export function turnOf(viewer: Pick<User, 'type'>, waitsFor: Application['waitsFor']): Turn | undefined {
  if (!waitsFor) return undefined;
  if (isType(viewer, 'Freelance')) return waitsFor === 'candidate' ? 'me' : 'other';
  if (waitsFor === 'candidate') return 'candidate';
  return (waitsFor === 'decider') === isType(viewer, 'Company') ? 'me' : 'other';
}

/** Where it stands among others: once slots are offered it is about an interview, which the candidate has yet to choose. */
export const laneOf = ({ state, slots }: Pick<Application, 'state' | 'slots'>): ApplicationState =>
  state === 'submitted' && slots.length > 0 ? 'interview' : state;

/** The text that says how far it is: while slots wait for the candidate, that is what there is to say. */
export const stageTextOf = ({ state, slots }: Pick<Application, 'state' | 'slots'>) =>
  laneOf({ state, slots }) === 'interview' && slots.length > 0
    ? ('words.application.value.stage.slots' as const)
    : (`words.application.state.${state}` as const);
