import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/**
 * A drawer whose record is the last part of the address: `accounts/new` adds one, `accounts/<id>` opens one beside the list, which keeps
 * its search and filters. `hrefOf` is the address of a record, and without an id the one of the list.
 */
export function usePathDrawer(wanted: string | undefined, hrefOf: (id?: string) => string) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  // What was open stays drawn while the drawer slides away.
  const [shown, setShown] = useState(wanted);
  if (wanted && wanted !== shown) setShown(wanted);
  const search = parameters.toString();
  const goTo = (href: string) => void navigate(href + (search && `?${search}`), { replace: true, preventScrollReset: true });
  const close = () => goTo(hrefOf());
  const isNew = shown === 'new';
  return {
    /** The record that is open, if it is one. */
    id: isNew ? undefined : shown,
    isNew,
    show: (id: string) => goTo(hrefOf(id)),
    close,
    frame: { isOpen: wanted !== undefined, onClose: close, onClosed: () => setShown(undefined) },
  };
}
