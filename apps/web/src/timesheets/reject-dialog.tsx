import type { Timesheet, TimesheetEntry } from '@jalon/domain/timesheets/timesheet';
import { Button, Chip, Group, Input, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { errorText, useTexts } from '../core/i18n.ts';
import { useOpenAfterMount } from '../ui/open-after-mount.ts';
import { useToast } from '../ui/toast.tsx';
import { timesheetClient } from './timesheets.api.ts';
import { useDayWords } from './use-day-words.ts';

type RejectDialogProps = { timesheet: Timesheet; isOpen: boolean; onClose: () => void };
const keyOf = ({ date, type }: Pick<TimesheetEntry, 'date' | 'type'>): string => `${date} ${type}`;

/** Why it is sent back, and the days that are the reason. */
export default function RejectDialog({ timesheet, isOpen, onClose }: RejectDialogProps) {
  const { t } = useTexts();
  const toast = useToast();
  const words = useDayWords({ deliveries: [] });
  const { mutateAsync, isPending } = timesheetClient.useAct();
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string>();
  const [picked, setPicked] = useState<string[]>([]);
  const send = async () => {
    if (reason.trim() === '') return setFailure(t('validation.required'));
    const refused = (timesheet.entries ?? []).filter((entry) => picked.includes(keyOf(entry)));
    const refusals = refused.map(({ date, type }) => ({ date, type, reason: reason.trim().slice(0, 300) }));
    try {
      await mutateAsync({ row: timesheet, action: 'reject', input: { reason, refusals } });
      toast.done(t('timesheets.done.reject'));
      onClose();
    } catch (error) {
      setFailure(errorText(t, error));
    }
  };
  return (
    <Modal
      opened={useOpenAfterMount(isOpen)}
      onClose={onClose}
      title={t('timesheets.reject.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      size={560}
      centered
    >
      <Textarea
        label={t('timesheets.reject.reason')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={failure}
        autosize
        minRows={3}
        maxLength={1000}
        data-autofocus
        required
      />
      <Input.Wrapper mt={16} label={t('timesheets.reject.days')} description={t('timesheets.reject.daysText')}>
        <Chip.Group multiple value={picked} onChange={setPicked}>
          <Group gap={6} mt={8}>
            {(timesheet.entries ?? []).map((entry) => (
              <Chip key={keyOf(entry)} value={keyOf(entry)} size="xs">
                {words.shortDay(entry.date)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Input.Wrapper>
      <Group justify="flex-end" mt={24} gap={8}>
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button color="red.9" loading={isPending} onClick={() => void send()}>
          {t('timesheets.reject.send')}
        </Button>
      </Group>
    </Modal>
  );
}
