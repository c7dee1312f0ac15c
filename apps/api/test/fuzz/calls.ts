import { createHash } from 'node:crypto';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import fc from 'fast-check';
import type { z } from 'zod';
import { arbitraryOf } from './arbitrary.ts';
import { Raw, worstKeys, worstRanks, worstTexts, worstValues } from './hostile.ts';
import { type Draft, type Fields, isFields, type Mutation, mutation, namesIn, withField, withParameter, withPlace } from './mutations.ts';

/** A request as it is sent, so that a failure can be read and sent again. */
export type Call = { method: EndpointSpec['method']; url: string; headers: Record<string, string>; payload?: string | Buffer };
/** Values that exist together in the database, by the names contracts give them. */
export type Known = Readonly<Record<string, unknown>>;

type Parts = { params: Fields; query: Fields; body: Fields | undefined };

/** Calls the contract accepts, most of them about things that exist. */
export const validCall = (endpoint: EndpointSpec, known: readonly Known[]): fc.Arbitrary<Call> =>
  validDraft(endpoint, known).map((draft) => written(endpoint, draft));

/** Calls the contract accepts, then spoilt in one to three places: what is wrong is found behind what is right. */
export function hostileCall(endpoint: EndpointSpec, known: readonly Known[]): fc.Arbitrary<Call> {
  const one = mutation(endpoint);
  const spoilt = fc.oneof(fc.tuple(one), fc.array(one, { minLength: 1, maxLength: 3 }));
  return fc.tuple(validDraft(endpoint, known), spoilt, fc.integer({ min: 0, max: 9 })).map(([valid, mutations, chance]) => {
    // Shrinking comes back to the same valid call.
    const draft: Draft = { ...valid, segments: { ...valid.segments }, query: [...valid.query], headers: { ...valid.headers } };
    for (const mutate of mutations) mutate(draft);
    return written(endpoint, chance > 0 ? cheapened(endpoint, draft) : draft);
  });
}

/**
 * Every field the contract names with each of the worst values, in calls that are right but for that: of all of these, so many at most, at
 * even distances.
 */
export function sweptCalls(endpoint: EndpointSpec, known: readonly Known[], { seed, most }: { seed: number; most: number }): Call[] {
  const texts = worstTexts.map((text) => JSON.stringify(text));
  const all = [
    ...namesIn(endpoint.query).flatMap((name) =>
      worstTexts.map((text) => withParameter(name, `=${encodeURIComponent(text.toWellFormed())}`)),
    ),
    ...sweptPlaces(endpoint),
    ...namesIn(endpoint.body).flatMap((name) => [...texts, ...worstValues].map((text) => withField(name, new Raw(text)))),
  ];
  const stride = Math.max(1, Math.ceil(all.length / most));
  // One step more each time: otherwise the same value would come for every field.
  const mutations = stride === 1 ? all : Array.from({ length: most }, (_, turn) => all[(turn * (stride + 1)) % all.length]);
  const drafts = fc.sample(validDraft(endpoint, known), { seed, numRuns: mutations.length });
  return drafts.map((draft, index) => {
    mutations[index]?.(draft);
    // What a file is made of is asked for with all of them.
    const isCheap = index % 3 > 0 && endpoint.response !== 'file';
    return written(endpoint, isCheap ? cheapened(endpoint, draft) : draft);
  });
}

/** Every order of a list compared with each of the worst keys, and each of the worst ranks counted from a real place. */
function sweptPlaces({ query }: EndpointSpec): Mutation[] {
  if (!query || !('after' in query.shape)) return [];
  const sorts = query.shape.sort ? (query.shape.sort as z.ZodDefault<z.ZodEnum>).unwrap().options : [undefined];
  const compared = sorts.flatMap((sort) =>
    worstKeys.map(
      (key): Mutation =>
        (draft) => {
          if (sort) withParameter('sort', `=${sort}`)(draft);
          withPlace('after', { key })(draft);
        },
    ),
  );
  // Several times, because only some of the calls they are put into have a real place.
  const counted = Array.from({ length: 8 }, () => worstRanks.map((rank) => withPlace('after', { rank }))).flat();
  return [...compared, ...counted];
}

/** Limited endpoints and those that decode a picture or make a file are costly: most of their calls end where the input is read. */
function cheapened({ limit, upload, query, response }: EndpointSpec, draft: Draft): Draft {
  if (upload) return { ...draft, payload: draft.payload ?? pixel.subarray(0, 20) };
  if (query && response === 'file') return { ...draft, query: [...draft.query, 'unexpected=1'] };
  return limit && isFields(draft.body) ? { ...draft, body: { ...draft.body, unexpected: true } } : draft;
}

function validDraft(endpoint: EndpointSpec, everything: readonly Known[]): fc.Arbitrary<Draft> {
  const parts = [endpoint.params, endpoint.query, endpoint.body];
  const known = everything.filter((row) => parts.some((schema) => Object.keys(fitting(schema, row)).length > 0));
  // As many calls about the few of a kind as about the many of another.
  const kinds = Object.values(Object.groupBy(known, (row) => Object.keys(row).join())).map((rows = []) => fc.constantFrom(...rows));
  const part = (schema: z.ZodObject | undefined, name: string) => (schema ? arbitraryOf(schema, name) : fc.constant(undefined));
  return fc
    .record({
      params: part(endpoint.params, 'params') as fc.Arbitrary<Fields | undefined>,
      query: part(endpoint.query, 'query') as fc.Arbitrary<Fields | undefined>,
      body: part(endpoint.body, 'body') as fc.Arbitrary<Fields | undefined>,
      row: kinds.length > 0 ? fc.option(fc.oneof(...kinds), { freq: 9 }) : fc.constant(null),
      key: endpoint.idempotent ? fc.option(fc.uuid().map((key) => keyOf(endpoint, key))) : fc.constant(null),
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

/** The same seed gives the same keys at every endpoint, and a key that was used at another is refused. */
const keyOf = ({ method, path }: EndpointSpec, key: string): string =>
  createHash('sha256').update(`${method} ${path} ${key}`).digest('hex');

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

/** One pixel, for those who take a picture. */
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

function written({ method, path, upload }: EndpointSpec, { segments, query, body, payload: given, headers }: Draft): Call {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => segments[name] ?? 'x');
  const url = query.length > 0 ? `${filled}?${query.join('&')}` : filled;
  if (upload) return { method, url, headers: { 'content-type': upload.types[0] ?? '', ...headers }, payload: given ?? pixel };
  const text = method === 'GET' ? undefined : (given ?? (body === undefined ? undefined : json(body)));
  return {
    method,
    url,
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
