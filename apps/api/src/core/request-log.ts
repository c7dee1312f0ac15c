import type { ErrorCode } from '@jalon/domain/core/errors';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once the session is read: of somebody who sees with another's eyes, themselves. */
    userId: string | undefined;
    /** Why it was refused. */
    refusal: ErrorCode | undefined;
  }
}

/**
 * One line for a request, once it is answered, which says what Fastify's two would say. Addresses, headers and cookies are personal or
 * secret: a request is its method and the pattern of its route, who asks is an id, and a refusal is
 * its code: what an inquiry into an attack needs, and nothing that harms people when it leaks.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { method, routeOptions, userId, refusal } = request;
    const what = { method, route: routeOptions.url, status: reply.statusCode, responseTime: reply.elapsedTime, userId, refusal };
    if (error) reply.log.error({ ...what, err: error }, 'request errored');
    else reply.log.info(what, 'request completed');
  }
}
