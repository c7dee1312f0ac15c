import type { DataRouter } from 'react-router';
import { loading } from '../core/loading.ts';

/** Runs the top bar while a screen loads. Filters and pages of lists live in the search parameters and do not count. */
export function watchNavigation(router: DataRouter): void {
  let isRunning = false;
  router.subscribe(({ navigation, location }) => {
    const isLoading = navigation.state !== 'idle' && navigation.location.pathname !== location.pathname;
    if (isLoading && !isRunning) loading.start();
    if (!isLoading && isRunning) loading.stop();
    isRunning = isLoading;
  });
}
