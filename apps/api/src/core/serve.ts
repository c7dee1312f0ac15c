import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Session } from '@jalon/domain/core/actor';
import type { AnswerOf, EndpointSpec } from '@jalon/domain/core/endpoint';
import { AppError } from '@jalon/domain/core/errors';
import { language } from '@jalon/domain/core/fields';
import { awaitsTerms, firstRefusal, guards, lacksPermission } from '@jalon/domain/core/guards';
import { type Language, preferredLanguage } from '@jalon/domain/core/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import { type Database, isUnavailable, type Tx } from '../db/database.ts';
import type { ActorOf, Context, FileAnswer } from './context.ts';
import { disposition } from './disposition.ts';
import { findAnswer, keepAnswer, keyOf } from './idempotency.ts';
import { networkOf } from './network-address.ts';
import type { CountPerson } from './person-limit.ts';
import { countCall } from './rate-limit.ts';
import type { Security } from './security.ts';
import { findUserByToken } from './session.ts';
import { writeAs } from './standing.ts';
import { acceptFiles, readUpload, refuseFile } from './upload.ts';

export type Kernel = {
  app: FastifyInstance;
  database: Database;
  security: Security;
  countPerson: CountPerson;
  mounted: EndpointSpec[];
};
export type Result<E extends EndpointSpec> = E['response'] extends 'file' ? FileAnswer : AnswerOf<E>;
type Handler<E extends EndpointSpec> = (context: Context<E>) => Promise<Result<E>>;

/**
 * `transaction: false` is for a write that does slow work first and opens its own. `first` is for what stays whatever comes of the write, such as
 * a try that is counted: within the transaction it would be forgotten with it, or wait for a second connection while it holds the first.
 * `knownAs` names whoever is known though nobody is signed in: they are counted by it, apart from strangers at the same address.
 */
type Options<E extends EndpointSpec> = {
  transaction?: boolean;
  first?: (context: Context<E>) => Promise<void>;
  knownAs?: (request: FastifyRequest) => Promise<string | undefined>;
};

/** What an administrator who sees with somebody's eyes may not do: change anything, or read what is for that person alone. */
const isOwnersAlone = ({ method, whileSeeing, isPersonal }: EndpointSpec): boolean =>
  isPersonal === true || (method !== 'GET' && !whileSeeing);

/** Mounts one endpoint: session → guards and permission → parse → transaction for writes → handler → shaped answer. */
export function serve<E extends EndpointSpec>(kernel: Kernel, endpoint: E, handler: Handler<E>, options: Options<E> = {}): void {
  const { app, database, security, countPerson, mounted } = kernel;
  mounted.push(endpoint);
  if (endpoint.upload) acceptFiles(app, endpoint.upload);
  // Counted for each person, once it is known who: strangers would use up what is theirs. What is signed is counted by who proves the signature.
  const isForPeople = firstRefusal(endpoint.guards, null) !== undefined;
  const isWrite = endpoint.method !== 'GET' && options.transaction !== false;
  if (options.first && !isWrite) throw new Error(`${endpoint.method} ${endpoint.path} has no transaction for anything to come first`);

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { isSigned: endpoint.isSigned === true },
    handler: async (request, reply) => {
      if (endpoint.limit && !isForPeople && !endpoint.isSigned)
        await countCall(database, `${endpoint.path} ${(await options.knownAs?.(request)) ?? networkOf(request.ip)}`, endpoint.limit);
      const token = endpoint.isSigned ? '' : security.tokenOf(request);
      const actor = token ? await findUserByToken(database, token, security) : null;
      request.userId = actor?.seenBy?.id ?? actor?.id;
      if (request.userId && !endpoint.isOutsideLimits) countPerson(request.userId, endpoint);
      const refused = firstRefusal(endpoint.guards, actor);
      if (refused) throw new AppError(guards[refused].refusal);
      if (lacksPermission(endpoint, actor)) throw new AppError('access.refused');
      if (awaitsTerms(endpoint, actor)) throw new AppError('account.termsNeeded');
      if (actor?.seenBy && isOwnersAlone(endpoint)) throw new AppError('session.readOnly');
      if (endpoint.limit && isForPeople) await countCall(database, `${endpoint.path} ${request.userId}`, endpoint.limit);
      const input = await parse(endpoint, request);
      const contextIn = (tx: Tx) =>
        ({
          ...input,
          tx,
          actor: actor as ActorOf<E>,
          language: languageOf(kernel, request, actor),
          requestId: request.id,
          http: { request, reply },
        }) as Context<E>;
      const run = (tx: Tx) => handler(contextIn(tx));
      if (endpoint.response === 'file') return sendFile(endpoint, request, reply, (await run(database)) as FileAnswer);

      const status = endpoint.status ?? 200;
      const shape = endpoint.response;
      const shaped = async (tx: Tx) => shapeAnswer(shape, await run(tx));
      const keyed = endpoint.idempotent && actor ? keyOf(request, actor.id) : undefined;
      if (!isWrite) return send(endpoint, request, reply.status(status), await shaped(database));
      const written = async <Made>(work: (tx: Tx) => Promise<Made>) => {
        await options.first?.(contextIn(database));
        return request.userId ? writeAs(database, request.userId, work) : database.transaction(work);
      };
      if (!keyed) return reply.status(status).send(await written(shaped));
      try {
        const answer = await written(async (tx) => {
          const made = await shaped(tx);
          await keepAnswer(tx, keyed, status, made);
          return made;
        });
        return reply.status(status).send(answer);
      } catch (error) {
        // A database that is away cannot be asked either, and asking would be waiting twice.
        if (isUnavailable(error)) throw error;
        const before = await findAnswer(database, keyed);
        if (!before) throw error;
        return reply.status(before.status).send(before.answer);
      }
    },
  });
}

