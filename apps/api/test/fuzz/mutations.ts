import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import fc from 'fast-check';
import type { z } from 'zod';
import {
  type Forgery,
  forge,
  forgery,
  hostileAfterName,
  hostileJson,
  hostileName,
  hostilePayload,
  hostileSegment,
  hostileText,
  Raw,
} from './hostile.ts';
import { hostileHeader } from './hostile-headers.ts';

export type Fields = Record<string, unknown>;
/** A request in pieces. Segments and query are written as in an address; the body is not JSON yet, unless it is a payload. */
export type Draft = {
  segments: Record<string, string>;
  query: string[];
  body: unknown;
  payload?: string | Buffer;
  headers: Record<string, string>;
};
export type Mutation = (draft: Draft) => void;

export const namesIn = (schema: z.ZodObject | undefined): string[] => Object.keys(schema?.shape ?? {});

/** One thing wrong with a request, in a part its endpoint has. */
export function mutation({ method, params, query, body }: EndpointSpec): fc.Arbitrary<Mutation> {
  const fieldOf = (schema: z.ZodObject | undefined) =>
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom('x', ...namesIn(schema)) }, { weight: 1, arbitrary: hostileName });
  const choices = [
    { weight: 2, arbitrary: header() },
    { weight: query ? 6 : 1, arbitrary: parameter(fieldOf(query)) },
  ];
  if (query && 'after' in query.shape) choices.push({ weight: 4, arbitrary: place() });
  if (params) choices.push({ weight: 2, arbitrary: segment(namesIn(params)) });
  if (method !== 'GET') choices.push({ weight: body ? 6 : 2, arbitrary: field(fieldOf(body)) }, { weight: 3, arbitrary: payload() });
  if (body) choices.push({ weight: 4, arbitrary: inside() });
  return fc.oneof(...choices);
}

const header = (): fc.Arbitrary<Mutation> =>
  hostileHeader.map(({ name, value }) => (draft) => {
    draft.headers[name] = value;
  });

const segment = (names: readonly string[]): fc.Arbitrary<Mutation> =>
  fc.tuple(fc.constantFrom(...names), fc.oneof(hostileSegment, fc.uuid())).map(([name, value]) => (draft) => {
    draft.segments[name] = value;
  });

const parameter = (names: fc.Arbitrary<string>): fc.Arbitrary<Mutation> =>
  fc.tuple(names, hostileAfterName, fc.constantFrom('replace', 'repeat', 'remove')).map(([name, rest, how]) => (draft) => {
    if (how === 'repeat') draft.query.push(`${encodeURIComponent(name)}${rest}`);
    else withParameter(name, how === 'remove' ? undefined : rest)(draft);
  });

export const withParameter =
  (name: string, rest: string | undefined): Mutation =>
  (draft) => {
    const written = encodeURIComponent(name);
    const others = draft.query.filter((pair) => !pair.startsWith(`${written}=`));
    draft.query = rest === undefined ? others : [...others, `${written}${rest}`];
  };

const place = (): fc.Arbitrary<Mutation> =>
  fc.tuple(fc.constantFrom('after', 'before'), forgery).map(([name, parts]) => withPlace(name, parts));

export const withPlace =
  (name: 'after' | 'before', parts: Forgery): Mutation =>
  (draft) => {
    // Long enough to be one: other mutations may have been here before.
    const isPlace = (pair: string) => /^(after|before)=Wy[\w-]{60,}$/.test(pair);
    const real = draft.query.find(isPlace)?.replace(/^\w+=/, '');
    draft.query = [...draft.query.filter((pair) => !isPlace(pair)), `${name}=${forge(parts, real)}`];
  };

const field = (names: fc.Arbitrary<string>): fc.Arbitrary<Mutation> =>
  fc.tuple(names, fc.option(hostileJson, { freq: 5 })).map(([name, value]) => withField(name, value));

export const withField =
  (name: string, value: Raw | null): Mutation =>
  (draft) => {
    const others = Object.entries(isFields(draft.body) ? draft.body : {}).filter(([other]) => other !== name);
    // Made from entries, `__proto__` is a field like any other.
    draft.body = Object.fromEntries(value ? [...others, [name, value]] : others);
  };

/** Any value of the body, however far inside. */
const inside = (): fc.Arbitrary<Mutation> =>
  fc.tuple(fc.nat(), hostileJson).map(([pick, value]) => (draft) => {
    const spots = spotsOf(draft.body);
    const spot = spots[pick % spots.length];
    if (spot) draft.body = replaced(draft.body, spot, value);
  });

const spotsOf = (value: unknown): string[][] =>
  isFields(value) ? Object.entries(value).flatMap(([name, inner]) => [[name], ...spotsOf(inner).map((spot) => [name, ...spot])]) : [];

function replaced(value: unknown, [name = '', ...rest]: string[], by: Raw): unknown {
  const entries = Object.entries(value as Fields).map(([key, inner]) => {
    if (key !== name) return [key, inner] as const;
    return [key, rest.length > 0 ? replaced(inner, rest, by) : by] as const;
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

const payload = (): fc.Arbitrary<Mutation> =>
  fc.oneof(hostilePayload, hostileText.map(formOf)).map((text) => (draft) => {
    draft.payload = text;
  });

const formOf = (text: string): string => `socket_id=1.1&email=${encodeURIComponent(text.toWellFormed())}&__proto__=x`;
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !(value instanceof Raw);
