import { areas, href } from '@jalon/domain/core/routes';
import { useCallback } from 'react';
import { call, endLeaving, startLeaving } from '../core/call.ts';
import { useToast } from '../ui/toast.tsx';

/** Goes into somebody's space with their eyes. By a new page: nothing that was fetched with one's own stays. */
export function useSeeAs(): (id: string) => Promise<void> {
  const toast = useToast();
  return useCallback(
    async (id) => {
      // What is still being read for oneself would be refused to the other.
      startLeaving();
      try {
        const { type } = await call('POST /api/accounts/:id/see-as', { params: { id } });
        window.location.assign(href(areas[type].home));
      } catch (error) {
        endLeaving();
        toast.failed(error);
      }
    },
    [toast],
  );
}
