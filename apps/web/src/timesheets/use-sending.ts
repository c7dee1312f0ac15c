import type { Check } from '@jalon/domain/timesheets/checks';
import type { Timesheet } from '@jalon/domain/timesheets/timesheet';
import { useCallbackRef } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../core/call.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { useToast } from '../ui/toast.tsx';
import { unsentIn } from './month-model.ts';
import { monthQuery, timesheetClient } from './timesheets.api.ts';
import type { Month } from './use-month.ts';

/** One act sends every timesheet of the month that is not sent, each to its own validator. */
export function useSending(name: string, month: Month, { checks, shown }: { checks: readonly Check[]; shown: readonly Check[] }) {
  const { t } = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [isLed, setLed] = useState(false);
  useEffect(() => {
    if (!isLed || shown !== checks) return;
    setLed(false);
    document.querySelector<HTMLElement>('[data-fixes] button')?.focus();
  }, [isLed, shown, checks]);
  const send = async () => {
    // With points left it leads to the first of them, once it is the first that is shown.
    if (checks.some(({ isBlocking }) => isBlocking)) return setLed(true);
    const saved = await month.flush();
    if (saved === 'offline') return toast.refused(t('timesheets.offlineSend'));
    if (saved !== 'saved') return toast.refused(t(saved === 'conflict' ? 'timesheets.conflict' : 'timesheets.unsavedSend'));
    const data = client.getQueryData(monthQuery(name).queryKey);
    const sent: Timesheet[] = [];
    for (const { delivery, timesheet } of data ? unsentIn(data) : []) {
      try {
        const { id, version } = timesheet ?? (await call('POST /api/timesheets', { body: { deliveryId: delivery.id, month: name } }));
        sent.push(await call('POST /api/timesheets/:id/submit', { params: { id }, body: { version } }));
      } catch (error) {
        toast.refused(`${t('timesheets.notSent', { name: delivery.title })}. ${errorText(t, error)}`);
      }
    }
    const takeBack = async () => {
      for (const row of sent) await call('POST /api/timesheets/:id/recall', { params: { id: row.id }, body: { version: row.version } });
      timesheetClient.refresh(client);
    };
    if (sent.length > 0) toast.undoable(t('timesheets.sent', { count: sent.length }), takeBack);
    timesheetClient.refresh(client);
  };
  const run = useCallbackRef(() => {
    if (isSending) return;
    setSending(true);
    void send().finally(() => setSending(false));
  });
  return { isSending, run };
}
