import { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError, type ErrorCode } from '@jalon/domain/core/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Upload = { types: readonly string[]; maxBytes: number; tooLarge?: ErrorCode; isStream?: true };

/** Bodies of these types are handed on unread: who sends one is asked first. */
export function acceptFiles(app: FastifyInstance, { types }: Upload): void {
  for (const type of types)
    if (!app.hasContentTypeParser(type)) app.addContentTypeParser(type, (_request, payload, done) => done(null, payload));
}

/** The file in the body of a request, whole or as it comes; or its refusal. */
export async function readUpload({ body, headers }: FastifyRequest, upload: Upload): Promise<Buffer | Readable> {
  const { types, maxBytes, tooLarge = 'file.tooLarge', isStream } = upload;
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  if (!(body instanceof Readable) || !types.includes(type.trim().toLowerCase())) throw new AppError('request.unsupportedType');
  // Refused before it is read where it says its size, as browsers do; otherwise as soon as it is too much.
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new AppError(tooLarge);
  const content = bounded(body, maxBytes, tooLarge);
  return isStream ? content : buffer(content);
}

function bounded(body: Readable, maxBytes: number, tooLarge: ErrorCode): Readable {
  let size = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > maxBytes ? new AppError(tooLarge) : null, chunk);
    },
  });
  // Whoever reads it is told by the stream; until then somebody has to have heard, or the process would end.
  counting.on('error', () => undefined);
  // The request itself is left as it is: its answer is still to be sent.
  body.once('error', (error) => counting.destroy(error)).once('aborted', () => counting.destroy(new AppError('request.malformed')));
  return body.pipe(counting);
}

/** A file that came where fields are wanted. */
export function refuseFile({ body }: FastifyRequest): void {
  if (body instanceof Readable) throw new AppError('request.unsupportedType');
}
