import type { Socket } from 'node:net';
import { AppError, type ErrorBody, type FieldErrors, statusOf } from '@jalon/domain/core/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { isUnavailable, isUnstorableText } from '../db/database.ts';

/** Anything thrown → one refusal of the catalogue. What we did not foresee says nothing about itself to the caller. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) return invalidInput(error);
  if (isUnavailable(error)) return new AppError('server.unavailable');
  if (isUnstorableText(error)) return new AppError('request.invalid');
  switch ((error as FastifyError).code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('request.tooLarge');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('request.unsupportedType');
  }
  const status = (error as FastifyError).statusCode;
  return new AppError(status !== undefined && status < 500 ? 'request.malformed' : 'server.failed');
}

/** No form has more: a body of a hundred thousand unknown fields is not answered with three times its size. */
const fieldsTold = 50;

/** Every field that is wrong, with the text key of the first thing wrong with it. */
function invalidInput({ issues }: ZodError): AppError {
  // Without a prototype: an unknown field may be called `constructor`.
  const fields: FieldErrors = Object.create(null);
  for (const issue of issues.slice(0, fieldsTold)) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, fieldsTold).map((key) => [...issue.path, key]) : [issue.path];
    for (const name of names) fields[name.join('.').slice(0, 100)] ??= issue.message;
  }
  const isUnknownField = issues.every(({ code }) => code === 'unrecognized_keys');
  return new AppError(isUnknownField ? 'request.unknownField' : 'request.invalid', { fields });
}

const causeOf = (error: unknown): string | undefined =>
  error instanceof Error ? [(error as FastifyError).code, error.message].filter(Boolean).join(': ') : undefined;

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toAppError(error);
  request.refusal = refusal.code;
  const status = statusOf(refusal.code);
  // What the database says of itself is enough: where it was asked is no fault of ours.
  if (status === 503) request.log.error({ code: refusal.code, cause: causeOf(error) }, 'request failed');
  else if (status >= 500) request.log.error({ err: error, code: refusal.code }, 'request failed');
  if (status === 503) reply.header('retry-after', '1');
  if (status === 429) reply.header('retry-after', String(refusal.details.seconds ?? 60));
  const body: ErrorBody = { ...refusal.details, code: refusal.code };
  return reply.status(status).header('cache-control', 'no-store').send(body);
}

/** What is no HTTP request, or too long a head for one, reaches no route: the answer is written by hand, in the same words. */
export const refuserOfUnreadable =
  (headers: Record<string, string>) =>
  ({ code }: NodeJS.ErrnoException, socket: Socket): void => {
    // Browsers open connections ahead and say nothing on them: an answer to nothing would be taken for that of the next request.
    if (code === 'ECONNRESET' || code === 'ERR_HTTP_REQUEST_TIMEOUT' || !socket.writable) return void socket.destroy();
    const isTooLarge = code === 'HPE_HEADER_OVERFLOW';
    const status = isTooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
    const body = JSON.stringify({ code: isTooLarge ? 'request.tooLarge' : 'request.malformed' } satisfies ErrorBody);
    const own = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length, 'cache-control': 'no-store' };
    const head = Object.entries({ ...headers, ...own, connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status}`, ...head, '', body].join('\r\n'));
  };
