import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';
import type { RealtimeKeys } from './realtime-keys.ts';

type RemoteServer = NonNullable<Config['realtime']['server']>;
export type LiveEvent = { channel: string; name: string; data: unknown };

/** As many as the API of Pusher takes in one call. */
const atOnce = 10;

/** Hands events to a Pusher-compatible server by its HTTP API, each call signed; throws when it does not take them. */
export function remotePusher({ host, port, isSecure, appId }: RemoteServer, { key, sign }: RealtimeKeys) {
  const path = `/apps/${encodeURIComponent(appId)}/batch_events`;
  return async (events: readonly LiveEvent[]): Promise<void> => {
    for (let from = 0; from < events.length; from += atOnce) {
      const batch = events.slice(from, from + atOnce).map(({ channel, name, data }) => ({ channel, name, data: JSON.stringify(data) }));
      const body = JSON.stringify({ batch });
      const query = new URLSearchParams({
        auth_key: key,
        auth_timestamp: String(Math.floor(Date.now() / 1000)),
        auth_version: '1.0',
        body_md5: createHash('md5').update(body).digest('hex'),
      });
      const signature = sign(`POST\n${path}\n${query}`);
      const answer = await fetch(`${isSecure ? 'https' : 'http'}://${host}:${port}${path}?${query}&auth_signature=${signature}`, {
        ...{ method: 'POST', body, headers: { 'content-type': 'application/json' }, signal: AbortSignal.timeout(5000) },
      });
      if (!answer.ok) throw new Error(`The real-time server answered ${answer.status}`);
    }
  };
}
