import { createHmac } from 'node:crypto';

export type BoondKeys = { userToken: string; clientToken: string; clientKey: string };

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const head = encoded({ typ: 'JWT', alg: 'HS256' });

/** A token lives some minutes there, so each call has its own. `normal` keeps to the rights of the user, which `god` would pass over. */
export function signedToken({ userToken, clientToken, clientKey }: BoondKeys, now = Date.now()): string {
  const signed = `${head}.${encoded({ userToken, clientToken, time: Math.floor(now / 1000), mode: 'normal' })}`;
  return `${signed}.${createHmac('sha256', clientKey).update(signed).digest('base64url')}`;
}
