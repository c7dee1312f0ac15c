import type { DataRouter, RouterState } from 'react-router';
import { loading } from '../core/loading.ts';
import { setPlaceOfRouter } from '../core/place.ts';

/** Runs the top bar while a screen loads. Filters and pages of lists live in the search parameters and do not count. */
export function watchNavigation(router: DataRouter): void {
  let isRunning = false;
  const note = ({ navigation, location }: RouterState) => setPlaceOfRouter(navigation.state === 'idle' ? location.key : undefined);
  note(router.state);
  router.subscribe((state) => {
    note(state);
    const { navigation, location } = state;
    const isLoading = navigation.state !== 'idle' && navigation.location.pathname !== location.pathname;
    if (isLoading && !isRunning) loading.start();
    if (!isLoading && isRunning) loading.stop();
    isRunning = isLoading;
  });
}
