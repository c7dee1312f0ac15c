import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import type { AnyResource } from '@jalon/domain/core/resource';
import type { EventKind } from '@jalon/domain/history/history';
import { resources } from '@jalon/domain/resources';
import { featureTraces } from '../features.ts';

/** Whom or what an event is about: who calls, somebody or something that the call names or the answer gives, or neither. */
export type About = 'self' | 'named' | 'answered' | 'other';
/** The star is the action of the address. */
export type Trace = `${About} ${EventKind | `${string}.*`}`;

/** What stands on a flow leaves the event of the action, about the record. */
const ofFlows: Record<string, readonly Trace[]> = Object.fromEntries(
  Object.values<AnyResource>(resources).flatMap(({ api, flow }) =>
    Object.entries<EndpointSpec>(api as Record<string, EndpointSpec>).flatMap(([name, { method, path }]) => {
      const action = name.replace(/Each$/, '');
      const trace =
        name === 'create' ? `answered ${flow.name}.create` : action in flow.actions ? `named ${flow.name}.${action}` : undefined;
      return trace ? [[`${method} ${path}`, [trace as Trace]]] : [];
    }),
  ),
);

/** The events that every write leaves, in their order: all of them, and no others. */
export const traces: Record<string, readonly Trace[]> = {
  ...ofFlows,
  ...featureTraces,
  'POST /api/logout': ['self session.signOut'],
  'POST /api/store/language': ['self account.language'],
  'POST /api/login': ['named session.signIn'],
  'POST /api/login/code': ['answered session.signIn'],
  'POST /api/password/forgot': ['named account.forgot'],
  'POST /api/password/reset': ['named account.reset'],
  'POST /api/account/enable': ['answered account.enable', 'answered session.signIn'],
  'POST /api/account/decline': ['other contact.decline'],
  'POST /api/account/reactivate': ['self account.reactivate'],
  'POST /api/email/verify': ['answered account.verify', 'answered session.signIn'],
  'POST /api/account/email': ['self account.emailAsk'],
  'POST /api/account/email/resend': ['self account.emailResend'],
  'DELETE /api/account/email': ['self account.emailCancel'],
  'POST /api/email/correct': ['self account.emailAsk'],
  'POST /api/email/resend': ['self account.resend'],
  'POST /api/sign-up/:type/confirm': ['other account.signUp', 'other company.create'],
  'POST /api/sign-up/resend': ['other account.resend'],
  'PUT /api/sign-up/email': ['other account.emailCorrect'],
  'PUT /api/account': ['self account.update'],
  'PUT /api/notifications/preferences': ['self account.notices'],
  'PUT /api/account/picture': ['self account.picture'],
  'DELETE /api/account/picture': ['self account.picture'],
  'PUT /api/account/password': ['self account.password'],
  'POST /api/account/password/link': ['self account.forgot'],
  'DELETE /api/account/sessions/:id': ['self session.end'],
  'POST /api/account/sessions/end-others': ['self session.end'],
  'POST /api/account/two-step/confirm': ['self account.twoStepOn'],
  'POST /api/account/two-step/off': ['self account.twoStepOff'],
  'POST /api/account/two-step/codes': ['self account.recoveryCodes'],
  'POST /api/account/deactivate': ['self account.deactivate'],
  'POST /api/account/delete': ['self account.delete'],
  'POST /api/account/identities/:id/disconnect': ['self identity.unlink'],
  'POST /api/account/terms': ['self account.acceptTerms'],
  'PUT /api/admin/legal-texts/:kind': ['other legalText.update'],
  'POST /api/admin/legal-texts/:kind/publish': ['other legalText.publish'],
  'PUT /api/admin/operator': ['other operator.update'],
  'PUT /api/admin/operator/logo': ['other operator.logo'],
  'DELETE /api/admin/operator/logo': ['other operator.logo'],
  'PUT /api/company': ['answered company.update'],
  'PUT /api/company/logo': ['other company.logo'],
  'DELETE /api/company/logo': ['other company.logo'],
};
