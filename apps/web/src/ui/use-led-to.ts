import { useEffect, useRef } from 'react';

/** For one of many that a link may lead to: brought into sight where it did. */
export function useLedTo<Element extends HTMLElement>(isLedTo: boolean) {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (isLedTo) element.current?.scrollIntoView({ block: 'center' });
  }, [isLedTo]);
  return element;
}
