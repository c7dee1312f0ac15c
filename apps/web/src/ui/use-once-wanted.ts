import { useRef } from 'react';

/** What is fetched when it is first opened stays from then on, so that its closing can be seen. */
export function useOnceWanted(isWanted: boolean): boolean {
  const was = useRef(false);
  was.current ||= isWanted;
  return was.current;
}
