import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const credentials = { accessKeyId: 'TESTKEY', secretAccessKey: 'a/secret+of tests' };
const bucket = 'jalon';
const pageOfKeys = 2;

export type S3Server = { url: string; keys(): string[]; close(): Promise<void> };

/**
 * A server that speaks as S3 does, as far as files need it: whole objects, lists in pages, and every request signed (Signature Version 4).
 * Objects are held in memory.
 */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://s3.test');
    const content = await buffer(request);
    const refuse = (status: number, code: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
    if (!isSigned(request, url, content)) return refuse(403, 'SignatureDoesNotMatch');
    const [, name, key] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
    if (name !== bucket || key === undefined) return refuse(404, 'NoSuchBucket');
    if (request.method === 'GET' && key === '') return response.end(listOf([...objects.keys()].sort(), url.searchParams));
    const found = objects.get(key);
    if (request.method === 'PUT') objects.set(key, content);
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method === 'PUT') return response.writeHead(200, { etag: '"x"' }).end();
    if (request.method === 'DELETE') return response.writeHead(204).end();
    if (!found) return refuse(404, 'NoSuchKey');
    response.writeHead(200, { 'content-length': found.length }).end(request.method === 'HEAD' ? undefined : found);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { accessKeyId, secretAccessKey } = credentials;
  return {
    url: `http://${accessKeyId}:${encodeURIComponent(secretAccessKey)}@127.0.0.1:${port}/${bucket}?region=eu-west-3`,
    keys: () => [...objects.keys()].sort(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function listOf(keys: string[], query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const all = keys.filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after);
  const page = all.slice(0, pageOfKeys);
  const next = all.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>1</Size><ETag>"x"</ETag></Contents>`);
  return `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function isSigned({ method, headers }: IncomingMessage, url: URL, content: Buffer): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, key, day = '', region = '', names = '', signature = ''] = pattern.exec(headers.authorization ?? '') ?? [];
  const hash = String(headers['x-amz-content-sha256']);
  if (key !== credentials.accessKeyId || (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(content))) return false;
  const query = [...url.searchParams].map(([name, value]) => `${escaped(name)}=${escaped(value)}`).sort();
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url.pathname, query.join('&'), signed.join(''), names, hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const signing = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${credentials.secretAccessKey}`, day));
  return timingSafeEqual(Buffer.from(signature, 'hex'), hmac(signing, text));
}
