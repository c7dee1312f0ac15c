import type { ExpenseReport } from '@jalon/domain/expense-reports/expense-report';
import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { ChangedElsewhere } from '../ui/changed-elsewhere.tsx';
import type { ReportDraft } from './use-report-draft.ts';

/** What stands above everything: a report that has changed elsewhere, and why it was sent back. */
export function ReportBanners({ report, draft }: { report: ExpenseReport; draft: ReportDraft }) {
  const { t } = useTexts();
  const format = useFormat();
  const { conflict, takeOver, drop } = draft;
  return (
    <>
      {conflict && (
        <ChangedElsewhere
          title={t('expenses.conflict.title')}
          text={
            conflict.by && conflict.at
              ? t('expenses.conflict.text', { name: conflict.by, date: format.exact(conflict.at) })
              : t('expenses.conflict.unknown')
          }
          takeOver={{ label: t('expenses.conflict.takeOver'), run: takeOver }}
          drop={{ label: t('expenses.conflict.drop'), run: drop }}
        />
      )}
      {report.state === 'rejected' && report.reason && (
        <Alert color="red" icon={<IconAlertCircle size={18} />} title={t('expenses.rejected', { name: report.decidedBy ?? '' })}>
          {report.reason}
        </Alert>
      )}
    </>
  );
}
