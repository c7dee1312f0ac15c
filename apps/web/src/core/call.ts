import type { Contracts } from '@jalon/domain/contracts';
import type { AnswerOf, CallOf, FilePart } from '@jalon/domain/core/endpoint';
import { type ErrorCode, errorCodes, type FieldErrors } from '@jalon/domain/core/errors';
import { fillPath } from '@jalon/domain/core/routes';

/** A refusal of the server, or its silence (`server.unavailable`). The text is `errorText(t, error)`. */
export class CallError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: FieldErrors;
  readonly details: Record<string, unknown>;
  constructor(status: number, code: ErrorCode, fields: FieldErrors = {}, details: Record<string, unknown> = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.details = details;
  }
}

export type CallOptions = {
  signal?: AbortSignal;
  /** One key per intention: sent again, the same key makes one record. */
  idempotencyKey?: string;
  /** Section 8: failures of the user and language calls never move the person to another screen. */
  isQuiet?: boolean;
};

type Address = keyof Contracts;
/** By address: to name the contract in each call would have the compiler compare it with all others. */
type Sent = { [A in Address]: CallOf<Contracts[A]> };
type Answers = { [A in Address]: AnswerOf<Contracts[A]> };
type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown; file?: FilePart };
type Failure = 'signedOut' | 'termsChanged' | 'serverFailed';

const listeners = new Set<(failure: Failure) => void>();

/** Section 8: a lost session and a failed server concern the whole page, so the router listens here. */
export function onFailure(listener: (failure: Failure) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let leaving = new AbortController();

/** Aborted while the person signs out: the server would refuse what is still being read for them. */
export const leavingSignal = (): AbortSignal => leaving.signal;

export const startLeaving = (): void => leaving.abort();

/** Somebody else is signed in, nobody is, or the server did not let them go. */
export function endLeaving(): void {
  if (leaving.signal.aborted) leaving = new AbortController();
}

/**
 * Calls the API by its address: `await call('GET /api/history', { query: { size: 10 } })`. The contract types it and stays on the
 * server: its schemas weigh as much as a screen. Throws `CallError`, or the abort of `signal`.
 */
export async function call<A extends Address>(address: A, parts: Sent[A], options: CallOptions = {}): Promise<Answers[A]> {
  const sent: Parts = parts;
  const { isQuiet, ...rest } = options;
  let response = await send(address, sent, rest);
  if (response.status === 403 && (await codeOf(response.clone())) === 'request.forged') {
    await refreshToken();
    response = await send(address, sent, rest);
  }
  if (response.ok) return (await response.json()) as Answers[A];
  const error = await errorOf(response);
  if (!isQuiet && error.status === 401) reportFailure('signedOut');
  if (error.code === 'account.termsNeeded') reportFailure('termsChanged');
  if (!isQuiet && error.status === 500) reportFailure('serverFailed');
  throw error;
}

/** The plain address of a call, for links and downloads. */
export function hrefOf<A extends Address>(address: A, parts: Sent[A]): string {
  return written(address, parts);
}

function written(address: string, { params = {}, query = {} }: Parts): string {
  const path = address.slice(address.indexOf(' ') + 1);
  const values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== null) search.set(name, String(value));
  return fillPath(path, values) + (search.size > 0 ? `?${search}` : '');
}

async function send(address: string, parts: Parts, options: Omit<CallOptions, 'isQuiet'>): Promise<Response> {
  const [method = 'GET'] = address.split(' ');
  const headers = new Headers({ accept: 'application/json' });
  if (parts.body !== undefined) headers.set('content-type', 'application/json');
  if (parts.file) headers.set('content-type', parts.file.type);
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
  if (method !== 'GET') headers.set('x-xsrf-token', await forgeryToken());
  const signals = [options.signal, method === 'GET' ? leaving.signal : undefined].filter((signal) => signal !== undefined);
  const signal = AbortSignal.any(signals);
  try {
    return await fetch(written(address, parts), {
      method,
      headers,
      credentials: 'same-origin',
      body: bodyOf(parts),
      // Section 7: no timeout; the server answers within its own.
      signal,
    });
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new CallError(0, 'server.unavailable');
  }
}

// A file to send is always a `Blob` here; the contract, which Node reads too, only says what it needs of one.
const bodyOf = ({ body, file }: Parts): BodyInit | null => (file ? (file as Blob) : body === undefined ? null : JSON.stringify(body));

const token = (): string | undefined => {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith('XSRF-TOKEN='));
  return pair ? decodeURIComponent(pair.slice('XSRF-TOKEN='.length)) : undefined;
};

/** What a write must send along. */
export const forgeryToken = async (): Promise<string> => token() ?? refreshToken();

/** Any answer of the API brings the cookie; health is the cheapest. */
async function refreshToken(): Promise<string> {
  try {
    await fetch('/api/health', { credentials: 'same-origin', cache: 'no-store' });
  } catch {
    throw new CallError(0, 'server.unavailable');
  }
  return token() ?? '';
}

async function codeOf(response: Response): Promise<ErrorCode | undefined> {
  return (await errorOf(response)).code;
}

/** A gateway in between may answer something else than our errors: the status then says what is known. */
export async function errorOf(response: Response): Promise<CallError> {
  const body: unknown = await response.json().catch(() => null);
  const { code, fields, ...details } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const known = errorCodes.find((candidate) => candidate === code);
  const guessed: ErrorCode = response.status === 401 ? 'session.required' : response.status > 501 ? 'server.unavailable' : 'server.failed';
  return new CallError(response.status, known ?? guessed, (fields ?? {}) as FieldErrors, details);
}

export function reportFailure(failure: Failure): void {
  for (const listener of listeners) listener(failure);
}
