import { randomUUIDv7 } from 'node:crypto';
import { listNames, referenceLists } from '@jalon/domain/core/reference-lists';
import { featureRows } from '../features.ts';
import { type ActorName, actorNames } from '../harness.ts';
import * as a from './records.ts';

/**
 * Who passes each endpoint, and what they are answered: written by hand, not read from the contracts under test. `permission` is what a
 * company's person must hold; any of the names in it will do.
 */
export type Row = {
  may: readonly ActorName[];
  permission?: string;
  /** The call, where it is about no record, or about the caller's own data. */
  input?: object;
  /** Or puts a record into a circle and gives the call that is about it. Those outside the circle are told that it is not there. */
  record?: (circle: a.Circle) => Promise<object>;
  /** Only for those the operator has let in: a company that waits is told so, or is only of its `own` records. */
  isForValidated?: true | 'own';
  /** Records that are not there for a company that waits, its own neither. */
  isUnseenByWaiting?: true;
  /** Records that everybody who passes may reach. */
  isCommon?: true;
  /** For those who work with records: a commercial only once validated, whether or not this is for commercials. */
  isWork?: true;
  /** Or that these may, whosesoever they are. */
  seesAll?: readonly ActorName[];
  /** What those who pass are answered: 200 unless said. A call that is wrong or late on purpose tells as much as one that changes something. */
  status?: number;
  /** Where some of those who pass are answered otherwise. */
  but?: Partial<Record<ActorName, number>>;
};

