import { PassThrough, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { readUpload } from './upload.ts';

test('a sender who is gone before anybody reads ends the stream, and nothing else', async () => {
  const body = new PassThrough();
  const request = { body, headers: { 'content-type': 'application/octet-stream' } } as unknown as FastifyRequest;
  const content = await readUpload(request, { types: ['application/octet-stream'], maxBytes: 10, isStream: true });
  body.emit('aborted');
  await setImmediate();
  // Whoever hangs up is at fault, not the server.
  await expect(text(content as Readable)).rejects.toMatchObject({ code: 'request.malformed' });
});
