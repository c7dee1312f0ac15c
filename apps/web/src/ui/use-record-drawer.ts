import { useRef, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { useToast } from './toast.tsx';
import { useAddressed } from './use-addressed.ts';
import { useDiscard } from './use-discard.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/**
 * A drawer with an address like any page: `?<parameter>=new` adds a record, `?<parameter>=<id>` opens one. Its form says with `useUnsaved`
 * what would be lost, which is asked about, and sets `draft`: what is kept can be deleted.
 */
export function useRecordDrawer(parameter: string) {
  const { t } = useTexts();
  const discard = useDiscard();
  const toast = useToast();
  const [wanted, goTo] = useAddressed(parameter);
  // What was open stays drawn while the drawer slides away.
  const [shown, setShown] = useState(wanted);
  if (wanted && wanted !== shown) setShown(wanted);
  const unsaved = useRef(false);
  const draft = useRef<() => void>(undefined);
  useLeaveGuard(unsaved, parameter);
  const isNew = shown === 'new';
  const id = isNew ? null : shown;

  const close = () => {
    unsaved.current = false;
    goTo(null);
  };
  const leave = async () => {
    const isLeaving = !unsaved.current || (await discard());
    if (isNew && draft.current) toast.offering(t('table.draftKept'), { label: t('table.deleteDraft'), run: draft.current });
    if (isLeaving) close();
    return isLeaving;
  };
  const record = id === null ? undefined : { id, show: goTo };
  const frame = { isOpen: wanted !== null, onClose: leave, onClosed: () => setShown(null), record, unsaved };
  return { id, isNew, draft, close, leave, frame };
}