const everyone: readonly ActorName[] = actorNames;
const signedIn = everyone.filter((name) => name !== 'visitor');
const members: ActorName[] = ['freelance', 'company', 'commercial', 'unvalidated', 'admin'];
const admins: ActorName[] = ['admin'];
/** For whoever is not signed in. */
const guests = { may: everyone, but: Object.fromEntries(signedIn.map((name) => [name, 409])) };
const nobody = randomUUIDv7();
const picture = new Blob(['not an image'], { type: 'image/png' });
const ownData = {
  civility: 'unstated',
  firstName: 'A',
  lastName: 'B',
  phone: '',
  job: '',
  version: 99,
};
const proof = { body: { password: 'wrong' } };
const companies: ActorName[] = ['company'];
export const rows: Record<string, Row> = {
  'GET /api/health': { may: everyone },
  'GET /api/ready': { may: everyone },
  'GET /api/user': { may: signedIn },
  'POST /api/login': { may: everyone, input: { body: { email: 'a@b.fr', password: 'x' } }, status: 422 },
  'POST /api/login/code': { may: everyone, input: { body: { code: '123456' } }, status: 410 },
  'POST /api/logout': { may: ['visitor'] },
  'POST /api/email/verify/link': { may: everyone, input: { body: { token: 'x' } }, status: 410 },
  'GET /api/email/awaited': { may: ['unverified'] },
  'POST /api/email/correct': { may: ['unverified'], input: { body: { email: 'a@b.fr', password: 'wrong' } }, status: 422 },
  'POST /api/email/verify': { may: everyone, input: { body: { token: 'x' } }, status: 410 },
  'POST /api/email/resend': { may: signedIn },
  'POST /api/password/forgot': { ...guests, input: { body: { email: 'a@b.fr' } } },
  'POST /api/password/link': { may: everyone, input: { body: { token: 'x', email: 'a@b.fr' } }, status: 410 },
  'POST /api/password/reset': { may: everyone, input: { body: { token: 'x', email: 'a@b.fr', password: 'Chemin!42vert' } }, status: 410 },
  'POST /api/account/invitation': { ...guests, input: { body: { token: 'x' } }, status: 410 },
  'POST /api/account/enable': { ...guests, input: { body: { token: 'x', password: 'Chemin!42vert', terms: true } }, status: 410 },
  'POST /api/consent/renew': { may: everyone, input: { body: { token: 'x' } }, status: 410 },
  'POST /api/contract-links/read': { may: everyone, input: { body: { token: 'x' } }, status: 410 },
  'POST /api/contract-links/copy': { may: everyone, input: { body: { token: 'x' } }, status: 410 },
  'POST /api/contract-links/code': { may: everyone, input: { body: { token: 'x' } }, status: 410 },
  'POST /api/contract-links/sign': {
    ...{ may: everyone, status: 410 },
    input: { body: { token: 'x', name: 'A', hasAgreed: true, hash: 'a'.repeat(64), code: '123456' } },
  },
  'POST /api/contract-links/decline': { may: everyone, input: { body: { token: 'x', reason: 'x' } }, status: 410 },
  // Nobody who signs in: whoever knows the secret.
  'POST /api/connector/webhook': { may: everyone, input: { file: new Blob(['{}'], { type: 'application/json' }) }, status: 422 },
  'GET /api/contact': { may: signedIn },
  'POST /api/account/decline': { ...guests, input: { body: { token: 'x' } }, status: 410 },
  'POST /api/account/reactivate': { may: signedIn.filter((name) => name !== 'unverified'), status: 409, but: { deactivated: 200 } },
  'GET /api/sign-up/:type': { ...guests, input: { params: { type: 'company' } } },
  'GET /api/sign-up/progress': { ...guests },
  'PUT /api/sign-up/freelance/account': { ...guests, input: { body: {} }, status: 422 },
  'PUT /api/sign-up/freelance/profile': { ...guests, input: { body: {} }, status: 422 },
  'PUT /api/sign-up/freelance/conditions': { ...guests, input: { body: {} }, status: 422 },
  'PUT /api/sign-up/company/account': { ...guests, input: { body: {} }, status: 422 },
  'PUT /api/sign-up/company/details': { ...guests, input: { body: {} }, status: 422 },
  'PUT /api/sign-up/company/function': { ...guests, input: { body: {} }, status: 422 },
  'POST /api/sign-up/:type/confirm': { ...guests, input: { params: { type: 'company' } }, status: 409 },
  'POST /api/sign-up/resend': { ...guests },
  'PUT /api/sign-up/email': { ...guests, input: { body: { email: 'a@b.fr' } }, status: 410 },
  'GET /api/account': { may: members },
  'PUT /api/account': { may: members, input: { body: ownData }, status: 409 },
  'PUT /api/account/picture': { may: members, input: { file: picture }, status: 422 },
  'DELETE /api/account/picture': { may: members },
  'GET /api/users/:id/picture': { may: members, input: { params: { id: nobody } }, status: 404 },
  'PUT /api/account/password': { may: members, input: { body: { current: 'wrong', password: 'Chemin!42vert' } }, status: 422 },
  'POST /api/account/email': { may: members, input: { body: { email: 'a@b.fr', password: 'wrong' } }, status: 422 },
  'POST /api/account/email/resend': { may: members, status: 410 },
  'DELETE /api/account/email': { may: members },
  'GET /api/account/sessions': { may: members },
  'DELETE /api/account/sessions/:id': { may: members, record: a.about(a.session) },
  'POST /api/account/two-step/begin': { may: members, input: proof, status: 422 },
  'POST /api/account/two-step/confirm': { may: members, input: { body: { code: '123456' } }, status: 409 },
  'POST /api/account/two-step/off': { may: members, input: proof, status: 422 },
  'POST /api/account/two-step/codes': { may: members, input: proof, status: 422 },
  'POST /api/account/deactivate': { may: members, input: proof, status: 422 },
  'POST /api/account/delete': { may: members, input: { body: { email: 'a@b.fr', password: 'wrong' } }, status: 422 },
  'GET /api/account/export': { may: members },
  'POST /api/store/language': { may: everyone, input: { body: { language: 'fr' } } },
  'GET /get-laravel-permission-to-vuejs': { may: signedIn },
  'GET /api/realtime': { may: members },
  'POST /broadcasting/auth': { may: [], input: { body: { socket_id: '1.1', channel_name: 'private-user.somebody-else' } } },
  'POST /broadcasting/user-auth': { may: members, input: { body: { socket_id: '1.1' } } },
  'GET /api/history': { may: members },
  'POST /api/see-as/end': { may: signedIn },
  'GET /api/home': { may: ['freelance', 'company', 'commercial', 'admin'], isWork: true },
  'GET /api/home/waiting': { may: ['freelance', 'company', 'commercial', 'admin'], isWork: true },
  'GET /api/legal-texts/:kind': { may: everyone, input: { params: { kind: 'terms' } } },
  'POST /api/account/terms': { may: members, input: { body: { number: 99 } }, status: 409 },
  'GET /api/admin/legal-texts/:kind': { may: admins, input: { params: { kind: 'terms' } } },
  'PUT /api/admin/legal-texts/:kind': {
    may: admins,
    input: { params: { kind: 'terms' }, body: { fr: 'x', en: '', version: 99 } },
    status: 409,
  },
  'POST /api/admin/legal-texts/:kind/publish': {
    may: admins,
    input: { params: { kind: 'terms' }, body: { version: 99, summaryFr: '', summaryEn: '', asksAgain: false } },
    status: 409,
  },
  'GET /api/admin/legal-texts/:kind/history': { may: admins, input: { params: { kind: 'terms' } } },
  'GET /api/admin/operator': { may: admins },
  'PUT /api/admin/operator': { may: admins, input: { body: { name: 'x', version: 99 } }, status: 409 },
  'GET /api/admin/operator/history': { may: admins },
  'PUT /api/admin/operator/logo': { may: admins, input: { file: picture }, status: 422 },
  'DELETE /api/admin/operator/logo': { may: admins },
  'GET /api/operator/logo': { may: everyone, status: 404 },
  'GET /api/company': { may: companies, permission: 'contacts.view|company.edit' },
  'PUT /api/company': { may: companies, permission: 'company.edit', input: { body: { name: 'x', version: 99 } }, status: 409 },
  'PUT /api/company/logo': { may: companies, permission: 'company.edit', input: { file: picture }, status: 422 },
  'DELETE /api/company/logo': { may: companies, permission: 'company.edit' },
  'GET /api/companies/:id/logo': { may: members, input: { params: { id: nobody } }, status: 404 },
  'PUT /api/sign-up/company/logo': { ...guests, input: { file: picture }, status: 409 },
  'DELETE /api/sign-up/company/logo': { ...guests, status: 409 },
  'GET /api/sign-up/company/logo': { ...guests, status: 404 },
  'GET /api/account/profile': { may: ['freelance'] },
  ...featureRows,
  ...Object.fromEntries(listNames.map((list) => [`GET ${referenceLists[list].path}`, { may: list === 'companies' ? members : everyone }])),
  'GET /api/sign-in/providers': { may: everyone },
  'POST /api/sign-in/:provider/start': {
    may: everyone,
    input: { params: { provider: 'acme' }, body: { purpose: 'signIn' } },
    status: 404,
  },
  'POST /api/sign-in/:provider/callback': { may: everyone, input: { params: { provider: 'acme' }, body: { state: 'x' } }, status: 404 },
  'GET /api/account/identities': { may: members },
  'POST /api/account/identities/:id/disconnect': { may: members, record: a.about(a.identity), status: 422 },
  'POST /api/account/password/link': { may: members },
  // Last, because the tokens of the people are void after it.
  'POST /api/account/sessions/end-others': { may: members },
};
