import type { ApplicationState } from '@jalon/domain/applications/application';
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
