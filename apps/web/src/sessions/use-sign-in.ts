import { areas, href } from '@jalon/domain/core/routes';
import { toUser } from '@jalon/domain/sessions/current-user';
import type { LoginInput } from '@jalon/domain/sessions/session-schema';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CallError, call } from '../core/call.ts';
import { showLanguage } from '../core/i18n.ts';
import { writePreference } from '../core/preferences.ts';
import { setSession } from '../core/session.ts';
import { nextPath } from './next-path.ts';

/** Empty fields are told without asking the server; the rest is its word, in the same form. */
function missing(input: LoginInput): CallError | undefined {
  const fields = Object.fromEntries(
    (['email', 'password'] as const).filter((name) => !input[name].trim()).map((name) => [name, 'validation.required']),
  );
  return Object.keys(fields).length > 0 ? new CallError(422, 'request.invalid', fields) : undefined;
}

/** Signs in and goes on: to the page first asked for, or the home of the user's type (section 4). */
export function useSignIn() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = nextPath(search.get('next'));
  const [{ isPending, error }, setState] = useState<{ isPending: boolean; error: unknown }>({ isPending: false, error: null });

  const signIn = async (body: LoginInput) => {
    setState({ isPending: true, error: null });
    try {
      const refusal = missing(body);
      if (refusal) throw refusal;
      const user = toUser(await call('POST /api/login', { body }));
      setSession(user);
      writePreference('language', user.lang);
      await showLanguage(user.lang);
      await navigate(next ?? href(areas[user.type].home), { replace: true });
    } catch (caught) {
      setState({ isPending: false, error: caught });
    }
  };
  return { signIn, isPending, error, hasNext: next !== undefined };
}
