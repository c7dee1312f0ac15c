import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchLater } from './later.tsx';

/** A screen that has its data may ask for more at once. */
const pause = 100;
/** Whatever still loads by then, nothing waits for it any longer. */
const patience = 3000;

/** Whether the first screen has what it asked for: what nobody waits for starts then. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  const isFetching = useIsFetching() > 0;
  useEffect(() => {
    const settle = () => {
      fetchLater();
      setSettled(true);
    };
    const waiting = setTimeout(settle, isFetching ? patience : pause);
    return () => clearTimeout(waiting);
  }, [isFetching]);
  return isSettled;
}
