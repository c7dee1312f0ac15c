import { extraCents, type ReportRow } from '@jalon/domain/reports/report-row';
import { IconAlertTriangle, IconBan, IconCircleCheck, IconInfoCircle, type TablerIcon } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import classes from './report-detail.module.css';
import { useReportWords } from './use-report-words.ts';

type Look = 'danger' | 'warning' | 'muted' | 'positive';
const icons: Record<Look, TablerIcon> = { danger: IconBan, warning: IconAlertTriangle, muted: IconInfoCircle, positive: IconCircleCheck };

/** What whoever validates should know, in sentences. */
export function ToCheck({ row }: { row: ReportRow }) {
  const { t } = useTexts();
  const lines = useFindings(row);
  if (lines.length === 0) return null;
  return (
    <section aria-label={t('reports.detail.toCheck')}>
      <p className={classes.title}>{t('reports.detail.toCheck')}</p>
      <ul className={classes.checks}>
        {lines.map(({ look, text }) => {
          const Icon = icons[look];
          return (
            <li key={text} data-look={look}>
              <Icon size={16} stroke={1.8} aria-hidden />
              <span>{text}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function useFindings(row: ReportRow): { look: Look; text: string }[] {
  const { t } = useTexts();
  const words = useReportWords();
  const { difference, timesheet } = row;
  const used = timesheet && timesheet.daysElsewhere !== null ? timesheet.daysElsewhere + (timesheet.productionDays ?? 0) : undefined;
  const sold = timesheet && { used: words.number(used ?? 0), sold: words.number(timesheet.delivery.daysSold) };
  const cost = extraCents(row);
  const isUnsold = difference?.findings.some(({ kind }) => kind === 'unsold');
  return [
    ...(difference?.findings ?? []).map((finding): { look: Look; text: string } => {
      const dates = finding.dates.length > 4 ? words.days(finding.days) : finding.dates.map(words.date).join(', ');
      if (finding.kind === 'unsold') return { look: 'danger', text: t('reports.check.unsold', sold ?? {}) };
      if (finding.kind === 'more')
        return cost > 0
          ? { look: 'warning', text: t('reports.check.weekend', { dates, amount: words.money(cost) }) }
          : { look: 'warning', text: t('reports.check.free', { dates }) };
      return { look: 'muted', text: t(`reports.check.${finding.kind}`, { dates }) };
    }),
    ...(sold && used !== undefined && !isUnsold ? [{ look: 'positive' as const, text: t('reports.check.sold', sold) }] : []),
  ];
}
