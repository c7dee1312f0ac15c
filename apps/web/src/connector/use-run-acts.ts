import type { SyncRun } from '@jalon/domain/connector/sync-run';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { newId } from '../core/ids.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { useToast } from '../ui/toast.tsx';
import { runClient, useReplay } from './connector.api.ts';
import { syncHref } from './sync-places.ts';

/** What a run in its state allows, and what there is something to do for: one that has read nothing leaves nothing to undo or to resume. */
export const canUndo = ({ actions, written }: SyncRun): boolean => actions.includes('undo') && written > 0;
export const canResume = ({ actions, written, chosen }: SyncRun): boolean => actions.includes('resume') && chosen > written;
/** The answer of the tool is there as soon as it was compared, and not while the run is at work. */
export const canReplay = ({ preparedAt, state }: SyncRun): boolean => preparedAt !== null && state !== 'running';

/** What is done with a run that has ended, here and in the journal. */
export function useRunActs() {
  const { t } = useTexts();
  const toast = useToast();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { mutateAsync: act, isPending } = runClient.useAct();
  const { mutateAsync: again, isPending: isReplaying } = useReplay();
  const undo = useCallback(
    async (row: SyncRun) => {
      const question = { title: t('connector.undoTitle'), text: t('connector.undoText'), confirm: t('connector.undo'), isDanger: true };
      if (!(await confirm(question))) return;
      await act({ row, action: 'undo' }).then(() => toast.done(t('connector.undone')), toast.failed);
    },
    [t, confirm, act, toast],
  );
  const resume = useCallback(
    (row: SyncRun) => act({ row, action: 'resume' }).then(() => toast.done(t('connector.resumed')), toast.failed),
    [act, t, toast],
  );
  const replay = useCallback(
    (row: SyncRun) =>
      again({ id: row.id, key: newId() }).then(({ id }) => {
        toast.done(t('connector.replayed'));
        void navigate(syncHref('preview', { run: id }));
      }, toast.failed),
    [again, t, toast, navigate],
  );
  return { undo, resume, replay, isPending: isPending || isReplaying };
}
