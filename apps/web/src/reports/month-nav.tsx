import { shiftMonth } from '@jalon/domain/core/months';
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { Menu, MenuItem } from '../ui/menu.tsx';
import classes from './month-nav.module.css';
import { usualMonth } from './use-place.ts';
import { useReportWords } from './use-report-words.ts';

type NavProps = { month: string; awaiting: readonly string[]; onGo: (month: string) => void };
const shown = 12;

/** The month that is looked at, and those around it; the ones in which something awaits say so. */
export function MonthNav({ month, awaiting, onGo }: NavProps) {
  const { t } = useTexts();
  const words = useReportWords();
  const latest = [...awaiting, shiftMonth(usualMonth(), 1), month].toSorted().at(-1) ?? month;
  const months = [...new Set([...Array.from({ length: shown }, (_, at) => shiftMonth(latest, -at)), ...awaiting])].toSorted().toReversed();
  return (
    <div className={classes.nav}>
      <button type="button" aria-label={t('reports.month.previous')} onClick={() => onGo(shiftMonth(month, -1))}>
        <IconChevronLeft size={16} stroke={1.8} />
      </button>
      <Menu
        button={(props) => (
          <button type="button" className={classes.now} aria-label={`${t('reports.month.choose')}, ${words.month(month)}`} {...props}>
            {words.month(month)}
            <IconChevronDown size={14} stroke={1.8} aria-hidden />
          </button>
        )}
      >
        {months.map((one) => (
          <MenuItem key={one} onPick={() => onGo(one)}>
            {words.month(one)}
            {awaiting.includes(one) && <span className={classes.awaits}>{t('reports.month.awaits')}</span>}
          </MenuItem>
        ))}
      </Menu>
      <button type="button" aria-label={t('reports.month.next')} onClick={() => onGo(shiftMonth(month, 1))}>
        <IconChevronRight size={16} stroke={1.8} />
      </button>
    </div>
  );
}
