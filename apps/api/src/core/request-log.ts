import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/**
 * One line for a request, once it is answered, which says what Fastify's two would say. Addresses, headers and cookies are personal or
 * secret: a request is its method and the pattern of its route.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { method, routeOptions } = request;
    const what = { method, route: routeOptions.url, status: reply.statusCode, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...what, err: error }, 'request errored');
    else reply.log.info(what, 'request completed');
  }
}
