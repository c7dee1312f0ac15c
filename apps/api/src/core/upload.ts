import { Readable } from 'node:stream';
import { AppError, type ErrorCode } from '@jalon/domain/core/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Upload = { types: readonly string[]; maxBytes: number; tooLarge?: ErrorCode };

/** Bodies of these types are handed on unread: who sends one is asked first. */
export function acceptFiles(app: FastifyInstance, { types }: Upload): void {
  for (const type of types)
    if (!app.hasContentTypeParser(type)) app.addContentTypeParser(type, (_request, payload, done) => done(null, payload));
}

/** The file in the body of a request, or its refusal. */
export async function readUpload(
  { body, headers }: FastifyRequest,
  { types, maxBytes, tooLarge = 'file.tooLarge' }: Upload,
): Promise<Buffer> {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  if (!(body instanceof Readable) || !types.includes(type.trim().toLowerCase())) throw new AppError('request.unsupportedType');
  // Refused before it is read where it says its size, as browsers do; otherwise as soon as it is too much.
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new AppError(tooLarge);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new AppError(tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A file that came where fields are wanted. */
export function refuseFile({ body }: FastifyRequest): void {
  if (body instanceof Readable) throw new AppError('request.unsupportedType');
}
