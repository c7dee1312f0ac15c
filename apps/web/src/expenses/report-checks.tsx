import { type CheckFix, type ExpenseCheck, passedOf } from '@jalon/domain/expense-reports/expense-checks';
import type { ExpenseReport } from '@jalon/domain/expense-reports/expense-report';
import { IconUpload } from '@tabler/icons-react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { ChecksPanel, type Found } from '../ui/checks-panel.tsx';
import type { DraftLine } from './draft-lines.ts';
import { useWords } from './use-words.ts';

type ReportChecksProps = {
  checks: readonly ExpenseCheck[];
  lines: readonly DraftLine[];
  report: ExpenseReport;
  onFix: ((check: ExpenseCheck, fix: CheckFix) => void) | undefined;
};

/** What should be looked at before the report is sent. */
export function ReportChecks({ checks, lines, report: { delivery }, onFix }: ReportChecksProps) {
  const { t } = useTexts();
  const format = useFormat();
  const words = useWords();
  const found = checks.flatMap((check): Found[] => {
    const { kind, lineId, isBlocking, vatCents, mostCents, month } = check;
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return [];
    const values = {
      ...{ amount: words.money(mostCents ?? vatCents ?? line.grossCents), month: month ? words.month(month) : '' },
      ...{ from: format.day(delivery.startsOn), to: format.day(delivery.endsOn) },
    };
    const isOut = kind === 'outsideDelivery' && line.date >= delivery.startsOn && line.date <= delivery.endsOn;
    const fixes = onFix ? check.fixes : [];
    return [
      {
        ...{ key: `${kind} ${lineId}`, isBlocking },
        title: t(`expenses.checks.kind.${kind}`, { line: words.lineOf(line) }),
        text:
          kind === 'amountMissing'
            ? t(`expenses.checks.missing.${line.foreign ? 'foreign' : line.kind}`)
            : t(`expenses.checks.why.${isOut ? 'interrupted' : kind}`, values),
        fixes: fixes.map((fix, at) => ({
          ...{ key: fix, label: t(`expenses.checks.fix.${fix}`), isMain: at === 0, run: () => onFix?.(check, fix) },
          icon: fix === 'addProof' ? IconUpload : undefined,
        })),
      },
    ];
  });
  return <ChecksPanel found={found} passed={passedOf(lines, checks).map((group) => t(`expenses.checks.passed.${group}`))} />;
}
