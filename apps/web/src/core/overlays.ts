import { useSyncExternalStore } from 'react';

/** What floats above any screen and may be asked for from anywhere; the layout draws it. */
export type Overlay = 'palette' | 'shortcuts';

let open: Overlay | null = null;
const listeners = new Set<() => void>();

export function showOverlay(overlay: Overlay | null): void {
  open = overlay;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useOverlay = (): Overlay | null => useSyncExternalStore(subscribe, () => open);
