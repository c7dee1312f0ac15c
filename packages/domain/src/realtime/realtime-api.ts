import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { member } from '../core/routes.ts';

const socketId = z.string().regex(/^\d{1,20}\.\d{1,20}$/, 'validation.invalid');

/** In the words of `pusher-js`, but for the channel of the person and the polling. */
const RealtimeSettings = z.object({
  key: z.string(),
  cluster: z.string(),
  wsHost: z.string(),
  wsPort: z.int(),
  wssPort: z.int(),
  forceTLS: z.boolean(),
  activityTimeout: z.int(),
  pongTimeout: z.int(),
  unavailableTimeout: z.int(),
  channel: z.string(),
  pollSeconds: z.int(),
});
export type RealtimeSettings = z.infer<typeof RealtimeSettings>;

/** Section 7: what a Pusher client asks before it joins a private channel or signs in on its connection. */
export const realtimeApi = {
  settings: endpoint({
    method: 'GET',
    path: '/api/realtime',
    summary: 'Where and how a Pusher client connects, and how often to ask instead while none can',
    guards: member,
    response: RealtimeSettings,
  }),
  channel: endpoint({
    method: 'POST',
    path: '/broadcasting/auth',
    summary: 'Permission to join a private channel, or the one of a conversation',
    guards: member,
    body: z.strictObject({ socket_id: socketId, channel_name: z.string().max(164) }),
    response: z.object({ auth: z.string(), channel_data: z.string().optional() }),
  }),
  user: endpoint({
    method: 'POST',
    path: '/broadcasting/user-auth',
    summary: 'Proof of who is on a connection',
    guards: member,
    body: z.strictObject({ socket_id: socketId }),
    response: z.object({ auth: z.string(), user_data: z.string() }),
  }),
};
