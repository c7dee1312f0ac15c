import { randomUUIDv7 } from 'node:crypto';
import { emailApi } from '@jalon/domain/accounts/email-api';
import type { linkHours } from '@jalon/domain/accounts/link-rules';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { companyApi } from '@jalon/domain/companies/company-api';
import { contacts } from '@jalon/domain/contacts/contact-api';
import type { LegalKind } from '@jalon/domain/legal/legal-text';
import { legalTextApi } from '@jalon/domain/legal/legal-text-api';
import type { LegalDraftInput } from '@jalon/domain/legal/legal-text-schema';
import { operatorApi } from '@jalon/domain/operator/operator-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { makeLink } from '../../src/accounts/accounts.queries.ts';
import { linkTokens } from '../../src/accounts/link-tokens.ts';
import { codeBefore } from '../authenticator.ts';
import { makePerson, makeRole, type Person } from '../factories.ts';
import { featureValid } from '../features.ts';
import { testSecret, tokenIn, type World } from '../harness.ts';
import { png } from '../images.ts';
import * as a from '../matrix/records.ts';
import { newcomer } from '../sign-up.ts';
import { companyOf, fresh, type Make, ofAdmin, ofOwner, owner, password, type Valid } from './callers.ts';

const other = 'Sentier!73bleu';

const bodyOf = (body: object) => async (world: World) => ({ as: await fresh(world), call: { body } });
async function linkFor(world: World, { id, email }: Person, purpose: keyof typeof linkHours): Promise<{ token: string; email: string }> {
  return { token: linkTokens(testSecret).write(await makeLink(world.database, id, purpose)), email };
}

/** With the second step on; `code` is a recovery code that was not used. */
async function secured(world: World): Promise<{ as: Person; code: string }> {
  const { as, secret } = await begun(world);
  const { codes } = (await world.as(as)(ownAccountApi.confirmTwoStep, { body: { code: await codeBefore(secret) } })).body;
  return { as, code: codes[0] ?? '' };
}

async function begun(world: World): Promise<{ as: Person; secret: string }> {
  const person = await fresh(world);
  const answer = await world.as(person)(ownAccountApi.beginTwoStep, { body: { password } });
  return { as: { ...person, token: tokenIn(answer) }, secret: answer.body.secret };
}

async function betweenSteps(world: World): Promise<Valid> {
  const { as, code } = await secured(world);
  const { headers } = await world.as('visitor')(sessionApi.login, { body: { email: as.email, password } });
  const step = /sign_in_step=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
  return { as: 'visitor', call: { body: { code }, headers: { cookie: step } } };
}

async function withSignUp(world: World, email: string, { isConfirmed }: { isConfirmed: boolean }): Promise<Valid> {
  const browser = newcomer(world);
  await browser.fill('company', email);
  if (isConfirmed) await browser.confirm('company');
  return { as: 'visitor', call: { params: { type: 'company' }, headers: { cookie: browser.cookie() } } };
}

/** Somebody who has asked for another address. */
async function changingAddress(world: World): Promise<Valid> {
  const as = await fresh(world);
  const asked = await world.as(as)(emailApi.change, { body: { email: `new.${as.email}`, password } });
  return { as: { ...as, token: tokenIn(asked) || as.token }, call: {} };
}

async function ownData(world: World): Promise<Valid> {
  const as = await fresh(world);
  const { version } = (await world.as(as)(ownAccountApi.read, {})).body;
  return { as, call: { body: { civility: 'ms', firstName: 'Zoé', lastName: 'B', phone: '', job: '', version } } };
}

type Legal = { params: { kind: LegalKind }; body: LegalDraftInput };
async function draftOf(world: World, kind: LegalKind): Promise<Legal> {
  const { fr, version } = (await world.as('admin')(legalTextApi.manage, { params: { kind } })).body;
  return { params: { kind }, body: { fr: `${fr}\n\nNeuf.`, en: '', version } };
}

/** A text whose draft says something new, with the call that publishes it. */
async function changedText(world: World, kind: LegalKind) {
  const { version } = (await world.as('admin')(legalTextApi.update, await draftOf(world, kind))).body;
  return { params: { kind }, body: { version, summaryFr: 'Neuf', summaryEn: 'New', asksAgain: false } };
}
const operatorVersion = async (world: World) => (await world.as('admin')(operatorApi.manage, {})).body.version;
const publishTerms = async (world: World) => world.as('admin')(legalTextApi.publish, await changedText(world, 'terms'));

