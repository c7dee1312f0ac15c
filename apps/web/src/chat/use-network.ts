import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

const watch = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** It says that the network is back for this long. */
const backMs = 2000;

/** Whether messages leave: `back` for a moment once they do again. `isStuck`: one was sent and nobody answered. */
export function useNetwork(isStuck: boolean): 'there' | 'away' | 'back' {
  const isOnline = useSyncExternalStore(watch, () => navigator.onLine);
  const isAway = !isOnline || isStuck;
  const wasAway = useRef(isAway);
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const isComingBack = wasAway.current && !isAway;
    wasAway.current = isAway;
    if (!isComingBack) return;
    setBack(true);
    const over = setTimeout(() => setBack(false), backMs);
    return () => clearTimeout(over);
  }, [isAway]);
  return isAway ? 'away' : isBack ? 'back' : 'there';
}
