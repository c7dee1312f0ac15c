import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { destination } from 'pino';

/** One line for a request, once it is answered, which says what Fastify's two would say. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const what = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...what, err: error }, 'request errored');
    else reply.log.info(what, 'request completed');
  }
}

/** Lines are written several at a time, a quarter of a second late at most; what is left is written when the process ends. */
export const logStream = () => destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 250 });
