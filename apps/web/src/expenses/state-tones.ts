import type { ExpenseReportState } from '@jalon/domain/expense-reports/expense-report';
import type { Tone } from '../ui/state-badge.tsx';

export const stateTones: Record<ExpenseReportState, Tone> = {
  new: 'neutral',
  waiting: 'accent',
  validated: 'positive',
  rejected: 'negative',
};
