import type { ActiveState } from '@jalon/domain/core/active-machine';
import type { Translate } from '../core/i18n.ts';
import type { Tone } from '../ui/state-badge.tsx';

export const stateTones: Record<ActiveState, Tone> = { active: 'positive', disabled: 'neutral' };
export const nameOf = ({ name }: { name: string }): string => name;

/** Who cannot come in is still named, and said to be away. */
export const commercialName = (t: Translate, { name, isAtWork }: { name: string; isAtWork: boolean }): string =>
  isAtWork ? name : t('companies.away', { name });
