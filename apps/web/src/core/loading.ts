import { useSyncExternalStore } from 'react';

export type Loading = { isOn: boolean; progress: number };

const off: Loading = { isOn: false, progress: 0 };
const step = 200;
const ceiling = 90;
/** Section 4: 300 ms at 100 before it turns off. */
const farewell = 300;

/** The bar at the top of the page. Overlapping starts count, so it ends with the last of them. */
export function createLoading() {
  let state = off;
  let running = 0;
  let creeping: ReturnType<typeof setInterval> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const set = (next: Loading) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const creep = () => set({ isOn: true, progress: state.progress + (ceiling - state.progress) * 0.15 });

  return {
    start() {
      running += 1;
      if (running > 1) return;
      clearTimeout(leaving);
      set({ isOn: true, progress: 0 });
      creeping = setInterval(creep, step);
    },
    stop() {
      if (running === 0) return;
      running -= 1;
      if (running > 0) return;
      clearInterval(creeping);
      set({ isOn: true, progress: 100 });
      leaving = setTimeout(() => set(off), farewell);
    },
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const loading = createLoading();

export const useLoading = (): Loading => useSyncExternalStore(loading.subscribe, loading.state);
