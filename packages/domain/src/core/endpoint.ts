import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { GuardName } from './routes.ts';
import type { Rule } from './rules.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type EndpointSpec = {
  method: Method;
  path: string;
  summary: string;
  /** Checks in the order they run. A public endpoint says `[]` aloud. */
  guards: readonly GuardName[];
  /** What a company's person must hold besides, as an expression (permission.ts); every other type has it by nature. */
  permission?: string;
  /** Who may call at all, after the checks: anybody whom one of these rules admits. What is done to which record is asked later. */
  by?: readonly Rule<never>[];
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /**
   * Instead of fields, the body is one file of these types, read once the guards have let its sender pass. `isStream` hands it on as it
   * comes, for what is too large to be held in memory.
   */
  upload?: { types: readonly string[]; maxBytes: number; tooLarge?: ErrorCode; isStream?: true };
  /** What leaves: undeclared fields never do. `file` is a download. */
  response: z.ZodType | 'file';
  status?: 200 | 201 | 202;
  /** At most `max` calls per address in `seconds`, counted in the database before anything costly. */
  limit?: { max: number; seconds: number };
  /** Called by another program, which signs the body: no cookie counts, and none is asked for. The handler checks the signature. */
  isSigned?: true;
  /** Works while an administrator sees the product as somebody else; every other write is refused then. */
  whileSeeing?: true;
  /** Not among the calls of a person that are limited: one can leave whatever one has done before. */
  isOutsideLimits?: true;
  /** Read by the person alone: refused while an administrator sees with their eyes. */
  isPersonal?: true;
  /** Open to somebody who has not accepted the new terms of use: how one takes one’s data along, and leaves. */
  beforeTerms?: true;
  /** Reads every list at once: one person may call it less often than others. */
  isSearch?: true;
  /** Answer with an ETag, and 304 when the caller already has it. */
  cached?: true;
  /** Takes an `Idempotency-Key`: the same key gives the same answer and one record. */
  idempotent?: true;
};

/** One call of the API: mounted by the server, typed for the browser, listed in OpenAPI, walked by generated tests. */
export function endpoint<const Spec extends EndpointSpec>(spec: Spec): Spec {
  return spec;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<never, never>;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

export type ParamsOf<E extends EndpointSpec> = Parsed<E['params']>;
export type QueryOf<E extends EndpointSpec> = Parsed<E['query']>;
export type BodyOf<E extends EndpointSpec> = Parsed<E['body']>;
export type AnswerOf<E extends EndpointSpec> = E['response'] extends z.ZodType ? z.output<E['response']> : never;

/** A file to send, as browsers and Node both know it: a `Blob`. */
export type FilePart = { readonly type: string; arrayBuffer(): Promise<ArrayBuffer> };

/** What a caller passes: only the parts the endpoint declares; one that may be empty may be left out. */
export type CallOf<E extends EndpointSpec> = {
  [Part in PartName as undefined extends E[Part] ? never : Empty extends Sent<E[Part]> ? never : Part]: Sent<E[Part]>;
} & {
  [Part in PartName as undefined extends E[Part] ? never : Empty extends Sent<E[Part]> ? Part : never]?: Sent<E[Part]>;
} & (E extends { upload: object } ? { file: FilePart } : unknown);
type PartName = 'params' | 'query' | 'body';
type Empty = Record<never, never>;
