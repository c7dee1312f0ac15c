import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLeaveGuard } from './use-leave-guard.ts';

/**
 * A drawer whose record is the last part of the address: `accounts/new` adds one, `accounts/<id>` opens one beside the list, which keeps
 * its search and filters. `hrefOf` is the address of a record, and without an id the one of the list.
 */
export function usePathDrawer(wanted: string | undefined, hrefOf: (id?: string) => string) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const unsaved = useRef(false);
  useLeaveGuard(unsaved);
  // What was open stays drawn while the drawer slides away.
  const [shown, setShown] = useState(wanted);
  if (wanted && wanted !== shown) setShown(wanted);
  const search = parameters.toString();
  const goTo = (href: string) => void navigate(href + (search && `?${search}`), { replace: true, preventScrollReset: true });
  const show = (id: string) => goTo(hrefOf(id));
  const close = () => goTo(hrefOf());
  const isNew = shown === 'new';
  const id = isNew ? undefined : shown;
  return {
    /** The record that is open, if it is one. */
    id,
    isNew,
    show,
    close,
    frame: { isOpen: wanted !== undefined, onClose: close, onClosed: () => setShown(undefined), record: id && { id, show }, unsaved },
  };
}
