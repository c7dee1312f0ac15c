import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { AppError } from '@jalon/domain/core/errors';
import { deviceName, deviceOf } from '@jalon/domain/sessions/device';
import type { Config } from '../config.ts';
import { record } from '../core/events.ts';
import { hashNewPassword } from '../core/new-password.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { endOtherSessions, endSession, listSessions } from '../core/session.ts';
import { writeAs } from '../core/standing.ts';
import { forgetOtherDevices } from '../sessions/device-tokens.queries.ts';
import { listNewDevices } from '../sessions/known-devices.queries.ts';
import { endLinks } from './accounts.queries.ts';
import { replacePassword } from './own-account.queries.ts';
import { ownerProofs } from './owner-proof.ts';
import { addressFor, base32 } from './totp.ts';
import { removeTwoStep } from './two-step.queries.ts';
import { makeCodes, twoSteps } from './two-step.ts';

const done = { done: true } as const;
// A hash is slow on purpose: it is computed outside the transaction, which would hold a connection meanwhile.
const hashesFirst = { transaction: false };

export function mountOwnSecurity(kernel: Kernel, config: Config): void {
  mountPassword(kernel, config);
  mountSessionList(kernel);
  mountTwoStep(kernel, config);
}

function mountPassword(kernel: Kernel, config: Config): void {
  const { database, security } = kernel;
  const { prove } = ownerProofs(kernel, config);
  serve(
    kernel,
    ownAccountApi.password,
    async ({ actor, body: { current, password, code }, http: { request, reply }, requestId }) => {
      const { hash, take } = await prove(actor, { password: current, code }, 'current');
      const to = await hashNewPassword(password, { ...actor, company: actor.company?.name ?? null }, hash);
      const renewed = await database.transaction(async (tx) => {
        await take(tx);
        if (!(await replacePassword(tx, actor.id, hash, to))) throw new AppError('record.changed');
        await record(tx, 'account.password', { subjectId: actor.id, by: actor.id, requestId });
        await endLinks(tx, actor.id, 'reset', 'change');
        await forgetOtherDevices(tx, actor.id, security.deviceOf(request));
        return endOtherSessions(tx, actor.id, security.tokenOf(request));
      });
      if (renewed) security.signIn(reply, renewed.token, renewed.expires);
      return done;
    },
    hashesFirst,
  );

  serve(kernel, ownAccountApi.passwordLink, async ({ tx, actor, requestId }) => {
    await record(tx, 'account.forgot', { subjectId: actor.id, by: actor.id, requestId });
    return done;
  });
}

function mountSessionList(kernel: Kernel): void {
  const { security } = kernel;

  serve(kernel, ownAccountApi.sessions, async ({ tx, actor, http: { request } }) => {
    const rows = await listSessions(tx, actor.id, security.tokenOf(request));
    const fresh = await listNewDevices(tx, actor.id);
    const sessions = rows.map(({ userAgent, ...row }) => {
      const device = deviceOf(userAgent);
      return { ...row, ...device, isNewDevice: fresh.has(deviceName(device)) };
    });
    return { sessions: sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeenAt.localeCompare(a.lastSeenAt)) };
  });

  serve(kernel, ownAccountApi.endSession, async ({ tx, actor, params: { id }, http: { request, reply }, requestId }) => {
    const ended = await endSession(tx, { userId: actor.id, id, token: security.tokenOf(request) });
    if (!ended) throw new AppError('record.missing');
    await record(tx, 'session.end', { subjectId: actor.id, by: actor.id, requestId });
    if (ended.isCurrent) security.signOut(reply);
    return done;
  });

  serve(kernel, ownAccountApi.endOthers, async ({ tx, actor, http: { request, reply }, requestId }) => {
    const renewed = await endOtherSessions(tx, actor.id, security.tokenOf(request));
    await forgetOtherDevices(tx, actor.id, security.deviceOf(request));
    if (!renewed) throw new AppError('session.required');
    await record(tx, 'session.end', { subjectId: actor.id, by: actor.id, requestId });
    security.signIn(reply, renewed.token, renewed.expires);
    return { ended: renewed.ended };
  });
}

function mountTwoStep(kernel: Kernel, config: Config): void {
  const { database } = kernel;
  const steps = twoSteps(config.secret);
  const { prove, actAndGoOn } = ownerProofs(kernel, config);

  serve(
    kernel,
    ownAccountApi.beginTwoStep,
    async ({ actor, body, http }) => {
      if (await steps.isOn(database, actor.id)) throw new AppError('workflow.wrongState', { state: 'on' });
      // Whoever finds a screen open must not lock its owner out.
      const { take } = await prove(actor, body);
      const secret = await actAndGoOn({ actor, http, take }, (tx) => steps.begin(tx, actor.id));
      return { secret: base32(secret), address: addressFor(secret, actor.email) };
    },
    hashesFirst,
  );

  serve(
    kernel,
    ownAccountApi.confirmTwoStep,
    async ({ actor, body: { code }, requestId }) => {
      const take = await steps.lookAtFirst(database, actor.id, code);
      const { codes, keep } = await makeCodes();
      await writeAs(database, actor.id, async (tx) => {
        await take(tx);
        await keep(tx, actor.id);
        await record(tx, 'account.twoStepOn', { subjectId: actor.id, by: actor.id, requestId });
      });
      return { codes };
    },
    hashesFirst,
  );

  serve(
    kernel,
    ownAccountApi.endTwoStep,
    async ({ actor, body, http, requestId }) => {
      const { take } = await prove(actor, body);
      await actAndGoOn({ actor, http, take }, async (tx) => {
        if (!(await removeTwoStep(tx, actor.id))) throw new AppError('workflow.wrongState', { state: 'off' });
        await record(tx, 'account.twoStepOff', { subjectId: actor.id, by: actor.id, requestId });
      });
      return done;
    },
    hashesFirst,
  );

  serve(
    kernel,
    ownAccountApi.renewCodes,
    async ({ actor, body, http, requestId }) => {
      const { take } = await prove(actor, body);
      const { codes, keep } = await makeCodes();
      await actAndGoOn({ actor, http, take }, async (tx) => {
        if (!(await steps.isOn(tx, actor.id))) throw new AppError('workflow.wrongState', { state: 'off' });
        await keep(tx, actor.id);
        await record(tx, 'account.recoveryCodes', { subjectId: actor.id, by: actor.id, requestId });
      });
      return { codes };
    },
    hashesFirst,
  );
}
