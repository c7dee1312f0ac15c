import type { ActiveState } from '@jalon/domain/core/active-machine';
import type { Tone } from '../ui/state-badge.tsx';

export const stateTones: Record<ActiveState, Tone> = { active: 'positive', disabled: 'neutral' };
export const nameOf = ({ name }: { name: string }): string => name;
