import { useEffect, useState } from 'react';

/** The kit notes what had the focus when something goes from closed to open: what is mounted open would never give it back. */
export function useOpenAfterMount(isOpen: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(isOpen), [isOpen]);
  return isShown;
}
