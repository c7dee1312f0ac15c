import { areas, href } from '@jalon/domain/core/routes';
import { toUser } from '@jalon/domain/sessions/current-user';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../core/call.ts';
import { queryClient } from '../core/query-client.ts';
import { setSession } from '../core/session.ts';
import { useToast } from '../ui/toast.tsx';

/** Goes into somebody's space with their eyes; what was fetched with one's own is forgotten. */
export function useSeeAs(): (id: string) => Promise<void> {
  const navigate = useNavigate();
  const toast = useToast();
  return useCallback(
    async (id) => {
      try {
        const user = toUser(await call('POST /api/admin/accounts/:id/see-as', { params: { id } }));
        queryClient.clear();
        setSession(user);
        await navigate(href(areas[user.type].home));
      } catch (error) {
        toast.failed(error);
      }
    },
    [navigate, toast],
  );
}
