import { setTimeout as sleep } from 'node:timers/promises';
import { type ConnectorProblem, problemCode } from '@jalon/domain/connector/connector';
import { AppError } from '@jalon/domain/core/errors';
import type { z } from 'zod';
import { BoondErrors } from './boond-schema.ts';
import { type BoondKeys, signedToken } from './boond-token.ts';

/** `told` hears of every call that was made, what came of it and when it began: they are counted against what the plan allows. */
export type BoondOptions = {
  url: string;
  keys: BoondKeys;
  told: (problem: ConnectorProblem | null, began: Date) => Promise<void>;
  /** How long one call may take, and how long the pause is before the first repetition: it doubles with each. */
  patienceMs?: number;
  pauseMs?: number;
};

const attempts = 4;
/** No pause is longer, whatever the tool asks for: then it is for another time. */
const longestPauseMs = 30_000;
/** A dictionary is some 200 kB, a page of 500 records a megabyte or two. */
const maxBytes = 32 * 2 ** 20;
const passing: readonly ConnectorProblem[] = ['limited', 'failed', 'unreachable'];

type Answer = { problem: ConnectorProblem; pauseMs?: number | undefined } | { problem: null; content: unknown };

/** One GET of the tool, signed, tried again where that helps, and read by its schema. */
export async function call<Schema extends z.ZodType>(
  options: BoondOptions,
  path: string,
  schema: Schema,
  query: Record<string, string> = {},
): Promise<z.output<Schema>> {
  const url = `${options.url}${path}?${new URLSearchParams(query)}`;
  for (let attempt = 1; ; attempt++) {
    const began = new Date();
    const answer = await ask(options, url);
    const read = answer.problem === null ? schema.safeParse(answer.content) : undefined;
    const problem = read ? (read.success ? null : 'unreadable') : answer.problem;
    await options.told(problem, began);
    if (read?.success) return read.data;
    const pauseMs = ('pauseMs' in answer ? answer.pauseMs : undefined) ?? (options.pauseMs ?? 1000) * 2 ** (attempt - 1);
    const isFinal = problem === null || !passing.includes(problem) || attempt === attempts || pauseMs > longestPauseMs;
    if (isFinal) throw new AppError(problemCode(problem ?? 'unreadable'));
    await sleep(pauseMs);
  }
}

async function ask({ keys, patienceMs = 20_000 }: BoondOptions, url: string): Promise<Answer> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    // An address that it sends us on to is none of the configuration.
    const headers = { accept: 'application/json', 'x-jwt-client-boondmanager': signedToken(keys) };
    const response = await fetch(url, { headers, signal, redirect: 'error' });
    const content = parsed(await textOf(response));
    return response.ok ? (content === undefined ? { problem: 'unreadable' } : { problem: null, content }) : refusalOf(response, content);
  } catch (error) {
    if (error instanceof AppError) return { problem: 'unreadable' };
    return { problem: signal.aborted ? 'slow' : 'unreachable' };
  }
}

const byStatus: Record<number, ConnectorProblem> = { 401: 'badToken', 403: 'missingFeature', 404: 'notOffered', 405: 'notOffered' };

function refusalOf({ status, headers }: Response, content: unknown): Answer {
  if (status === 429) return { problem: 'limited', pauseMs: retryAfter(headers.get('retry-after')) };
  if (status >= 500) return { problem: 'failed', pauseMs: retryAfter(headers.get('retry-after')) };
  const { errors = [] } = BoondErrors.safeParse(content).data ?? {};
  // A token that is there and wrongly signed is a field that is wrong, in its words.
  if (status === 422 && errors.some(({ source }) => source?.parameter === 'xJwtClient')) return { problem: 'badSignature' };
  return { problem: byStatus[status] ?? 'unreadable' };
}

/** In seconds, or as a date. */
function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw new AppError(problemCode('unreadable'));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
