import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { ChangedElsewhere } from '../ui/changed-elsewhere.tsx';
import type { Month } from './use-month.ts';

/** What stands above everything: a month that has changed elsewhere, and what was sent back with its reason. */
export function MonthBanners({ data, month }: { data: OwnMonth; month: Month }) {
  const { t } = useTexts();
  const format = useFormat();
  const { saving, conflict, canTakeOver, takeOver, drop } = month;
  const rejected = data.deliveries.flatMap(({ delivery, timesheet }) => (timesheet?.state === 'rejected' ? [{ delivery, timesheet }] : []));
  return (
    <>
      {saving === 'conflict' && (
        <ChangedElsewhere
          title={t('timesheets.conflict')}
          text={
            conflict.by && conflict.at
              ? t('timesheets.conflictText', { name: conflict.by, date: format.exact(conflict.at) })
              : t('timesheets.conflictUnknown')
          }
          takeOver={canTakeOver ? { label: t('timesheets.takeOver'), run: takeOver } : undefined}
          drop={{ label: t('timesheets.dropOwn'), run: drop }}
        />
      )}
      {rejected.map(({ delivery, timesheet: { id, reason, decidedBy, decidedAt } }) => (
        <Alert key={id} color="red" icon={<IconAlertCircle size={18} />} title={t('timesheets.rejected', { name: delivery.title })}>
          {reason}
          {decidedBy && decidedAt && <div>{t('timesheets.rejectedBy', { name: decidedBy, date: format.date(decidedAt) })}</div>}
        </Alert>
      ))}
    </>
  );
}
