import { operatorDefaults, operatorMeta, type PublicOperator, publicPart } from '@jalon/domain/operator/operator';
import { useSyncExternalStore } from 'react';

/** As the page told it; in development it is made without, and then the product's own defaults hold. */
function toldByPage(): PublicOperator {
  const told = globalThis.document?.querySelector(`meta[name="${operatorMeta}"]`)?.getAttribute('content');
  return told ? (JSON.parse(told) as PublicOperator) : publicPart({ ...operatorDefaults, logo: null });
}

let operator = toldByPage();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** What the operator has decided, where no component is drawn. */
export const operatorNow = (): PublicOperator => operator;

export const useOperator = (): PublicOperator => useSyncExternalStore(subscribe, operatorNow);

/** An administrator has changed it here; other windows know with their next page. */
export function setOperator(next: PublicOperator): void {
  operator = next;
  for (const listener of listeners) listener();
}
