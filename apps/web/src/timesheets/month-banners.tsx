import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { Alert, Button, Group } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
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
        <Alert color="orange" role="alert" icon={<IconAlertCircle size={18} />} title={t('timesheets.conflict')}>
          {conflict.by && conflict.at
            ? t('timesheets.conflictText', { name: conflict.by, date: format.exact(conflict.at) })
            : t('timesheets.conflictUnknown')}
          <Group gap={8} mt={8}>
            {canTakeOver && (
              <Button size="xs" onClick={takeOver}>
                {t('timesheets.takeOver')}
              </Button>
            )}
            <Button size="xs" variant="default" onClick={drop}>
              {t('timesheets.dropOwn')}
            </Button>
          </Group>
        </Alert>
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
