import type { WatchedOperation } from '@jalon/domain/vigilance/vigilance-schema';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { deliveryClient } from '../projects/projects.api.ts';
import { later } from '../ui/later.tsx';
import { useToast } from '../ui/toast.tsx';
import { isAskedLately } from './desk-look.ts';

const AskDialog = later(() => import('./ask-dialog.tsx'));

/** One message to a person, for the first of their operations. */
const onePerPerson = (rows: readonly WatchedOperation[]): WatchedOperation[] =>
  rows.filter((row, place) => rows.findIndex(({ person }) => person.id === row.person.id) === place);

/** Asks people for their documents: shown first what each will receive, then sent; `onDone` is given those who were asked. */
export function useAsking(onDone: (ids: readonly string[]) => void) {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync, isPending } = deliveryClient.useActOnEach();
  const [rows, setRows] = useState<WatchedOperation[]>();
  const [isOpen, setOpen] = useState(false);
  const people = onePerPerson(rows ?? []);
  const asked = people.filter((row) => !isAskedLately(row));
  const send = async () => {
    try {
      const { done, refused } = await mutateAsync({ rows: asked, action: 'ask' });
      if (done.length > 0) toast.done(t('vigilance.bulk.done', { count: done.length }));
      if (refused.length > 0) toast.refused(t('errors.delivery.isAsked'));
      onDone(done);
    } catch (error) {
      toast.failed(error);
    } finally {
      setOpen(false);
    }
  };
  const ask = (wanted: WatchedOperation[]) => {
    if (wanted.length === 0) return;
    setRows(wanted);
    setOpen(true);
  };
  const dialog = rows && (
    <AskDialog
      {...{ asked, aside: people.filter((row) => isAskedLately(row)), isOpen, isSending: isPending }}
      onClose={() => setOpen(false)}
      onClosed={() => setRows(undefined)}
      onSend={() => void send()}
    />
  );
  return { ask, dialog };
}
