import { isProviderName, providersMeta, type SignInProvider } from '@jalon/domain/sessions/sign-in-provider';
import { useEffect, useState } from 'react';
import { call } from '../core/call.ts';

/** As the page told them; it is made without them in development, and where there are none. */
function toldByPage(): SignInProvider[] | undefined {
  const told = globalThis.document?.querySelector(`meta[name="${providersMeta}"]`)?.getAttribute('content');
  return told ? (JSON.parse(told) as SignInProvider[]) : undefined;
}

const told = toldByPage();
let asked: Promise<SignInProvider[]> | undefined = told && Promise.resolve(told);
let known: SignInProvider[] = told ?? [];

/** Who else one may sign in with, asked once: it changes with the configuration. A failure is asked again by the next screen. */
function loadProviders(): Promise<SignInProvider[]> {
  asked ??= call('GET /api/sign-in/providers', {}, { isQuiet: true }).then(
    (found) => {
      known = found;
      return found;
    },
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}

/** Whether somebody can come back from there. What is called like another address is no provider: nobody has to be asked. */
export async function isKnownProvider(provider: string): Promise<boolean> {
  if (!isProviderName(provider)) return false;
  // A server that does not answer is for the screen to tell.
  const found = await loadProviders().catch(() => undefined);
  return found?.some(({ name }) => name === provider) ?? true;
}

/** Nobody, until it is known: without them one signs in as before. */
export function useProviders(): SignInProvider[] {
  const [providers, setProviders] = useState(known);
  useEffect(() => {
    let isOver = false;
    loadProviders().then(
      (found) => isOver || setProviders(found),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);
  return providers;
}

type Start = { purpose: 'signIn' | 'link'; next?: string; remember?: boolean; password?: string | undefined; code?: string | undefined };

/** Leaves for the provider. What it answers with is an address of the web, and of nothing else. */
export async function leaveFor(provider: string, body: Start): Promise<void> {
  const { url } = await call('POST /api/sign-in/:provider/start', { params: { provider }, body });
  if (!/^https?:\/\//.test(url)) throw new Error('not an address to go to');
  window.location.assign(url);
  // Over when somebody changes their mind there and comes back to the page as it was.
  await new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }));
}
