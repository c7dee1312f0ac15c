import { useEffect } from 'react';
import { refetchSession } from '../core/session.ts';

export const everyMs = 5000;

/** The mail may be opened on a phone: asks now and then, and at once when somebody comes back to the tab. */
export function useVerifiedElsewhere(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refetchSession();
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
