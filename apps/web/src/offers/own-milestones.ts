import type { Application, ApplicationState } from '@jalon/domain/applications/application';
import { hasInterview } from '@jalon/domain/applications/interview';
import type { Look } from '../ui/milestones.tsx';

export const milestoneNames = ['sent', 'submitted', 'interview', 'decided'] as const;

type Told = Pick<Application, 'state' | 'sentAt' | 'submittedAt' | 'interviewAt' | 'acceptedAt' | 'rejectedAt' | 'retiredAt'>;
type OwnMilestone = { name: (typeof milestoneNames)[number]; look: Look; at: string | null };

const decisions: Partial<Record<ApplicationState, Look>> = { accepted: 'done', rejected: 'lost', retired: 'done' };

/** How far an application is. Once it is decided, what was passed by is not told. */
export function ownMilestones(told: Told, now: number): OwnMilestone[] {
  const { state, sentAt, submittedAt, acceptedAt, rejectedAt, retiredAt } = told;
  const interviewAt = hasInterview(told, now) ? told.interviewAt : null;
  const passed = (at: string | null, isNow: boolean): Look => (isNow ? 'now' : at ? 'done' : 'toCome');
  const decided = decisions[state];
  const steps: OwnMilestone[] = [
    { name: 'sent', look: passed(sentAt, state === 'new'), at: sentAt },
    { name: 'submitted', look: passed(submittedAt, state === 'submitted'), at: submittedAt },
    { name: 'interview', look: passed(interviewAt, state === 'interview'), at: interviewAt },
    { name: 'decided', look: decided ?? 'toCome', at: acceptedAt ?? rejectedAt ?? retiredAt },
  ];
  return decided ? steps.filter(({ look }) => look !== 'toCome') : steps;
}
