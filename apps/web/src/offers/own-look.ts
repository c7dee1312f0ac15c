import type { Application, ApplicationState } from '@jalon/domain/applications/application';
import { stageTextOf } from '@jalon/domain/applications/turns';
import type { Tone } from '../ui/state-badge.tsx';

const tones: Record<ApplicationState, Tone> = {
  new: 'neutral',
  submitted: 'accent',
  interview: 'accent',
  accepted: 'positive',
  rejected: 'negative',
  retired: 'neutral',
};

/** What waits for oneself stands out. */
export const ownTone = (state: ApplicationState, waitsForMe: boolean | null): Tone => (waitsForMe ? 'warning' : tones[state]);

/** Of one's own, what is new to others is what one has sent. */
export const ownStateText = (state: ApplicationState) =>
  state === 'new' ? ('offers.own.stone.sent' as const) : (`words.application.state.${state}` as const);

/** How far one's own is: while slots wait for oneself, that is what there is to say. */
export const ownStageText = (own: Pick<Application, 'state' | 'slots'>) =>
  own.state === 'new' ? ownStateText(own.state) : stageTextOf(own);
