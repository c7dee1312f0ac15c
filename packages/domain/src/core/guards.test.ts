import { describe, expect, test } from 'vitest';
import { defaultRoles } from '../roles/default-roles.ts';
import { aUser } from '../testing.ts';
import { isType, type Session } from './actor.ts';
import { firstRefusal, guards, lacksPermission, turnedAway } from './guards.ts';
import { companyPermissions } from './permission.ts';
import { areas, entered, fillPath, href, member, type RouteName, routeNames, routes } from './routes.ts';
import { company, staff } from './rules.ts';

const sessions = {
  visitor: null,
  unverified: aUser('Freelance', { emailVerifiedAt: null }),
  blocked: aUser('Company', { state: 'blocked' }),
  'no account': aUser('Freelance', { state: 'none' }),
  deactivated: aUser('Freelance', { state: 'deactivated', closedBy: 'self' }),
  freelance: aUser('Freelance'),
  company: aUser('Company', { permissions: [...companyPermissions] }),
  ...Object.fromEntries(defaultRoles.map(({ label, permissions }) => [label.en, aUser('Company', { permissions: [...permissions] })])),
  'company without rights': aUser('Company'),
  commercial: aUser('Commercial'),
  unvalidated: aUser('Commercial', { isValidated: false }),
  admin: aUser('Admin'),
} satisfies Record<string, Session>;

const landing = (name: RouteName, session: Session): RouteName => turnedAway(name, session)?.to ?? name;

test('every route and what it checks', () => {
  expect(routeNames.map((name) => `${name} ${routes[name].path} [${routes[name].guards.join(' ')}]`)).toMatchSnapshot();
});

test('every route for every kind of session: where it lands', () => {
  const table = routeNames.map((name) => {
    const landings = Object.entries(sessions).map(([who, session]) => `${who}→${landing(name, session)}`);
    return `${name}: ${landings.join(' ')}`;
  });
  expect(table).toMatchSnapshot();
});

test('of whom a second step is demanded, everything but the page that sets it up leads there', () => {
  for (const [type, area] of Object.entries(areas)) {
    const user = aUser(type as keyof typeof areas, { needsTwoStep: true });
    expect(landing(area.security, user)).toBe(area.security);
    for (const name of [area.home, area.account]) expect(landing(name, user)).toBe(area.security);
    expect(guards.secured.refusal).toBe('account.twoStepNeeded');
  }
});

describe('section 6', () => {
  test('visitors on a protected route go to login', () => {
    for (const name of routeNames)
      if ((routes[name].guards as readonly string[]).includes('signedIn')) expect(landing(name, null)).toBe('login');
  });
  test('signed-in users do not see the login page again: they go home', () => {
    expect(landing('login', sessions.admin)).toBe('admin.dashboard');
    expect(landing('login', sessions.freelance)).toBe('freelance.dashboard');
    expect(landing('login', sessions.company)).toBe('company.home');
    expect(landing('login', sessions.commercial)).toBe('commercial.home');
  });
  test('others are sent to the not-found page of their own type from the freelance area, to the generic one elsewhere', () => {
    expect(landing('freelance.dashboard', sessions.company)).toBe('company.notFound');
    expect(landing('company.home', sessions.freelance)).toBe('notFound');
    expect(landing('admin.dashboard', sessions.commercial)).toBe('notFound');
  });
  test('a commercial waits for an administrator', () => {
    expect(landing('commercial.home', sessions.unvalidated)).toBe('notActive');
  });
  test('a company screen asks for its permission, and any of those it names will do', () => {
    expect(landing('company.contacts', sessions['company without rights'])).toBe('company.notFound');
    expect(landing('company.contacts', aUser('Company', { permissions: ['divisions.manage'] }))).toBe('company.contacts');
    expect(turnedAway('company.contacts', sessions['company without rights'])?.by).toBe('permission');
  });
  test('nobody is sent in a circle', () => {
    for (const session of Object.values(sessions))
      for (const name of routeNames) {
        let at: RouteName = name;
        for (let hops = 0; hops < 4; hops += 1) at = landing(at, session);
        expect(landing(at, session)).toBe(at);
      }
  });
});

test('the checks of a member run in the order of the specification', () => {
  expect(entered).toEqual(['signedIn', 'verified', 'active']);
  // What the operator demands comes after what the specification says.
  expect(member).toEqual([...entered, 'secured']);
  expect(firstRefusal(member, null)).toBe('signedIn');
  expect(firstRefusal(member, aUser('Admin', { emailVerifiedAt: null, state: 'blocked' }))).toBe('verified');
});

test('a check that stands alone knows what to do with a visitor', () => {
  expect(guards.freelance.sendTo(null)).toBe('login');
  expect(guards.company.sendTo(null)).toBe('login');
  expect(guards.guest.sendTo(null)).toBe('home');
});

test('of those who work with records, a commercial waits to be validated', () => {
  const { allows, sendTo } = guards.admitted;
  const answers = (['Freelance', 'Company', 'Commercial', 'Admin'] as const).map((type) => allows(aUser(type, { isValidated: false })));
  expect(answers).toEqual([true, true, false, true]);
  expect([allows(aUser('Commercial')), allows(null), sendTo(null)]).toEqual([true, false, 'notActive']);
});

test('an endpoint lets pass whom one of its rules admits', () => {
  const by = [staff, company('divisions.manage')];
  expect(lacksPermission({ by }, aUser('Commercial'))).toBe(false);
  expect(lacksPermission({ by }, aUser('Company', { permissions: ['divisions.manage'] }))).toBe(false);
  expect(lacksPermission({ by }, aUser('Company'))).toBe(true);
  expect(lacksPermission({ by }, aUser('Freelance'))).toBe(true);
  expect(lacksPermission({}, aUser('Freelance'))).toBe(false);
  expect(lacksPermission({ by }, null)).toBe(false);
});

test('user types are compared without regard to case', () => {
  expect(isType({ type: 'FREELANCE' }, 'Freelance')).toBe(true);
  expect(isType({ type: 'company' }, 'Freelance', 'Company')).toBe(true);
  expect(isType({ type: 'company' }, 'Admin')).toBe(false);
});

test('addresses are built from the table', () => {
  expect(href('admin.referentials')).toBe('/admin/referentials');
  expect(href('admin.referentials', { list: 'tools' })).toBe('/admin/referentials/tools');
  expect(href('admin.referentials', { list: 'a/b' })).toBe('/admin/referentials/a%2Fb');
  expect(href('home')).toBe('/');
  expect(() => fillPath('/a/:id', {})).toThrow('/a/:id needs :id');
  for (const { base, home } of Object.values(areas)) expect(href(home).startsWith(base)).toBe(true);
});
