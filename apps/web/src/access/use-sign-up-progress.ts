import { href } from '@jalon/domain/core/routes';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError, call } from '../core/call.ts';
import { currentSession, refetchSession } from '../core/session.ts';
import { everyMs } from './use-verified-elsewhere.ts';

/** The address of the account just made here. Asks whether it is proved, and when it is goes on to signing in. */
export function useSignUpProgress(): string | null {
  const navigate = useNavigate();
  const [email, setEmail] = useState<string | null>(null);

  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible' || (await currentSession())) return;
      const progress = await call('GET /api/sign-up/progress', {}, { isQuiet: true });
      setEmail(progress.email);
      if (progress.isVerified) await navigate(href('login'), { replace: true, state: { notice: 'verified' } });
    };
    // Silence is waited out; somebody who signed in meanwhile, in another tab, has nothing to wait for.
    const ask = () =>
      void look().catch((error: unknown) => {
        if (error instanceof CallError && error.code === 'session.alreadySignedIn') void refetchSession();
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
  return email;
}
