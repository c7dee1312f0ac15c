import type { Readable } from 'node:stream';
import type { User } from '@jalon/domain/core/actor';
import type { BodyOf, EndpointSpec, ParamsOf, QueryOf } from '@jalon/domain/core/endpoint';
import type { Language } from '@jalon/domain/core/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../db/database.ts';

/** An endpoint that lists the check `signedIn` always has a user. */
export type ActorOf<E extends EndpointSpec> = 'signedIn' extends E['guards'][number] ? User : User | null;

/** Everything a handler gets. `http` is for the few that set cookies. */
export type Context<E extends EndpointSpec> = {
  tx: Tx;
  actor: ActorOf<E>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Of an endpoint that takes an upload. */
  file: E extends { upload: { isStream: true } } ? Readable : E extends { upload: object } ? Buffer : undefined;
  language: Language;
  requestId: string;
  http: { request: FastifyRequest; reply: FastifyReply };
};

/** A download: what an endpoint with `response: 'file'` gives back. `isPreview` is to be looked at in a page of ours. */
export type FileAnswer = {
  name: string;
  type: string;
  content: Buffer | AsyncIterable<string> | Readable;
  size?: number;
  isPreview?: boolean;
};
