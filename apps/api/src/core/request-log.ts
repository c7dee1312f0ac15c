import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** One line for a request, once it is answered, which says what Fastify's two would say. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const what = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...what, err: error }, 'request errored');
    else reply.log.info(what, 'request completed');
  }
}
