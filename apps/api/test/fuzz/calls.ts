import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import fc from 'fast-check';
import type { z } from 'zod';
import { arbitraryOf } from './arbitrary.ts';
import { forgedPlace, hostileAfterName, hostileJson, hostileName, hostilePayload, hostileSegment, hostileText, Raw } from './hostile.ts';
import { hostileHeader } from './hostile-headers.ts';

/** A request as it is sent, so that a failure can be read and sent again. */
export type Call = { method: EndpointSpec['method']; url: string; headers: Record<string, string>; payload?: string };
/** Values that exist together in the database, by the names contracts give them. */
export type Known = Readonly<Record<string, unknown>>;

type Fields = Record<string, unknown>;
type Parts = { params: Fields; query: Fields; body: Fields | undefined };
type Draft = { segments: Record<string, string>; query: string[]; body: unknown; payload?: string; headers: Record<string, string> };
type Mutation = (draft: Draft) => void;

/** Calls the contract accepts, most of them about things that exist. */
export const validCall = (endpoint: EndpointSpec, known: readonly Known[]): fc.Arbitrary<Call> =>
  validDraft(endpoint, known).map((draft) => written(endpoint, draft));

/** Calls the contract accepts, then spoilt in one to three places: what is wrong is found behind what is right. */
export function hostileCall(endpoint: EndpointSpec, known: readonly Known[]): fc.Arbitrary<Call> {
  const spoilt = fc.array(mutation(endpoint), { minLength: 1, maxLength: 3 });
  return fc.tuple(validDraft(endpoint, known), spoilt, fc.integer({ min: 0, max: 9 })).map(([valid, mutations, chance]) => {
    // Shrinking comes back to the same valid call.
    const draft: Draft = { ...valid, segments: { ...valid.segments }, query: [...valid.query], headers: { ...valid.headers } };
    for (const mutate of mutations) mutate(draft);
    // A limited endpoint is a costly one: nine in ten of its calls end where its input is read.
    if (endpoint.limit && chance > 0 && isFields(draft.body)) draft.body = { ...draft.body, unexpected: true };
    return written(endpoint, draft);
  });
}

function validDraft(endpoint: EndpointSpec, everything: readonly Known[]): fc.Arbitrary<Draft> {
  const parts = [endpoint.params, endpoint.query, endpoint.body];
  const known = everything.filter((row) => parts.some((schema) => Object.keys(fitting(schema, row)).length > 0));
  const part = (schema: z.ZodObject | undefined, name: string) => (schema ? arbitraryOf(schema, name) : fc.constant(undefined));
  return fc
    .record({
      params: part(endpoint.params, 'params') as fc.Arbitrary<Fields | undefined>,
      query: part(endpoint.query, 'query') as fc.Arbitrary<Fields | undefined>,
      body: part(endpoint.body, 'body') as fc.Arbitrary<Fields | undefined>,
      row: known.length > 0 ? fc.option(fc.constantFrom(...known), { freq: 9 }) : fc.constant(null),
      key: endpoint.idempotent ? fc.option(fc.uuid()) : fc.constant(null),
    })
    .map(({ params, query, body, row, key }) => {
      const call: Parts = {
        params: { ...params, ...fitting(endpoint.params, row) },
        query: { ...withoutPlaces(query), ...fitting(endpoint.query, row) },
        body: body && { ...body, ...fitting(endpoint.body, row) },
      };
      return drafted(call, key ? { 'idempotency-key': key } : {});
    });
}

/** The places of lists are opaque: only a list can say one. */
const withoutPlaces = ({ after: _, before: __, ...query }: Fields = {}): Fields => query;

/** Of what is known, the fields a part of the contract has and accepts. */
function fitting(schema: z.ZodObject | undefined, row: Known | null): Fields {
  const fields = Object.entries(row ?? {}).filter(([name, value]) => {
    const field = schema?.shape[name] as z.ZodType | undefined;
    return field?.safeParse(value).success;
  });
  return Object.fromEntries(fields);
}

const drafted = ({ params, query, body }: Parts, headers: Record<string, string>): Draft => ({
  segments: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, encodeURIComponent(String(value))])),
  query: Object.entries(query).map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value).toWellFormed())}`),
  body,
  headers,
});

function mutation({ method, params, query, body }: EndpointSpec): fc.Arbitrary<Mutation> {
  const names = (schema: z.ZodObject | undefined): string[] => Object.keys(schema?.shape ?? {});
  const fieldOf = (schema: z.ZodObject | undefined) => fc.oneof(fc.constantFrom('x', ...names(schema)), hostileName);
  const choices = [
    { weight: 2, arbitrary: header() },
    { weight: query ? 6 : 1, arbitrary: parameter(fieldOf(query)) },
  ];
  if (query && 'after' in query.shape) choices.push({ weight: 4, arbitrary: place() });
  if (params) choices.push({ weight: 4, arbitrary: segment(names(params)) });
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
    const written = encodeURIComponent(name);
    if (how !== 'repeat') draft.query = draft.query.filter((pair) => !pair.startsWith(`${written}=`));
    if (how !== 'remove') draft.query.push(`${written}${rest}`);
  });

const place = (): fc.Arbitrary<Mutation> =>
  fc.tuple(fc.constantFrom('after', 'before'), forgedPlace).map(([name, value]) => (draft) => {
    draft.query.push(`${name}=${value}`);
  });

const field = (names: fc.Arbitrary<string>): fc.Arbitrary<Mutation> =>
  fc.tuple(names, fc.option(hostileJson, { freq: 5 })).map(([name, value]) => (draft) => {
    const others = Object.entries(isFields(draft.body) ? draft.body : {}).filter(([other]) => other !== name);
    // Made from entries, `__proto__` is a field like any other.
    draft.body = Object.fromEntries(value ? [...others, [name, value]] : others);
  });

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
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !(value instanceof Raw);

function written({ method, path }: EndpointSpec, { segments, query, body, payload: given, headers }: Draft): Call {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => segments[name] ?? 'x');
  const text = method === 'GET' ? undefined : (given ?? (body === undefined ? undefined : json(body)));
  return {
    method,
    url: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
    headers: text === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(text === undefined ? {} : { payload: text }),
  };
}

function json(value: unknown): string {
  if (value instanceof Raw) return value.text;
  if (Array.isArray(value)) return `[${value.map(json)}]`;
  if (!isFields(value)) return JSON.stringify(value);
  return `{${Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}:${json(inner)}`)}}`;
}
