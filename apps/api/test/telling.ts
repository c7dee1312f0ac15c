import { randomUUID } from 'node:crypto';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { sql } from '../src/db/sql.ts';
import type { Person } from './factories.ts';
import type { World } from './harness.ts';
import { rows } from './matrix/expectations.ts';
import { isPdf, pdfText } from './pdf-text.ts';
import { isFull } from './rounds.ts';
import { unzip } from './unzip.ts';

/**
 * What is hidden from a reader, looked for in the answer of every endpoint, each format of a file included: a word, an amount or an id.
 * One that is asked for is answered as one that nobody has.
 */
export type Hidden = {
  words: readonly string[];
  ids: readonly string[];
  /** The records that are asked for, where these are no secret. */
  about?: readonly string[];
};
export type Reader = Person | 'visitor';

/** Every endpoint is asked, by every reader: only what hangs is ended. */
export const patience = 600_000;

/** Without accents and cases, and numbers without the spaces in them. */
export const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\d)\s(?=\d{3})/g, '')
    .toLowerCase();
const isNumber = (secret: string): boolean => /^[\d.,]+$/.test(secret);
/** A number stands for itself only: digits in the middle of an id or of another number are others. */
export const tells = (text: string, secret: string): boolean =>
  isNumber(secret) ? new RegExp(String.raw`(?<![\w.,-])${RegExp.escape(secret)}(?![\w-])`).test(text) : text.includes(folded(secret));

const isArchive = (raw: Buffer) => raw.subarray(0, 4).equals(Buffer.from('504b0304', 'hex'));
const textOf = async (raw: Buffer) =>
  folded(isPdf(raw) ? await pdfText(raw) : (isArchive(raw) ? [...unzip(raw).values()] : [raw]).map(String).join('\n'));

type Given = { params?: Record<string, string>; query?: Record<string, string> };
const givenTo = ({ method, path }: EndpointSpec): Given => (rows[`${method} ${path}`]?.input as Given | undefined) ?? {};

/** The addresses a call may have about these ids: each of them in the place of whatever its path names, and each format of a file. */
function paramsFor(endpoint: EndpointSpec, ids: readonly string[]): Record<string, string>[] {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const given = givenTo(endpoint).params ?? {};
  const open = names.filter((name) => !(name in given));
  const about = open.length === 0 ? [given] : ids.map((id) => ({ ...given, ...Object.fromEntries(open.map((name) => [name, id])) }));
  return names.includes('format') ? about.flatMap((params) => ['csv', 'xlsx'].map((format) => ({ ...params, format }))) : about;
}

/** Enough of them to show that each of these words can be found. */
export const tellAll =
  (...words: readonly string[]) =>
  (telling: readonly string[]): boolean =>
    words.every((word) => telling.some((one) => one.endsWith(word)));

type Answered = { status: number; text: string };
type Read = (endpoint: EndpointSpec, params: object, query: Record<string, string>) => Promise<Answered>;
function reading(world: World, reader: Reader): Read {
  const ask = world.as(reader);
  return async (endpoint, params, query) => {
    const { status, raw } = await ask(endpoint, { params, query: { ...givenTo(endpoint).query, ...query } } as never);
    return { status, text: await textOf(raw) };
  };
}

/**
 * Addresses whose answer tells a hidden word or id, or is another one when it is asked for: all of them, or so many as are enough to show
 * that what is looked for can be found.
 */
export async function tellingOf(
  world: World,
  reader: Reader,
  hidden: Hidden,
  areEnough: (telling: readonly string[]) => boolean = () => false,
): Promise<string[]> {
  const read = reading(world, reader);
  const telling: string[] = [];
  await world.database.many(sql`delete from rate_limits`);
  for (const [index, endpoint] of world.endpoints.filter(({ method }) => method === 'GET').entries()) {
    if (areEnough(telling)) break;
    const [params = {}, ...others] = paramsFor(endpoint, hidden.about ?? hidden.ids);
    const answer = await read(endpoint, params, {});
    if (isClosed(answer)) continue;
    telling.push(...toldIn(answer.text, endpoint, params, hidden), ...(await toldAt(read, endpoint, others, hidden)));
    for (const name of Object.keys(endpoint.query?.shape ?? {}))
      telling.push(...(await foundBy(read, endpoint, { params, name, secrets: secretsFor(name, hidden, index) })));
  }
  return telling;
}

/** What the answers about one record tell of what is hidden. */
export async function toldAbout(world: World, reader: Reader, id: string, hidden: Hidden): Promise<string[]> {
  const about = world.endpoints.filter(({ method, path }) => method === 'GET' && path.includes('/:'));
  const told = await Promise.all(about.map((endpoint) => toldAt(reading(world, reader), endpoint, paramsFor(endpoint, [id]), hidden)));
  return told.flat();
}

/** Who may not call at all is refused before anything of the call is looked at, whatever it asks for. */
const isClosed = ({ status, text }: Answered): boolean => (status === 401 || status === 403) && text.length < 200;

async function toldAt(read: Read, endpoint: EndpointSpec, addresses: Record<string, string>[], hidden: Hidden): Promise<string[]> {
  const telling: string[] = [];
  for (const params of addresses) telling.push(...toldIn((await read(endpoint, params, {})).text, endpoint, params, hidden));
  return telling;
}

/** What the answer at an address tells; an id that was asked for may be said again. */
function toldIn(text: string, { path }: EndpointSpec, params: Record<string, string>, { words, ids }: Hidden): string[] {
  const secrets = [...words, ...ids.filter((id) => !Object.values(params).includes(id))];
  return secrets.filter((secret) => tells(text, secret)).map((secret) => `${path}: ${secret}`);
}

/** Nothing is searched by an amount or a day; of several words, each is looked for by itself. */
const secretsFor = (name: string, { words, ids }: Hidden, index: number): readonly string[] =>
  name === 'q'
    ? tried(
        words.filter((word) => /^\p{L}[\p{L}\d]*$/u.test(word)),
        index,
      )
    : name.endsWith('Id')
      ? ids
      : [];

/** All of them, or one: another at each endpoint. */
const tried = (words: readonly string[], index: number): readonly string[] =>
  isFull ? words : words.filter((_, place) => place === index % words.length);

/** What can be found by asking for it. */
async function foundBy(
  read: Read,
  endpoint: EndpointSpec,
  { params, name, secrets }: { params: object; name: string; secrets: readonly string[] },
): Promise<string[]> {
  if (secrets.length === 0) return [];
  const nothing = name === 'q' ? 'qwyxmbrotz' : randomUUID();
  const empty = await read(endpoint, params, { [name]: nothing });
  const telling: string[] = [];
  for (const secret of secrets) {
    const found = await read(endpoint, params, { [name]: secret });
    const isSame = found.status === empty.status && found.text.replaceAll(folded(secret), nothing) === empty.text;
    if (!isSame) telling.push(`${endpoint.path}?${name}=${secret}`);
  }
  return telling;
}
