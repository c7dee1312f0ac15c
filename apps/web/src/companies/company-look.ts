import type { CompanyState } from '@jalon/domain/companies/managed-company';
import type { Tone } from '../ui/state-badge.tsx';

export const stateTones: Record<CompanyState, Tone> = { active: 'positive', disabled: 'neutral' };
export const nameOf = ({ name }: { name: string }): string => name;
