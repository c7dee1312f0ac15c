import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';

export type RealtimeKeys = ReturnType<typeof realtimeKeys>;

/** By which server and clients know each other: those of the configuration, or made from the secret for our own server. */
export function realtimeKeys({ realtime, secret: own }: Pick<Config, 'realtime' | 'secret'>) {
  const key = realtime.key ?? 'jalon';
  const secret = realtime.secret ?? createHmac('sha256', own).update('realtime').digest('hex');
  const sign = (text: string): string => createHmac('sha256', secret).update(text).digest('hex');
  return { key, sign, auth: (text: string): string => `${key}:${sign(text)}` };
}
