import { areas, href } from '@jalon/domain/core/routes';
import { useCallback } from 'react';
import { call } from '../core/call.ts';
import { useToast } from '../ui/toast.tsx';

/** Goes into somebody's space with their eyes. By a new page: nothing that was fetched with one's own stays. */
export function useSeeAs(): (id: string) => Promise<void> {
  const toast = useToast();
  return useCallback(
    async (id) => {
      try {
        const { type } = await call('POST /api/accounts/:id/see-as', { params: { id } });
        window.location.assign(href(areas[type].home));
      } catch (error) {
        toast.failed(error);
      }
    },
    [toast],
  );
}
