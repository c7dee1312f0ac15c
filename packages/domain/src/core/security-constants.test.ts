import { expect, test } from 'vitest';
import { emailRules } from '../accounts/email-rules.ts';
import { linkHours } from '../accounts/link-rules.ts';
import { pictureRules, twoStepRules } from '../accounts/own-account.ts';
import { unvalidatedInvitations } from '../contacts/contact.ts';
import { contracts } from '../contracts.ts';
import { lettersPerAddress } from '../mails/mail-limits.ts';
import { deviceRules, sessionRules } from '../sessions/session-rules.ts';
import { startRules } from '../sessions/sign-in-provider.ts';
import { signInRules, waitAfter } from '../sessions/sign-in-rules.ts';
import type { EndpointSpec } from './endpoint.ts';
import { password } from './fields.ts';
import { allRows, pageSizes } from './listing.ts';
import { passwordRules } from './password-rules.ts';
import { personLimits } from './person-limits.ts';

/** What security rests on, written out a second time: whoever changes one of these says so here, and in docs/security.md. */
test.each<[string, object, object]>([
  [
    'tries',
    signInRules,
    { account: { free: 3, lockedAt: 10 }, address: { free: 30, lockedAt: 100, forgetSeconds: 120 }, lockSeconds: 900 },
  ],
  [
    'sessions',
    sessionRules,
    { idleHours: { normal: 12, remembered: 720 }, hours: { normal: 24, remembered: 2160 }, seenEveryMinutes: 5, perPerson: 20 },
  ],
  ['known browsers', deviceRules, { days: 365, perPerson: 20 }],
  ['links', linkHours, { verify: 48, reset: 1, activate: 336, consent: 1080 }],
  ['addresses', emailRules, { changeHours: 24, correctHours: 24, lettersOfOne: { max: 5, seconds: 3600 } }],
  ['the second step', twoStepRules, { digits: 6, periodSeconds: 30, window: 1, recoveryCodes: 10, waitSeconds: 300 }],
  ['invitations of a company nobody has validated', unvalidatedInvitations, { openAtOnce: 3, lettersPerDay: 6, addressesPerDay: 12 }],
  [
    'letters to an address',
    lettersPerAddress,
    [
      { max: 6, seconds: 3600 },
      { max: 15, seconds: 86_400 },
    ],
  ],
  ['providers', startRules, { seconds: 600, provedMinutes: 60 }],
  ['calls of a person', personLimits, { seconds: 60, reads: 600, writes: 120, searches: 120, files: 20, pictures: 3000 }],
  [
    'pictures',
    pictureRules,
    {
      types: ['image/png', 'image/jpeg', 'image/webp'],
      maxBytes: 10_485_760,
      maxPixels: 40_000_000,
      maxDecodedBytes: 134_217_728,
      side: 512,
    },
  ],
  ['pages', { pageSizes, allRows }, { pageSizes: [10, 25, 50, 100, -1], allRows: 1000 }],
])('%s', (_, found, written) => {
  expect(found).toEqual(written);
});

test('waits between tries double, up to a minute, until the door closes', () => {
  const waits = Array.from({ length: 12 }, (_, failures) => waitAfter(failures, signInRules.account));
  expect(waits).toEqual([0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 900, 900]);
  expect([29, 30, 36, 37, 99, 100].map((failures) => waitAfter(failures, signInRules.address))).toEqual([0, 1, 64, 64, 64, 900]);
});

test('a password has 8 to 128 characters of four kinds', () => {
  expect(passwordRules.map(({ name }) => name)).toEqual(['length', 'upper', 'lower', 'digit', 'special']);
  const isGood = (value: string) => password.safeParse(value).success;
  expect([isGood('Ax7!kvTp'), isGood('Ax7!kvT'), isGood(`Ax7!${'kvTp'.repeat(31)}`), isGood(`Ax7!${'kvTp'.repeat(31)}k`)]).toEqual([
    ...[true, false, true, false],
  ]);
  for (const lacking of ['ax7!kvtp', 'AX7!KVTP', 'Axz!kvTp', 'Ax77kvTp']) expect(isGood(lacking)).toBe(false);
});

