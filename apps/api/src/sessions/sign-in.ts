import { AppError } from '@jalon/domain/core/errors';
import { toCurrentUser } from '@jalon/domain/sessions/current-user';
import { deviceName, deviceOf } from '@jalon/domain/sessions/device';
import type { CurrentUser } from '@jalon/domain/sessions/session-schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { record } from '../core/events.ts';
import type { Kernel } from '../core/serve.ts';
import { closeSession, findUserByToken, openSession } from '../core/session.ts';
import type { Tx } from '../db/database.ts';
import { assertNotDemo } from '../demo/keep-out.ts';
import { knowDevice } from './device-tokens.queries.ts';

type Http = { request: FastifyRequest; reply: FastifyReply };
/** `provider` is what the one who vouched is called; without one it was the password. */
type SignIn = { userId: string; isRemembered: boolean; requestId: string; provider?: string | undefined };

/** Opens a session for somebody who has proved who they are, in one transaction with what else that changes. */
export async function signInAs(
  { database, security }: Kernel,
  { request, reply }: Http,
  { userId, isRemembered, requestId, provider }: SignIn,
  also: (tx: Tx) => Promise<void>,
): Promise<CurrentUser> {
  const device = { userAgent: request.headers['user-agent'] ?? '', address: request.ip, isRemembered };
  const { token, expiresAt, known } = await database.transaction(async (tx) => {
    await assertNotDemo(tx, security, userId);
    await also(tx);
    const session = await openSession(tx, userId, device);
    const old = security.tokenOf(request);
    if (old) await closeSession(tx, old);
    const name = deviceName(deviceOf(device.userAgent));
    const after = { ...(name ? { device: name } : {}), ...(provider ? { provider } : {}) };
    const isTold = Object.keys(after).length > 0;
    await record(tx, 'session.signIn', { subjectId: userId, by: userId, requestId, ...(isTold ? { after } : {}) });
    return { ...session, known: await knowDevice(tx, userId, security.deviceOf(request)) };
  });
  request.userId = userId;
  security.signIn(reply, token, isRemembered ? expiresAt : undefined);
  security.keepDevice(reply, known);
  const user = await findUserByToken(database, token, security);
  if (!user) throw new AppError('server.unavailable');
  security.keepLanguage(reply, user.lang);
  return toCurrentUser(user);
}
