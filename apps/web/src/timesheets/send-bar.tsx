import { validationTimeOf } from '@jalon/domain/operator/operator';
import type { Check } from '@jalon/domain/timesheets/checks';
import { isToCome, lateSince } from '@jalon/domain/timesheets/due';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { Button } from '@mantine/core';
import { IconEye, IconSend } from '@tabler/icons-react';
import { memo } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { operatorNow } from '../core/operator.ts';
import { useToast } from '../ui/toast.tsx';
import { FootLabel, WorkFoot } from '../ui/work-frame.tsx';
import { stateOf } from './month-model.ts';
import { pdfHref, timesheetClient } from './timesheets.api.ts';
import { useDayWords } from './use-day-words.ts';

type SendBarProps = { data: OwnMonth; checks: readonly Check[]; ahead: number; isSending: boolean; onSend: () => void };

/** The foot of the month: what is left before it can be sent, or who has it since when. */
export const SendBar = memo(function SendBar({ data, checks, ahead, isSending, onSend }: SendBarProps) {
  const { t } = useTexts();
  const format = useFormat();
  const words = useDayWords(data);
  const points = checks.filter(({ isBlocking }) => isBlocking);
  const state = stateOf(data);
  const isOpen = state === 'new' || state === 'rejected';
  const [first] = data.deliveries.flatMap(({ timesheet }) => timesheet ?? []);
  if (!isOpen) return <Sent data={data} />;
  if (isToCome(data.month, data.today))
    return (
      <WorkFoot
        isInside
        title={t('timesheets.tooEarly')}
        text={t('timesheets.tooEarlyText', { date: format.longDay(new Date(`${data.month}-01T12:00:00`)) })}
      />
    );
  const left = points.map(({ kind, days }) => t(`timesheets.left.${kind}`, { days: words.days(days) }));
  const ready = ahead > 0 ? t('timesheets.readyAhead', { days: words.days(ahead) }) : t('timesheets.readyText');
  return (
    <WorkFoot
      isInside
      title={points.length === 0 ? t('timesheets.ready') : t('common.checks.before', { count: points.length })}
      text={points.length === 0 ? ready : [...new Set(left)].join(', ')}
    >
      {first && (
        <Button
          data-wide
          variant="default"
          component="a"
          href={pdfHref(first.id)}
          leftSection={<IconEye size={16} stroke={1.75} aria-hidden />}
        >
          {t('common.preview')}
        </Button>
      )}
      <Button loading={isSending} onClick={onSend} leftSection={<IconSend size={16} stroke={1.75} aria-hidden />}>
        <FootLabel long={t('timesheets.send')} short={t('timesheets.sendShort')} />
      </Button>
    </WorkFoot>
  );
});

function Sent({ data }: { data: OwnMonth }) {
  const { t } = useTexts();
  const format = useFormat();
  const toast = useToast();
  const { mutateAsync } = timesheetClient.useAct();
  const waiting = data.deliveries.flatMap(({ timesheet }) => (timesheet?.state === 'waiting' ? [timesheet] : []));
  const since = waiting.map(({ sentAt }) => sentAt ?? '').sort()[0];
  const late = waiting.filter(({ sentAt }) => (sentAt ?? '').slice(0, 10) <= lateSince(data.today, validationTimeOf(operatorNow())));
  const isReminded = late.every((row) => row.isReminded);
  const remind = async () => {
    for (const row of late.filter((one) => !one.isReminded)) await mutateAsync({ row, action: 'remindValidators' });
    toast.done(t('timesheets.reminded'));
  };
  const recall = async () => {
    for (const row of waiting) await mutateAsync({ row, action: 'recall' });
    toast.done(t('timesheets.done.recall'));
  };
  return (
    <WorkFoot isInside title={since ? t('timesheets.waitingFor', { date: format.date(since) }) : t('timesheets.allValidated')}>
      {waiting.length > 0 && (
        <Button variant="default" onClick={() => void recall().catch(toast.failed)}>
          {t('timesheets.action.recall')}
        </Button>
      )}
      {late.length > 0 && (
        <Button variant="default" disabled={isReminded} onClick={() => void remind().catch(toast.failed)}>
          {t(isReminded ? 'timesheets.remindedToday' : 'timesheets.action.remindValidators')}
        </Button>
      )}
    </WorkFoot>
  );
}
