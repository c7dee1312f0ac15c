import { type ReportRow, sumsOfRows } from '@jalon/domain/reports/report-row';
import { IconChecks, IconX } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import classes from './report-dock.module.css';
import { useReportWords } from './use-report-words.ts';

type DockProps = { rows: readonly ReportRow[]; onCheck: () => void; onReject: () => void; onClear: () => void };

/** What is ticked, and what can be done with it. */
export function ReportDock({ rows, onCheck, onReject, onClear }: DockProps) {
  const { t } = useTexts();
  const words = useReportWords();
  return (
    <section className={classes.dock} data-foot aria-label={t('reports.dock.selected', { count: rows.length })}>
      <span>{t('reports.dock.selected', { count: rows.length })}</span>
      <span className={classes.sum}>{words.sum(sumsOfRows(rows))}</span>
      <button type="button" className={classes.act} data-main onClick={onCheck}>
        <IconChecks size={16} stroke={1.8} aria-hidden />
        {t('reports.dock.check')}
      </button>
      <button type="button" className={classes.act} onClick={onReject}>
        <IconX size={16} stroke={1.8} aria-hidden />
        {t('reports.dock.reject')}
      </button>
      <button type="button" className={classes.out} aria-label={t('reports.dock.clear')} onClick={onClear}>
        <IconX size={16} stroke={1.8} aria-hidden />
      </button>
    </section>
  );
}
