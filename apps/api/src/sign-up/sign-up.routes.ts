import { randomUUID } from 'node:crypto';
import { signUpLogoRules } from '@jalon/domain/accounts/own-account';
import { todayIn } from '@jalon/domain/core/dates';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { AppError } from '@jalon/domain/core/errors';

import { type SignUpType, type StepName, signUpSteps } from '@jalon/domain/sign-up/sign-up';
import { signUpApi } from '@jalon/domain/sign-up/sign-up-api';
import { conditionsOn, type SignUpDraft } from '@jalon/domain/sign-up/sign-up-schema';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../core/context.ts';
import { record } from '../core/events.ts';
import type { Files } from '../core/files.ts';
import { hashNewPassword } from '../core/new-password.ts';
import { pictureKey, toPicture } from '../core/pictures.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { uniqueViolation } from '../db/database.ts';
import type { House } from '../operator/house.ts';
import { refuseUnknown } from '../referentials/referentials.queries.ts';
import { signInAs } from '../sessions/sign-in.ts';
import { type Draft, findDraft, findProgress, replaceDraftLogo, saveStep } from './drafts.queries.ts';
import { confirmSignUp } from './sign-up.confirm.ts';
import { correctSignUp } from './sign-up.correct.ts';
import { tellKnown } from './sign-up.queries.ts';

const done = { done: true } as const;

export function mountSignUp(kernel: Kernel, { timeZone }: House, files: Files): void {
  const { database, security } = kernel;
  const today = () => todayIn(timeZone(), new Date());

  serve(kernel, signUpApi.draft, async ({ tx, params: { type }, http: { request } }) =>
    present(type, await findDraft(tx, security.draftOf(request))),
  );
  mountAccount(kernel, 'freelance');
  mountAccount(kernel, 'company');

  const keep = async <E extends EndpointSpec>(type: SignUpType, name: StepName, { tx, body, http }: Context<E>): Promise<SignUpDraft> => {
    const saved = await saveStep(tx, security.draftOf(http.request), { name, answer: body });
    if (saved?.token) security.keepDraft(http.reply, saved.token);
    return present(type, saved);
  };
  serve(kernel, signUpApi.profile, async (context) => {
    const { professions, experience } = context.body;
    await refuseUnknown(context.tx, { professions: ['activity-areas', professions], experience: ['experiences', [experience]] });
    return keep('freelance', 'profile', context);
  });
  serve(kernel, signUpApi.conditions, async (context) => {
    conditionsOn(today()).parse(context.body);
    return keep('freelance', 'conditions', context);
  });
  serve(kernel, signUpApi.details, async (context) => {
    const { country, sector } = context.body;
    await refuseUnknown(context.tx, { country: ['countries', [country]], sector: ['expertise-areas', [sector]] });
    return keep('company', 'details', context);
  });
  mountLogo(kernel, files);
  serve(kernel, signUpApi.function, (context) => keep('company', 'function', context));

  serve(
    kernel,
    signUpApi.confirm,
    async ({ params: { type }, http, language, requestId }) => {
      const confirmation = { type, language, requestId, today: today() };
      const entrant = await database.transaction((tx) => confirmSignUp(tx, security.draftOf(http.request), confirmation));
      if (!entrant) return { ...done, user: null };
      return { ...done, user: await signInAs(kernel, http, { ...entrant, isRemembered: false, requestId }, async () => undefined) };
    },
    // Who is signed in at once needs the account to be there.
    { transaction: false },
  );
  mountWaiting(kernel);

  serve(
    kernel,
    signUpApi.correct,
    async ({ body: { email }, http: { request }, language, requestId }) => {
      const correct = () =>
        database.transaction((tx) => correctSignUp(tx, security.draftOf(request), { email, language, requestId, today: today() }));
      // Somebody took the address between the look and the change: looked at again, it has an account.
      await correct().catch((error: unknown) => (uniqueViolation(error) === 'users__email' ? correct() : Promise.reject(error)));
      return done;
    },
    { transaction: false },
  );
}

