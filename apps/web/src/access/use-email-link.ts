import { entersAtOnce } from '@jalon/domain/accounts/email-rules';
import type { EmailLink } from '@jalon/domain/accounts/email-schema';
import { href } from '@jalon/domain/core/routes';
import { toUser } from '@jalon/domain/sessions/current-user';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../core/call.ts';
import { setSession } from '../core/session.ts';
import { useEnter } from '../sessions/use-enter.ts';

type State =
  | { at: 'working' }
  | { at: 'asking'; link: EmailLink }
  | { at: 'changed'; email: string }
  | { at: 'verified' }
  | { at: 'failed'; error: unknown };

/** Looks at the link first, and follows it at once for those who need no question: the others press a button. */
export function useEmailLink(token: string) {
  const [state, setState] = useState<State>({ at: 'working' });
  const navigate = useNavigate();
  const enter = useEnter();
  const isAsked = useRef(false);

  const follow = async (link: EmailLink, asAnother = false): Promise<void> => {
    setState({ at: 'working' });
    try {
      const { user, needsCode } = await call('POST /api/email/verify', { body: { token, asAnother } });
      if (needsCode) {
        setSession(null);
        return await navigate(href('login'), { replace: true, state: { needsCode } });
      }
      if (!user) return setState({ at: 'verified' });
      if (!link.isChange) return await enter(user);
      setSession(toUser(user));
      setState({ at: 'changed', email: link.email });
    } catch (error) {
      setState({ at: 'failed', error });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is looked at once, however often the page is drawn
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    call('POST /api/email/verify/link', { body: { token } }).then(
      (link) => {
        // An address is never replaced unasked: somebody else may have asked for it, and sent the link on.
        const isSure = !link.isChange && entersAtOnce(link.reader);
        return isSure ? follow(link) : setState({ at: 'asking', link });
      },
      (error: unknown) => setState({ at: 'failed', error }),
    );
  }, []);
  return { state, follow };
}
