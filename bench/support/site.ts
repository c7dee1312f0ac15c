import { demoAccounts, demoPassword } from '../../apps/api/src/demo/accounts.ts';
import { freePort, type Started, startJalon, untilReady } from '../../apps/api/test/started.ts';
import { scratchFolder } from './world.ts';

export type Account = keyof typeof demoAccounts;
export const accounts = Object.keys(demoAccounts) as Account[];
export type Cookie = { name: string; value: string };

/** A place for one installation of the product, started as everybody starts it, with its demo accounts. */
export async function makeSite(stack: AsyncDisposableStack) {
  const dataDir = scratchFolder(stack);
  const port = await freePort();
  return {
    url: `http://localhost:${port}`,
    /** Resolves once it answers. It is stopped with the stack it is given, and first of all what was started last. */
    async start(running: AsyncDisposableStack): Promise<Started> {
      // All the load comes as one person.
      const product = startJalon({ JALON_DATA_DIR: dataDir, PORT: String(port), JALON_PERSON_LIMITS: 'off' });
      running.defer(async () => {
        product.kill('SIGTERM');
        await product.exited;
      });
      await untilReady(product, port);
      return product;
    },
  };
}

export type Site = Awaited<ReturnType<typeof makeSite>>;

/** The cookies of somebody who has signed in; none for a visitor. */
export async function signIn(url: string, account: Account | undefined): Promise<Cookie[]> {
  const jar = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url + path, { ...init, headers: { cookie, ...init.headers } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    for (const given of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
      jar.set(name, value);
    }
  };
  await send('/api/health');
  if (!account) return [];
  await send('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(jar.get('XSRF-TOKEN') ?? '') },
    body: JSON.stringify({ email: demoAccounts[account].email, password: demoPassword }),
  });
  return [...jar].map(([name, value]) => ({ name, value }));
}
