import { hintCookie } from '@jalon/domain/core/cookies';
import { areas, href } from '@jalon/domain/core/routes';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError, call } from '../core/call.ts';
import { readMark } from '../core/cookies.ts';
import { currentSession, refetchSession } from '../core/session.ts';
import { everyMs } from './use-verified-elsewhere.ts';

type Waiting = { email: string | null; isCorrectable: boolean };

/**
 * The address of the account just made here. Asks whether it is proved, and when it is goes on: into the product where the link was opened
 * in this browser, which signs in, and to signing in where it was opened elsewhere.
 */
export function useSignUpProgress(): Waiting & { setEmail: (email: string) => void } {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState<Waiting>({ email: null, isCorrectable: false });
  /** Once it is proved, the answer may no longer say which. */
  const shown = useRef<string>(undefined);

  useEffect(() => {
    /** For whoever has signed in meanwhile, in another tab. False when nobody has: the mark may be older than its session. */
    const goHome = async (): Promise<boolean> => {
      const user = await refetchSession();
      if (user) await navigate(href(areas[user.type].home), { replace: true });
      return user !== null;
    };
    const look = async () => {
      if (document.visibilityState !== 'visible' || (await currentSession())) return;
      if (readMark(hintCookie) !== undefined && (await goHome())) return;
      const progress = await call('GET /api/sign-up/progress', {}, { isQuiet: true });
      setWaiting(progress);
      shown.current = progress.email ?? shown.current;
      if (progress.isVerified) await navigate(href('login'), { replace: true, state: { notice: 'verified', email: shown.current } });
    };
    // Silence is waited out.
    const ask = () =>
      void look().catch((error: unknown) => {
        if (error instanceof CallError && error.code === 'session.alreadySignedIn') void goHome();
      });
    ask();
    const timer = setInterval(ask, everyMs);
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('focus', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('focus', ask);
    };
  }, [navigate]);
  return { ...waiting, setEmail: (email) => setWaiting((before) => ({ ...before, email })) };
}
