import { AppError, type ErrorBody, type FieldErrors, statusOf } from '@jalon/domain/core/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { isUnavailable } from '../db/database.ts';

/** Anything thrown → one refusal of the catalogue. What we did not foresee says nothing about itself to the caller. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) return invalidInput(error);
  if (isUnavailable(error)) return new AppError('server.unavailable');
  switch ((error as FastifyError).code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('request.tooLarge');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('request.unsupportedType');
  }
  const status = (error as FastifyError).statusCode;
  return new AppError(status !== undefined && status < 500 ? 'request.malformed' : 'server.failed');
}

/** Every field that is wrong, with the text key of the first thing wrong with it. */
function invalidInput(error: ZodError): AppError {
  const fields: FieldErrors = {};
  let isUnknownField = true;
  for (const issue of error.issues) {
    const isUnknown = issue.code === 'unrecognized_keys';
    isUnknownField &&= isUnknown;
    const names = isUnknown ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const name of names) fields[name.join('.').slice(0, 100)] ??= issue.message;
  }
  return new AppError(isUnknownField ? 'request.unknownField' : 'request.invalid', { fields });
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toAppError(error);
  const status = statusOf(refusal.code);
  if (status >= 500) request.log.error({ err: status === 503 ? undefined : error, code: refusal.code }, 'request failed');
  if (status === 503) reply.header('retry-after', '1');
  if (status === 429) reply.header('retry-after', String(refusal.details.seconds ?? 60));
  const body: ErrorBody = { ...refusal.details, code: refusal.code };
  return reply.status(status).header('cache-control', 'no-store').send(body);
}
