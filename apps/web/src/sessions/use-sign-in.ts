import { nextPath } from '@jalon/domain/sessions/next-path';
import type { CurrentUser, LoginInput } from '@jalon/domain/sessions/session-schema';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { CallError, call } from '../core/call.ts';
import { useEnter } from './use-enter.ts';

/** Empty fields are told without asking the server; the rest is its word, in the same form. */
function missing(input: LoginInput): CallError | undefined {
  const fields = Object.fromEntries(
    (['email', 'password'] as const).filter((name) => !input[name].trim()).map((name) => [name, 'validation.required']),
  );
  return Object.keys(fields).length > 0 ? new CallError(422, 'request.invalid', fields) : undefined;
}

type State = { isPending: boolean; error: unknown; needsCode: boolean };

/** Signs in, with a code as the second step where one is asked for, and goes on: to the page first asked for, or the home of the user's type (section 4). */
export function useSignIn() {
  const enterAs = useEnter();
  const [search] = useSearchParams();
  const next = nextPath(search.get('next'));
  // Who has come by a provider has taken the first step elsewhere.
  const { needsCode: isHalfway = false } = (useLocation().state ?? {}) as { needsCode?: boolean };
  const [{ isPending, error, needsCode }, setState] = useState<State>({ isPending: false, error: null, needsCode: isHalfway });

  const enter = (user: CurrentUser) => enterAs(user, next);
  const attempt = async (isSecond: boolean, work: () => Promise<void>) => {
    setState({ isPending: true, error: null, needsCode: isSecond });
    try {
      await work();
    } catch (caught) {
      // Too late for a code: it begins again with the password, and the form says why.
      const isOver = caught instanceof CallError && caught.code === 'session.codeExpired';
      setState({ isPending: false, error: caught, needsCode: isSecond && !isOver });
    }
  };
  const signIn = (body: LoginInput) =>
    attempt(false, async () => {
      const refusal = missing(body);
      if (refusal) throw refusal;
      const answer = await call('POST /api/login', { body });
      if ('needsCode' in answer) setState({ isPending: false, error: null, needsCode: true });
      else await enter(answer);
    });
  const sendCode = (code: string) => attempt(true, async () => enter(await call('POST /api/login/code', { body: { code } })));
  const startOver = () => setState({ isPending: false, error: null, needsCode: false });
  return { signIn, sendCode, startOver, isPending, error, needsCode, next };
}
