import type { SyncRun } from '@jalon/domain/connector/sync-run';
import type { Tone } from '../ui/state-badge.tsx';

export const runTones: Record<SyncRun['state'], Tone> = {
  preparing: 'accent',
  prepared: 'accent',
  running: 'accent',
  applied: 'positive',
  failed: 'negative',
  interrupted: 'warning',
  undone: 'neutral',
  dropped: 'neutral',
};
