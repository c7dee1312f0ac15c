import type { Session } from '@jalon/domain/core/actor';
import { turnedAway } from '@jalon/domain/core/guards';
import type { RouteName } from '@jalon/domain/core/routes';
import { defaultRoles } from '@jalon/domain/roles/default-roles';
import { aUser } from '@jalon/domain/testing';
import { demoAccounts } from '../src/demo/accounts.ts';

type Role = 'Owner' | 'Manager' | 'Approver' | 'Reader';
const withRole = (role: Role) =>
  aUser('Company', { permissions: [...(defaultRoles.find(({ label }) => label.en === role)?.permissions ?? [])] });

/** The kinds of session, each with somebody of the demonstration whom no story changes. */
export const routeSessions: Record<string, { email: string; session: Session }> = {
  unverified: { email: 'flavie.aubry@jalon.test', session: aUser('Freelance', { emailVerifiedAt: null }) },
  blocked: { email: 'bruno.keller@jalon.test', session: aUser('Freelance', { state: 'blocked' }) },
  deactivated: { email: 'fatou.sarr@helioscope.example', session: aUser('Company', { state: 'deactivated' }) },
  freelance: { email: demoAccounts.freelance.email, session: aUser('Freelance') },
  'the owner of a company': { email: demoAccounts.company.email, session: withRole('Owner') },
  'the owner of another': { email: 'lucie.ferrero@roquebrune.example', session: withRole('Owner') },
  manager: { email: 'adrien.pastor@roquebrune.example', session: withRole('Manager') },
  approver: { email: 'mireille.astier@roquebrune.example', session: withRole('Approver') },
  reader: { email: 'loic.barral@roquebrune.example', session: withRole('Reader') },
  commercial: { email: demoAccounts.commercial.email, session: aUser('Commercial') },
  'a commercial who waits': { email: 'paul.vasseur@jalon.test', session: aUser('Commercial', { isValidated: false }) },
  admin: { email: demoAccounts.admin.email, session: aUser('Admin') },
};

/** Follows the checks until one lets pass, as the router does. */
export function landing(name: RouteName, session: Session): RouteName {
  const refusal = turnedAway(name, session);
  return refusal ? landing(refusal.to, session) : name;
}
