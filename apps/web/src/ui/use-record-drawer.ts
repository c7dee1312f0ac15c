import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useToast } from './toast.tsx';
import { useDiscard } from './use-discard.ts';

/**
 * A drawer with an address like any page: `?<parameter>=new` adds a record, `?<parameter>=<id>` opens one. `isDirty` and `draft` are its
 * form's to set: what would be lost is asked about, and what is kept can be deleted.
 */
export function useRecordDrawer(parameter: string) {
  const { t } = useTexts();
  const discard = useDiscard();
  const toast = useToast();
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get(parameter);
  // What was open stays drawn while the drawer slides away.
  const [shown, setShown] = useState(wanted);
  if (wanted && wanted !== shown) setShown(wanted);
  const isDirty = useRef(false);
  const draft = useRef<() => void>(undefined);
  const isNew = shown === 'new';

  const close = () => {
    isDirty.current = false;
    setParameters(
      (now) => {
        now.delete(parameter);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const leave = async () => {
    const isLeaving = !isDirty.current || (await discard());
    if (isNew && draft.current) toast.offering(t('table.draftKept'), { label: t('table.deleteDraft'), run: draft.current });
    if (isLeaving) close();
    return isLeaving;
  };
  const frame = { isOpen: wanted !== null, onClose: leave, onClosed: () => setShown(null) };
  return { id: isNew ? null : shown, isNew, isDirty, draft, close, leave, frame };
}