/** Of the writes whose call in the matrix is wrong on purpose, or changes nothing. */
export const valid: Record<string, Make> = {
  'POST /api/login': async (world) => ({ as: 'visitor', call: { body: { email: (await fresh(world)).email, password } } }),
  'POST /api/login/code': betweenSteps,
  'POST /api/logout': async (world) => ({ as: await fresh(world), call: {} }),
  'POST /api/email/verify': async (world) => {
    const person = await makePerson(world.database, { type: 'Freelance', isVerified: false });
    return { as: 'visitor', call: { body: { token: (await linkFor(world, person, 'verify')).token } } };
  },
  'POST /api/email/correct': async (world) => {
    const as = await makePerson(world.database, { type: 'Freelance', isVerified: false, password });
    return { as, call: { body: { email: `right.${as.email}`, password } } };
  },
  'POST /api/account/email': bodyOf({ email: 'another.address@jalon.test', password }),
  'POST /api/account/email/resend': changingAddress,
  'DELETE /api/account/email': changingAddress,
  'PUT /api/sign-up/email': async (world) => {
    const { as, call } = await withSignUp(world, 'mistyped@jalon.test', { isConfirmed: true });
    return { as, call: { ...call, body: { email: 'typed.well@jalon.test' } } };
  },
  'POST /api/email/resend': async (world) => ({ as: world.people.unverified, call: {} }),
  'POST /api/password/forgot': async (world) => ({ as: 'visitor', call: { body: { email: (await fresh(world)).email } } }),
  'POST /api/password/reset': async (world) => ({
    as: 'visitor',
    call: { body: { ...(await linkFor(world, await fresh(world), 'reset')), password: other } },
  }),
  'POST /api/account/enable': async (world) => {
    const person = await makePerson(world.database, { type: 'Freelance', state: 'none' });
    return { as: 'visitor', call: { body: { token: (await linkFor(world, person, 'activate')).token, password, terms: true } } };
  },
  'POST /api/account/decline': async (world) => {
    const as = await owner(world);
    const companyId = await companyOf(world, as);
    const roleId = await makeRole(world.database, companyId, []);
    const invited = { firstName: 'A', lastName: 'B', email: 'declines@jalon.test', job: null, divisionIds: [], roleId };
    const { id } = (await world.as(as)(contacts.api.create, { body: invited })).body;
    const token = linkTokens(testSecret).write(await makeLink(world.database, id, 'activate'));
    return { as: 'visitor', call: { body: { token } } };
  },
  'POST /api/account/reactivate': async (world) => ({ as: world.people.deactivated, call: {} }),
  'POST /api/sign-up/:type/confirm': (world) => withSignUp(world, 'confirm@jalon.test', { isConfirmed: false }),
  'POST /api/sign-up/resend': (world) => withSignUp(world, 'resend@jalon.test', { isConfirmed: true }),
  'PUT /api/account': ownData,
  'PUT /api/notifications/preferences': async (world) => ({
    as: await fresh(world),
    call: { body: { choices: [{ category: 'account', channel: 'none' }] } },
  }),
  'PUT /api/account/picture': async (world) => ({ as: await fresh(world), call: { file: await png() } }),
  'DELETE /api/account/picture': async (world) => {
    const as = await fresh(world);
    await world.as(as)(ownAccountApi.setPicture, { file: await png() });
    return { as, call: {} };
  },
  'PUT /api/account/password': bodyOf({ current: password, password: other }),
  'POST /api/account/two-step/begin': bodyOf({ password }),
  'POST /api/account/two-step/confirm': async (world) => {
    const { as, secret } = await begun(world);
    return { as, call: { body: { code: await codeBefore(secret) } } };
  },
  'POST /api/account/two-step/off': async (world) => {
    const { as, code } = await secured(world);
    return { as, call: { body: { password, code } } };
  },
  'POST /api/account/two-step/codes': async (world) => {
    const { as, code } = await secured(world);
    return { as, call: { body: { password, code } } };
  },
  'POST /api/account/deactivate': bodyOf({ password }),
  'POST /api/account/delete': async (world) => {
    const as = await fresh(world);
    return { as, call: { body: { email: as.email, password } } };
  },
  'POST /api/account/identities/:id/disconnect': async (world) => {
    const person = await fresh(world);
    const { id } = await a.identity({ database: world.database, person, companyId: '' });
    return { as: person, call: { params: { id }, body: { password } } };
  },
  'POST /api/store/language': bodyOf({ language: 'en' }),
  'POST /api/account/terms': async (world) => {
    await publishTerms(world);
    const { number } = (await world.as('visitor')(legalTextApi.read, { params: { kind: 'terms' }, query: {} })).body.shown ?? {};
    return { as: await fresh(world), call: { body: { number } } };
  },
  'PUT /api/admin/legal-texts/:kind': ofAdmin((world) => draftOf(world, 'privacy')),
  'POST /api/admin/legal-texts/:kind/publish': ofAdmin((world) => changedText(world, 'privacy')),
  'PUT /api/admin/operator': ofAdmin(async (world) => ({ body: { name: randomUUIDv7(), version: await operatorVersion(world) } })),
  'PUT /api/admin/operator/logo': ofAdmin(async () => ({ file: await png() })),
  'DELETE /api/admin/operator/logo': ofAdmin(async (world) => {
    await world.as('admin')(operatorApi.setLogo, { file: await png() });
    return {};
  }),
  'PUT /api/company': ofOwner(async () => ({ body: { name: 'Y', version: 1 } })),
  'PUT /api/company/logo': ofOwner(async () => ({ file: await png() })),
  'DELETE /api/company/logo': async (world) => {
    const as = await owner(world);
    await world.as(as)(companyApi.setLogo, { file: await png() });
    return { as, call: {} };
  },
  ...featureValid,
};