/** How many calls of one address in how many seconds. */
const limits: Record<string, string> = {
  'GET /api/vigilance/:id/pack': '30 in 60',
  'POST /api/imports': '120 in 600',
  'POST /api/imports/look': '120 in 600',
  'POST /api/imports/check': '120 in 600',
  'POST /api/imports/error-lines': '120 in 600',
  'POST /api/imports/from-tool': '30 in 600',
  'POST /api/email/verify': '30 in 60',
  'POST /api/email/resend': '10 in 300',
  'POST /api/password/forgot': '10 in 300',
  'POST /api/password/link': '30 in 60',
  'POST /api/password/reset': '30 in 60',
  'POST /api/account/profile/draft': '30 in 60',
  'POST /api/account/invitation': '30 in 60',
  'POST /api/contract-links/read': '30 in 60',
  'POST /api/contract-links/copy': '30 in 60',
  'POST /api/contract-links/code': '10 in 600',
  'POST /api/contract-links/sign': '20 in 600',
  'POST /api/contract-links/decline': '20 in 600',
  'POST /api/account/enable': '30 in 60',
  'POST /api/account/decline': '30 in 60',
  'POST /api/email/verify/link': '30 in 60',
  'POST /api/email/correct': '10 in 300',
  'POST /api/account/email': '10 in 300',
  'POST /api/account/email/resend': '10 in 300',
  'PUT /api/account/picture': '30 in 60',
  'POST /api/sync-runs': '30 in 600',
  'PUT /api/account/password': '30 in 60',
  'POST /api/account/password/link': '10 in 300',
  'POST /api/account/two-step/begin': '30 in 60',
  'POST /api/account/two-step/confirm': '30 in 60',
  'POST /api/account/two-step/off': '30 in 60',
  'POST /api/account/two-step/codes': '30 in 60',
  'POST /api/account/deactivate': '30 in 60',
  'POST /api/account/delete': '30 in 60',
  'GET /api/public-profiles/:slug': '60 in 60',
  'GET /api/public-profiles/:slug/picture': '60 in 60',
  'GET /api/account/export': '10 in 60',
  'PUT /api/company/logo': '30 in 60',
  'PUT /api/admin/operator/logo': '30 in 60',
  'POST /api/accounts': '60 in 600',
  'POST /api/accounts/:id/invite': '60 in 600',
  'POST /api/connector/test': '30 in 600',
  'POST /api/connector/webhook': '60 in 600',
  'POST /api/consent/renew': '20 in 600',
  'POST /api/contacts': '60 in 600',
  'POST /api/contacts/:id/resend': '60 in 600',
  'POST /api/login': '30 in 60',
  'POST /api/login/code': '30 in 60',
  'GET /api/sign-up/:type': '60 in 60',
  'GET /api/sign-up/progress': '120 in 60',
  'PUT /api/sign-up/freelance/account': '20 in 60',
  'PUT /api/sign-up/freelance/profile': '60 in 60',
  'PUT /api/sign-up/freelance/conditions': '60 in 60',
  'PUT /api/sign-up/company/account': '20 in 60',
  'PUT /api/sign-up/company/details': '60 in 60',
  'PUT /api/sign-up/company/logo': '20 in 300',
  'DELETE /api/sign-up/company/logo': '60 in 60',
  'GET /api/sign-up/company/logo': '60 in 60',
  'PUT /api/sign-up/company/function': '60 in 60',
  'POST /api/sign-up/:type/confirm': '20 in 60',
  'PUT /api/sign-up/email': '10 in 300',
  'POST /api/sign-up/resend': '10 in 300',
  'POST /api/sign-in/:provider/start': '30 in 60',
  'POST /api/see-as/end': '60 in 60',
  'POST /api/sign-in/:provider/callback': '30 in 60',
  'POST /api/account/identities/:id/disconnect': '30 in 60',
};

test('calls of an address', () => {
  const all = Object.values(contracts).flatMap((api) => Object.values<EndpointSpec>(api));
  const found = all.flatMap(({ method, path, limit }) => (limit ? [[`${method} ${path}`, `${limit.max} in ${limit.seconds}`]] : []));
  expect(Object.fromEntries(found)).toEqual(limits);
});
