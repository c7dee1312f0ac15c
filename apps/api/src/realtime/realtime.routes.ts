import { createHmac } from 'node:crypto';
import { AppError } from '@jalon/domain/core/errors';
import { realtimeApi, userChannel } from '@jalon/domain/realtime/realtime-api';
import type { Config } from '../config.ts';
import { type Kernel, serve } from '../core/serve.ts';

/** The signatures a Pusher client needs (its channel authorisation protocol): key, colon, HMAC of what is allowed. */
export function mountRealtime(kernel: Kernel, config: Config): void {
  const key = config.realtimeKey ?? 'jalon';
  const secret = config.realtimeSecret ?? createHmac('sha256', config.secret).update('realtime').digest('hex');
  const signed = (text: string): string => `${key}:${createHmac('sha256', secret).update(text).digest('hex')}`;

  serve(kernel, realtimeApi.channel, async ({ actor, body: { socket_id, channel_name } }) => {
    if (channel_name !== userChannel(actor.id)) throw new AppError('access.refused');
    return { auth: signed(`${socket_id}:${channel_name}`) };
  });

  serve(kernel, realtimeApi.user, async ({ actor, body: { socket_id } }) => {
    const user_data = JSON.stringify({ id: actor.id });
    return { auth: signed(`${socket_id}::user::${user_data}`), user_data };
  });
}
