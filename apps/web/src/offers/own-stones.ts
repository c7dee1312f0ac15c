import type { Application, ApplicationState } from '@jalon/domain/applications/application';
import type { Look, stoneNames } from './stones.tsx';

type Told = Pick<Application, 'state' | 'sentAt' | 'submittedAt' | 'interviewAt' | 'acceptedAt' | 'rejectedAt' | 'retiredAt'>;
type OwnStone = { name: (typeof stoneNames)[number]; look: Look; at: string | null };

const decisions: Partial<Record<ApplicationState, Look>> = { accepted: 'done', rejected: 'lost', retired: 'done' };

/** How far an application is: what was passed by is never filled. */
export function ownStones({ state, sentAt, submittedAt, interviewAt, acceptedAt, rejectedAt, retiredAt }: Told): OwnStone[] {
  const passed = (at: string | null, isNow: boolean): Look => (isNow ? 'now' : at ? 'done' : 'toCome');
  return [
    { name: 'sent', look: passed(sentAt, state === 'new'), at: sentAt },
    { name: 'submitted', look: passed(submittedAt, state === 'submitted'), at: submittedAt },
    { name: 'interview', look: passed(interviewAt, state === 'interview'), at: interviewAt },
    { name: 'decided', look: decisions[state] ?? 'toCome', at: acceptedAt ?? rejectedAt ?? retiredAt },
  ];
}