/** Kept as a file at once; the company takes it over, and what nobody takes goes with the draft. */
function mountLogo(kernel: Kernel, files: Files): void {
  const { database, security } = kernel;
  const replace = async (request: FastifyRequest, key: string | null): Promise<SignUpDraft> => {
    const replaced = await replaceDraftLogo(database, security.draftOf(request), key);
    if (!replaced) throw new AppError('signUp.unfinished');
    const { old, ...draft } = replaced;
    if (old) await files.remove(pictureKey(old));
    return present('company', draft);
  };
  const drawsFirst = { transaction: false };

  serve(
    kernel,
    signUpApi.setLogo,
    async ({ file, http: { request } }) => {
      // Somebody who has begun: a stranger's image is not even looked at.
      if (!(await findDraft(database, security.draftOf(request)))) throw new AppError('signUp.unfinished');
      const [logo, content] = [randomUUID(), await toPicture(file, 'logo', { from: 'visitor', limits: signUpLogoRules })];
      await files.put(pictureKey(logo), content);
      // Confirmed meanwhile: nothing leads to the file.
      return replace(request, logo).catch(async (error: unknown) => {
        await files.remove(pictureKey(logo));
        throw error;
      });
    },
    drawsFirst,
  );
  serve(kernel, signUpApi.removeLogo, ({ http: { request } }) => replace(request, null), drawsFirst);

  serve(kernel, signUpApi.logo, async ({ tx, http: { request } }) => {
    const { logo } = (await findDraft(tx, security.draftOf(request))) ?? nothing;
    const content = logo && (await files.get(pictureKey(logo)));
    if (!content) throw new AppError('record.missing');
    return { name: 'logo.webp', type: 'image/webp', content };
  });
}

function mountAccount(kernel: Kernel, type: SignUpType): void {
  const { database, security } = kernel;
  const endpoint = type === 'freelance' ? signUpApi.freelanceAccount : signUpApi.companyAccount;
  // A hash is slow on purpose: it is computed before the one statement that keeps it.
  serve(
    kernel,
    endpoint,
    async ({ body: { password, ...answer }, http: { request, reply } }) => {
      const passwordHash = password === undefined ? undefined : await hashNewPassword(password, answer);
      const step = { name: 'account', answer, passwordHash } as const;
      const { identity } = (await findDraft(database, security.draftOf(request))) ?? {};
      if (identity?.isProved && identity.email !== answer.email)
        throw new AppError('request.invalid', { fields: { email: 'validation.provedEmail' } });
      const saved = await database.transaction((tx) => saveStep(tx, security.draftOf(request), step));
      if (!saved) throw new AppError('request.invalid', { fields: { password: 'validation.required' } });
      if (saved.token) security.keepDraft(reply, saved.token);
      return present(type, saved);
    },
    { transaction: false },
  );
}

/** After the confirmation, until the address is proved. */
function mountWaiting(kernel: Kernel): void {
  const { security } = kernel;
  serve(kernel, signUpApi.progress, async ({ tx, http: { request } }) => {
    const progress = await findProgress(tx, security.draftOf(request));
    const { email = null, isVerified = false, isCorrectable = false } = progress ?? {};
    return { email, isVerified, isCorrectable };
  });

  serve(kernel, signUpApi.resend, async ({ tx, http: { request }, requestId }) => {
    const progress = await findProgress(tx, security.draftOf(request));
    if (!progress || progress.isVerified) return done;
    const { userId, email, isOwn } = progress;
    if (userId && isOwn) await record(tx, 'account.resend', { subjectId: userId, by: userId, requestId });
    else await tellKnown(tx, email);
    return done;
  });
}

/** The steps of this type, and which of them are done. The account is the same for both types. */
function present(type: SignUpType, { answers, identity, hasWayIn, logo }: Draft = nothing): SignUpDraft {
  const none = { account: null, profile: null, conditions: null, details: null, function: null };
  const own = signUpSteps[type].filter((step) => answers[step]);
  const steps = own.filter((step) => step !== 'account' || hasWayIn);
  return { ...none, ...Object.fromEntries(own.map((step) => [step, answers[step]])), steps, external: identity, logo };
}
const nothing: Draft = { answers: {}, identity: null, hasWayIn: false, logo: null };
