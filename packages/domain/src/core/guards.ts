import { isType, type Session, type User, type UserType } from './actor.ts';
import type { EndpointSpec } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { permitsUser } from './permission.ts';
import { areas, type GuardName, type Route, type RouteName, routes } from './routes.ts';
import type { Rule } from './rules.ts';

type Guard = {
  allows: (session: Session) => boolean;
  /** What the server answers. */
  refusal: ErrorCode;
  /** Where the browser goes instead (section 6). */
  sendTo: (session: Session) => RouteName;
};

/** Nothing keeps this person out of their own area. */
const isAdmitted = (user: User): boolean => user.state === 'active' && (user.isValidated || !isType(user, 'Commercial'));

const ownHome = (session: Session): RouteName => (session ? areas[session.type].home : 'home');
const ownNotFound = (session: Session): RouteName => (session ? areas[session.type].notFound : 'login');
const genericNotFound = (session: Session): RouteName => (session ? 'notFound' : 'login');

const only = (sendTo: Guard['sendTo'], ...types: UserType[]): Guard => ({
  allows: (session) => session !== null && isType(session, ...types),
  refusal: 'access.refused',
  sendTo,
});

export const guards: Record<GuardName, Guard> = {
  guest: { allows: (session) => session === null, refusal: 'session.alreadySignedIn', sendTo: ownHome },
  signedIn: { allows: (session) => session !== null, refusal: 'session.required', sendTo: () => 'login' },
  verified: { allows: (session) => session?.emailVerifiedAt != null, refusal: 'account.unverified', sendTo: () => 'verifyResend' },
  unverified: {
    allows: (session) => session !== null && session.emailVerifiedAt === null,
    refusal: 'access.refused',
    sendTo: ownHome,
  },
  active: {
    allows: (session) => session?.state === 'active',
    refusal: 'account.inactive',
    sendTo: () => 'notActive',
  },
  // By the operator's choice (JALON_TWO_STEP_FOR): nothing else is open before it is set up.
  secured: {
    allows: (session) => !session?.needsTwoStep,
    refusal: 'account.twoStepNeeded',
    sendTo: (session) => (session ? areas[session.type].security : 'login'),
  },
  // Section 4: who is not kept out has nothing to do on the page that says why.
  blocked: { allows: (session) => session?.state === 'blocked', refusal: 'access.refused', sendTo: ownHome },
  inactive: { allows: (session) => session !== null && !isAdmitted(session), refusal: 'access.refused', sendTo: ownHome },
  freelance: only(ownNotFound, 'Freelance'),
  company: only(genericNotFound, 'Company'),
  commercial: only(genericNotFound, 'Commercial'),
  admin: only(genericNotFound, 'Admin'),
  staffing: only(genericNotFound, 'Company', 'Commercial', 'Admin'),
  // "Rule not shown" in section 6: a commercial works once an admin has validated the account.
  validated: { allows: (session) => session?.isValidated === true, refusal: 'account.notValidated', sendTo: () => 'notActive' },
  admitted: {
    allows: (session) => session !== null && (session.isValidated || !isType(session, 'Commercial')),
    refusal: 'account.notValidated',
    sendTo: () => 'notActive',
  },
};

/** The first check, in the order given, that does not let this session pass. */
export function firstRefusal(names: readonly GuardName[], session: Session): GuardName | undefined {
  return names.find((name) => !guards[name].allows(session));
}

/** Without the permission that an endpoint or a route asks for. A visitor is the checks' to refuse. */
export const lacksPermission = ({ permission, by }: { permission?: string; by?: readonly Rule<never>[] }, session: Session): boolean =>
  session !== null &&
  ((permission !== undefined && !permitsUser(session, permission)) || (by !== undefined && !by.some((rule) => rule.admits(session))));

/**
 * New terms of use wait to be accepted: until then nothing of the product is open. How one signs in is (`entered`), so that whoever does not
 * accept them can still secure the account, take the data along and leave.
 */
export const awaitsTerms = ({ guards: asked, beforeTerms }: Pick<EndpointSpec, 'guards' | 'beforeTerms'>, session: Session): boolean =>
  session?.needsTerms === true && asked.includes('secured') && beforeTerms !== true;

/** Where a route sends this session instead, and what for. */
export function turnedAway(name: RouteName, session: Session): { to: RouteName; by: GuardName | 'permission' } | undefined {
  const route: Route = routes[name];
  const refused = firstRefusal(route.guards, session);
  if (refused) return { to: guards[refused].sendTo(session), by: refused };
  return lacksPermission(route, session) ? { to: ownNotFound(session), by: 'permission' } : undefined;
}
