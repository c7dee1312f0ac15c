import { href } from '@jalon/domain/core/routes';
import type { sessionApi } from '@jalon/domain/sessions/session-api';
import { useNavigate } from 'react-router';
import { callAt } from '../core/call.ts';
import { setSession } from '../core/session.ts';

const logout = { method: 'POST', path: '/api/logout' } as const;

/** Leaves even when the server is silent: what this browser knows is forgotten at once. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await callAt<typeof sessionApi.logout>(logout, {}, { isQuiet: true }).catch(() => undefined);
    setSession(null);
    await navigate(href('login'));
  };
}
