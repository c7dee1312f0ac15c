import { balanceOf } from '@jalon/domain/expense-reports/expense-amounts';
import { type ExpenseCheck, passedOf } from '@jalon/domain/expense-reports/expense-checks';
import type { ExpenseReport } from '@jalon/domain/expense-reports/expense-report';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconUpload } from '@tabler/icons-react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import type { DraftLine } from './draft-lines.ts';
import classes from './side-panels.module.css';
import { useWords } from './use-words.ts';

type Sums = Parameters<typeof balanceOf>[0] & { vatCents: number };

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

type ChecksProps = {
  checks: readonly ExpenseCheck[];
  lines: readonly DraftLine[];
  report: ExpenseReport;
  onFix?: ((check: ExpenseCheck, fix: ExpenseCheck['fixes'][number]) => void) | undefined;
};

/** What should be looked at before it is sent, each with what one press does about it; and what is well. */
export function ChecksPanel({ checks, lines, report, onFix }: ChecksProps) {
  const { t } = useTexts();
  const format = useFormat();
  const words = useWords();
  const count = checks.filter(({ isBlocking }) => isBlocking).length;
  const badge =
    checks.length === 0 ? null : (
      <StateBadge isChip tone="warning">
        {count > 0 ? t('expenses.checks.toSettle', { count }) : t('expenses.checks.toSee', { count: checks.length })}
      </StateBadge>
    );
  return (
    <Panel title={t('expenses.checks.title')} aside={badge} isFlush>
      {checks.length > 0 && (
        <ul className={classes.checks}>
          {checks.map((check) => {
            const line = lines.find(({ id }) => id === check.lineId);
            if (!line) return null;
            const values = {
              ...{ amount: words.money(check.vatCents ?? line.grossCents), month: check.month ? words.month(check.month) : '' },
              ...{ from: format.day(report.delivery.startsOn), to: format.day(report.delivery.endsOn) },
            };
            const Icon = check.isBlocking ? IconAlertTriangle : IconInfoCircle;
            return (
              <li key={`${check.kind} ${check.lineId}`} data-blocking={check.isBlocking || undefined}>
                <Icon size={18} stroke={1.75} aria-hidden />
                <div>
                  <p className={classes.strong}>{t(`expenses.checks.kind.${check.kind}`, { line: words.lineOf(line) })}</p>
                  <p className={classes.muted}>{t(`expenses.checks.why.${check.kind}`, values)}</p>
                  {onFix && (
                    <div className={classes.fixes}>
                      {check.fixes.map((fix, at) => (
                        <Button
                          key={fix}
                          size="compact-sm"
                          variant={at === 0 ? 'light' : 'default'}
                          leftSection={fix === 'addProof' ? <IconUpload size={14} /> : undefined}
                          onClick={() => onFix(check, fix)}
                        >
                          {t(`expenses.checks.fix.${fix}`)}
                        </Button>
                      ))}
                    </div>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <ul className={classes.passed}>
        {passedOf(lines, checks).map((group) => (
          <li key={group}>
            <IconCheck size={16} stroke={1.75} aria-hidden />
            {t(`expenses.checks.passed.${group}`)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
