import { AppError } from '@jalon/domain/core/errors';
import { conversationOf, pollSeconds, realtimeRules, userChannel } from '@jalon/domain/realtime/realtime';
import { type RealtimeSettings, realtimeApi } from '@jalon/domain/realtime/realtime-api';
import { isTalking } from '../chat/chat.queries.ts';
import type { Config } from '../config.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { realtimeKeys } from './realtime-keys.ts';

/** Where a Pusher client connects, and the signatures it needs (its channel authorisation protocol): key, colon, HMAC of what is allowed. */
export function mountRealtime(kernel: Kernel, config: Config): void {
  const { key, auth } = realtimeKeys(config);
  const place = { key, cluster: config.realtime.cluster, ...placeOf(config), ...realtimeRules, pollSeconds };

  serve(kernel, realtimeApi.settings, async ({ actor }) => ({ ...place, channel: userChannel(actor.id) }));

  // Reads only: no transaction is opened for each connection that comes.
  serve(
    kernel,
    realtimeApi.channel,
    async ({ tx, actor, body: { socket_id, channel_name } }) => {
      const conversationId = conversationOf(channel_name);
      if (conversationId && !actor.seenBy && (await isTalking(tx, actor.id, conversationId))) {
        const channel_data = JSON.stringify({ user_id: actor.id });
        return { auth: auth(`${socket_id}:${channel_name}:${channel_data}`), channel_data };
      }
      if (channel_name !== userChannel(actor.id)) throw new AppError('access.refused');
      return { auth: auth(`${socket_id}:${channel_name}`) };
    },
    { transaction: false },
  );

  serve(kernel, realtimeApi.user, async ({ actor, body: { socket_id } }) => {
    const user_data = JSON.stringify({ id: actor.id });
    return { auth: auth(`${socket_id}::user::${user_data}`), user_data };
  });
}

/** Our own server answers where the product does. */
function placeOf({ realtime: { server }, url }: Config): Pick<RealtimeSettings, 'wsHost' | 'wsPort' | 'wssPort' | 'forceTLS'> {
  const { protocol, hostname, port } = new URL(url);
  const isSecure = server ? server.isSecure : protocol === 'https:';
  const at = server?.port ?? Number(port || (isSecure ? 443 : 80));
  return { wsHost: server?.host ?? hostname, wsPort: at, wssPort: at, forceTLS: isSecure };
}
