import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type CookieName, hintCookie, hostCookie, languageCookie } from '@jalon/domain/core/cookies';
import { AppError } from '@jalon/domain/core/errors';
import type { Language } from '@jalon/domain/core/languages';
import { deviceRules } from '@jalon/domain/sessions/session-rules';
import { startRules } from '@jalon/domain/sessions/sign-in-provider';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Section 7: every write carries the header X-XSRF-TOKEN with the value of the cookie XSRF-TOKEN, which any GET hands out. The token
 * is signed together with the session it was made for, so one planted from elsewhere does not pass.
 */
const xsrfCookie: CookieName = 'XSRF-TOKEN';
const xsrfHeader = 'x-xsrf-token';
/** How many pairs of token and session are remembered as ours; then it starts over. */
const pairsKnown = 1000;
const longestSession = 64;
/** Longer than a draft that is written to now and then: the server says when it is over. */
const draftSeconds = 30 * 86_400;
const languageSeconds = 365 * 86_400;
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export type Security = ReturnType<typeof security>;

export function security(config: Config) {
  const isSecure = config.isProduction;
  // The __Host- prefix makes the browser refuse a cookie of that name set by a sibling site.
  const named = (name: CookieName): string => hostCookie(name, isSecure);
  const [sessionCookie, draftCookie, startCookie] = [named('session'), named('sign_up'), named('sign_in_start')];
  const deviceCookie = named('device');
  const [hint, languageMark] = [named(hintCookie), named(languageCookie)];
  // What stands between the two steps of a sign-in; sealed by whoever keeps it, and sent to those two addresses only, which is why its
  // prefix is the weaker one.
  const stepName: CookieName = 'sign_in_step';
  const stepCookie = isSecure ? `__Secure-${stepName}` : stepName;
  const ofStep = { path: '/api/login', sameSite: 'strict', secure: isSecure, httpOnly: true } as const;
  const common = { path: '/', sameSite: 'lax', secure: isSecure } as const;
  const sign = (nonce: string, session: string): string =>
    createHmac('sha256', config.secret).update(`${nonce}|${session}`).digest('base64url');
  const isOurs = (token: string, session: string): boolean => {
    const [nonce = '', signature = ''] = token.split('.');
    return isEqual(signature, sign(nonce, session));
  };

  // A browser sends the same pair with every request of a visit.
  const known = new Map<string, string>();
  const isKnown = (token: string, session: string): boolean => {
    if (known.get(token) === session) return true;
    if (!isOurs(token, session)) return false;
    // What is no session of ours may be of any length, and anybody can have a token for it.
    if (session.length > longestSession) return true;
    if (known.size >= pairsKnown) known.clear();
    known.set(token, session);
    return true;
  };

  const giveToken = (reply: FastifyReply, session: string): void => {
    const nonce = randomBytes(16).toString('base64url');
    reply.setCookie(xsrfCookie, `${nonce}.${sign(nonce, session)}`, common);
  };
  const tokenOf = (request: FastifyRequest): string => request.cookies[sessionCookie] ?? '';

  return {
    /** The types of accounts that must have a second step, as the statement of the session takes them. */
    twoStepFor: config.twoStepFor.join(','),
    /** The password of the demonstration is public. */
    refusesDemo: config.isProduction,
    tokenOf,
    /** What was chosen in this browser, if anything was. */
    languageOf: (request: FastifyRequest): string | undefined => request.cookies[languageMark],
    /** Readable by the browser, which then starts in the right language before it knows who is there. */
    keepLanguage: (reply: FastifyReply, language: Language): void =>
      void reply.setCookie(languageMark, language, { ...common, maxAge: languageSeconds }),
    /** The sign-up that was begun in this browser. */
    draftOf: (request: FastifyRequest): string => request.cookies[draftCookie] ?? '',
    keepDraft(reply: FastifyReply, token: string): void {
      reply.setCookie(draftCookie, token, { ...common, httpOnly: true, maxAge: draftSeconds });
    },
    /** By which a browser is known to those who have signed in from it; it outlives their sessions, and opens nothing. */
    deviceOf: (request: FastifyRequest): string => request.cookies[deviceCookie] ?? '',
    keepDevice(reply: FastifyReply, token: string): void {
      reply.setCookie(deviceCookie, token, { ...common, sameSite: 'strict', httpOnly: true, maxAge: deviceRules.days * 86_400 });
    },
    /** What binds a sign-in by a provider to the browser that began it. */
    startOf: (request: FastifyRequest): string => request.cookies[startCookie] ?? '',
    keepStart(reply: FastifyReply, token: string): void {
      reply.setCookie(startCookie, token, { ...common, httpOnly: true, maxAge: startRules.seconds });
    },
    signIn(reply: FastifyReply, token: string, expires: Date | undefined): void {
      reply.setCookie(sessionCookie, token, { ...common, httpOnly: true, expires });
      reply.setCookie(hint, '1', { ...common, expires });
      giveToken(reply, token);
    },
    signOut(reply: FastifyReply): void {
      reply.clearCookie(sessionCookie, { ...common, httpOnly: true });
      reply.clearCookie(hint, common);
      giveToken(reply, '');
    },
    stepOf: (request: FastifyRequest): string => request.cookies[stepCookie] ?? '',
    keepStep: (reply: FastifyReply, value: string, seconds: number): void =>
      void reply.setCookie(stepCookie, value, { ...ofStep, maxAge: seconds }),
    dropStep: (reply: FastifyReply): void => void reply.clearCookie(stepCookie, ofStep),
    mount(app: FastifyInstance): void {
      app.addHook('onRequest', (request, reply, done) => {
        const session = tokenOf(request);
        const cookie = request.cookies[xsrfCookie] ?? '';
        if (safeMethods.has(request.method)) {
          if (!isKnown(cookie, session)) giveToken(reply, session);
          return done();
        }
        if ((request.routeOptions.config as { isSigned?: boolean }).isSigned) return done();
        if (!isOwnOrigin(request, config)) return done(new AppError('request.foreignOrigin'));
        const header = request.headers[xsrfHeader];
        const isForged = typeof header !== 'string' || !isEqual(header, cookie) || !isOurs(cookie, session);
        done(isForged ? new AppError('request.forged') : undefined);
      });
    },
  };
}

export function isOwnOrigin({ headers }: Pick<FastifyRequest, 'headers'>, config: Pick<Config, 'url' | 'isProduction'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = headers;
  if (!origin || origin === config.url) return true;
  // In development the product answers under several names (localhost, 127.0.0.1, the reload server).
  return !config.isProduction && URL.canParse(origin) && new URL(origin).host === headers.host;
}

/** Compared in a time that tells nothing about where they differ. */
export function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && left.length > 0 && timingSafeEqual(left, right);
}
