import { balanceOf } from '@jalon/domain/expense-reports/expense-amounts';
import type { ExpenseReport } from '@jalon/domain/expense-reports/expense-report';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import classes from './summary-panel.module.css';
import { useWords } from './use-words.ts';

type Sums = Parameters<typeof balanceOf>[0] & { vatCents: number };

/** What the lines come to, and what of it is left to pay. */
export function SummaryPanel({ sums, report, isOwn }: { sums: Sums; report: ExpenseReport; isOwn: boolean }) {
  const { t } = useTexts();
  const format = useFormat();
  const words = useWords();
  const { totalCents = 0, remainsCents = 0 } = balanceOf(sums) ?? {};
  const toPay = () => {
    if (remainsCents < 0) return t('expenses.summary.over');
    if (report.paidAt) return t('expenses.bar.paid', { date: format.shortDay(report.paidAt) });
    return isOwn ? t('expenses.summary.remains') : t('expenses.summary.remainsOf');
  };
  return (
    <Panel
      title={t('expenses.summary.title')}
      aside={<span className={classes.muted}>{t('expenses.summary.vat', { amount: words.money(sums.vatCents) })}</span>}
      isFlush
    >
      <dl className={classes.totals}>
        <Row name={t('expenses.actual')} value={words.money(sums.actualCents ?? 0)} />
        <Row name={t('expenses.fixed')} value={words.money(sums.fixedCents ?? 0)} />
        <Row name={t('expenses.kilometres')} value={words.money(sums.kilometreCents ?? 0)} />
        <Row name={t('expenses.summary.total')} value={words.money(totalCents)} isSum />
        {report.advanceCents ? (
          <Row
            name={t('expenses.summary.advance', { date: report.advancedOn ? format.shortDay(report.advancedOn) : '' })}
            value={words.less(report.advanceCents)}
          />
        ) : null}
        {sums.paybackCents ? <Row name={t('expenses.summary.payback')} value={words.less(sums.paybackCents)} /> : null}
      </dl>
      <div className={classes.toPay}>
        <p className={classes.muted}>{toPay()}</p>
        <p className={classes.figure}>{words.money(Math.abs(remainsCents))}</p>
      </div>
    </Panel>
  );
}
const Row = ({ name, value, isSum }: { name: string; value: string; isSum?: boolean }) => (
  <div data-sum={isSum || undefined}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