/** Undeclared fields stay here. An answer that breaks its own contract is our fault, never the caller's. */
function shapeAnswer(shape: ZodType, answer: unknown): unknown {
  const shaped = shape.safeParse(answer);
  if (!shaped.success) throw new Error('An answer does not fit its contract', { cause: shaped.error });
  return shaped.data;
}

/** A wrong address is a record that is not there; a wrong query or body is told field by field. */
async function parse(endpoint: EndpointSpec, request: FastifyRequest) {
  const params = endpoint.params?.safeParse(request.params);
  if (params && !params.success) throw new AppError('record.missing');
  return {
    params: params?.data ?? {},
    query: endpoint.query?.parse(request.query) ?? {},
    file: endpoint.upload ? await readUpload(request, endpoint.upload) : refuseFile(request),
    body: endpoint.body?.parse(request.body ?? {}) ?? {},
  };
}

/** That of the person or, for a visitor, what was chosen here or what the browser asks for. */
export function languageOf({ security }: Pick<Kernel, 'security'>, request: FastifyRequest, actor: Session): Language {
  if (actor) return actor.lang;
  const chosen = language.safeParse(security.languageOf(request));
  return chosen.success ? chosen.data : preferredLanguage(request.headers['accept-language']);
}

function send(endpoint: EndpointSpec, request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  if (!endpoint.cached) return reply.header('cache-control', 'no-store').send(answer);
  return sendTagged(request, reply.type('application/json; charset=utf-8'), JSON.stringify(answer));
}

function sendTagged(request: FastifyRequest, reply: FastifyReply, body: string | Buffer): FastifyReply {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'cookie, accept-language' });
  return request.headers['if-none-match'] === etag ? reply.status(304).send() : reply.send(body);
}

/**
 * Always as a download, but for what is previewed: a picture shows in a page all the same, and nothing that was sent here opens as a page of
 * ours. A preview is shut in: it runs nothing, loads nothing, and is no part of our origin.
 */
function sendFile(endpoint: EndpointSpec, request: FastifyRequest, reply: FastifyReply, answer: FileAnswer): FastifyReply {
  const { name, type, content, size, isPreview } = answer;
  reply.headers({ 'content-type': type, 'content-disposition': disposition(isPreview ? 'inline' : 'attachment', name) });
  if (isPreview) reply.header('content-security-policy', "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'");
  if (size !== undefined) reply.header('content-length', size);
  if (endpoint.cached && Buffer.isBuffer(content)) return sendTagged(request, reply, content);
  return reply.header('cache-control', 'no-store').send(Buffer.isBuffer(content) ? content : Readable.from(content));
}
