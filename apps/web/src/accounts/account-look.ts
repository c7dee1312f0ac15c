import type { ManagedAccount } from '@jalon/domain/accounts/managed-account';
import type { ValidationState } from '@jalon/domain/accounts/validation';
import type { Tone } from '../ui/state-badge.tsx';

export const stateTones: Record<ManagedAccount['state'], Tone> = {
  active: 'positive',
  deactivated: 'neutral',
  blocked: 'negative',
  none: 'neutral',
};

export const validationTones: Record<ValidationState, Tone> = { validated: 'positive', waiting: 'warning', refused: 'negative' };

export const nameOf = ({ firstName, lastName }: Pick<ManagedAccount, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`;
