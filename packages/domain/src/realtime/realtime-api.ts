import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { member } from '../core/routes.ts';

const socketId = z.string().regex(/^\d{1,20}\.\d{1,20}$/, 'validation.invalid');

/** Section 7: what a Pusher client asks before it joins a private channel or signs in on its connection. */
export const realtimeApi = {
  channel: endpoint({
    method: 'POST',
    path: '/broadcasting/auth',
    summary: 'Permission to join a private channel',
    guards: member,
    body: z.strictObject({ socket_id: socketId, channel_name: z.string().max(164) }),
    response: z.object({ auth: z.string() }),
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

/** The channel of one person: nobody else may join it. */
export const userChannel = (userId: string): string => `private-user.${userId}`;
