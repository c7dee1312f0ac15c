import type { TimesheetState } from '@jalon/domain/timesheets/timesheet';
import { useTexts } from '../core/i18n.ts';
import { type Milestone, milestonesTo } from '../ui/milestones.tsx';

const steps = ['new', 'waiting', 'validated', 'invoiced'] as const;

/** Where a timesheet stands on its way. One that was sent back is a draft again, and says so. */
export function useMilestones(state: TimesheetState): Milestone[] {
  const { t } = useTexts();
  const isRefused = state === 'rejected';
  const [first, ...others] = steps.map((step) => t(`timesheets.stones.${step}`));
  const names = [isRefused ? t('words.timesheet.state.rejected') : (first ?? ''), ...others];
  return milestonesTo(names, isRefused ? 0 : steps.indexOf(state), isRefused ? 'refused' : state === 'validated' ? 'done' : 'now');
}
