import type { TimesheetState } from '@jalon/domain/timesheets/timesheet';
import { useTexts } from '../core/i18n.ts';
import classes from './side.module.css';

const steps = ['new', 'waiting', 'validated', 'invoiced'] as const;

/** Where a month stands on its way. One that was sent back is a draft again, and says so. */
export function Stones({ state }: { state: TimesheetState }) {
  const { t } = useTexts();
  const at = state === 'rejected' ? 0 : steps.indexOf(state);
  return (
    <ol className={classes.stones}>
      {steps.map((step, place) => {
        const is =
          place < at || (state === 'validated' && place === at) ? 'done' : place > at ? 'ahead' : state === 'rejected' ? 'bad' : 'now';
        return (
          <li key={step} data-is={is} aria-current={place === at ? 'step' : undefined}>
            {is === 'bad' ? t('words.timesheet.state.rejected') : t(`timesheets.stones.${step}`)}
          </li>
        );
      })}
    </ol>
  );
}
