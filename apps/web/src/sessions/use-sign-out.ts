import { href } from '@jalon/domain/core/routes';
import { useNavigate } from 'react-router';
import { call, endLeaving, reportFailure, startLeaving } from '../core/call.ts';
import { forgetOwn } from '../core/preferences.ts';
import { currentSession, setSession } from '../core/session.ts';
import { mayLoseUnsaved } from '../core/unsaved.ts';

const patience = 5000;

/** Only the server can end a session: when it does not answer, the person stays signed in and is told by the page of the failure. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    if (!(await mayLoseUnsaved())) return;
    startLeaving();
    try {
      await call('POST /api/logout', {}, { isQuiet: true, signal: AbortSignal.timeout(patience) });
    } catch {
      endLeaving();
      return reportFailure('serverFailed');
    }
    const session = await currentSession();
    const leaving = session?.seenBy?.id ?? session?.id;
    setSession(null);
    if (leaving) forgetOwn(leaving);
    await navigate(href('login'));
  };
}
