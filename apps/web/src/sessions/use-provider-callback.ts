import { areas, href } from '@jalon/domain/core/routes';
import type { CallbackAnswer } from '@jalon/domain/sessions/identity-schema';
import { nextPath } from '@jalon/domain/sessions/next-path';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CallError, call } from '../core/call.ts';
import { currentSession } from '../core/session.ts';
import { dropDraft } from '../sign-up/sign-up.api.ts';
import { forgetUnsent } from '../sign-up/unsent.ts';
import { useEnter } from './use-enter.ts';

type State = { at: 'working' } | { at: 'refused'; error: unknown };

/** What the provider has added to the address, as far as it concerns us. */
const words = ['code', 'iss', 'error'] as const;
function bodyOf(search: URLSearchParams) {
  const said = words.flatMap((name) => (search.has(name) ? [[name, search.get(name)]] : []));
  return { state: search.get('state') ?? '', ...(Object.fromEntries(said) as { code?: string; iss?: string; error?: string }) };
}

/** Comes back from a provider, once, and goes on to where the answer leads. */
export function useProviderCallback(provider: string): State {
  const [search] = useSearchParams();
  const [state, setState] = useState<State>({ at: 'working' });
  const goOn = useGoingOn();
  const isDone = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer counts once, however often the page is drawn
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const work = async () => {
      const body = bodyOf(search);
      if (!body.state) throw new CallError(410, 'identity.expired');
      await goOn(await call('POST /api/sign-in/:provider/callback', { params: { provider }, body }));
    };
    work().catch((error: unknown) => setState({ at: 'refused', error }));
  }, []);
  return state;
}

function useGoingOn() {
  const navigate = useNavigate();
  const enter = useEnter();
  const to = (path: string, state?: object) => navigate(path, { replace: true, state });
  return async (answer: CallbackAnswer): Promise<void> => {
    switch (answer.result) {
      case 'signedIn':
        return enter(answer.user, nextPath(answer.next));
      case 'codeNeeded': {
        const next = nextPath(answer.next);
        return to(next ? `${href('login')}?next=${encodeURIComponent(next)}` : href('login'), { needsCode: true });
      }
      case 'signUp':
        // What was typed before of who it is would stand over what the provider says.
        forgetUnsent('account');
        dropDraft();
        return to(href('signUp'), { cameBy: answer.label });
      case 'activate':
        return to(`${href('enableAccount')}?token=${encodeURIComponent(answer.token)}`);
      case 'linked': {
        const user = await currentSession();
        return to(user ? href(areas[user.type].security) : href('login'), { connected: answer.label });
      }
    }
  };
}
