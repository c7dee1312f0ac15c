import { expect, test } from 'vitest';
import { errors as en } from '../locales/en/base/errors.ts';
import { errors as fr } from '../locales/fr/base/errors.ts';
import { aUser } from '../testing.ts';
import { ContactInvite, ContactPlace, contactFlow, unvalidatedInvitations } from './contact.ts';
import { contacts } from './contact-api.ts';
import { isOutOfReach } from './contact-policy.ts';

const manager = aUser('Company', { permissions: ['contacts.manage', 'divisions.manage'] });
const viewer = aUser('Company', { permissions: ['contacts.view'] });
const other = '018f0000-0000-7000-8000-00000000000a';
type Judged = Parameters<typeof contactFlow.actionsOn>[1];
const contact = (difference: Partial<Judged>): Judged => ({
  ...{ state: 'active', isSelf: false, isClosedElsewhere: false, isKeptOut: false, isOwner: false, permissions: [] },
  ...difference,
});

test('whom the operator keeps out is not removed by the company', () => {
  expect(contactFlow.actionsOn(manager, contact({ isKeptOut: true }))).toEqual(['update', 'disable']);
});

test.each([
  ['none', false, ['update', 'resend', 'delete']],
  ['active', false, ['update', 'disable', 'delete']],
  ['deactivated', false, ['update', 'activate', 'delete']],
  ['deactivated', true, ['update', 'delete']],
  ['blocked', false, ['update']],
  ['declined', false, ['delete']],
  ['withdrawn', false, ['delete']],
] as const)('a contact who is %s (closed by others than the company: %s) can be %j', (state, isClosedElsewhere, expected) => {
  expect(contactFlow.actionsOn(manager, contact({ state, isClosedElsewhere }))).toEqual(expected);
  for (const nobody of [viewer, aUser('Freelance'), aUser('Commercial'), aUser('Admin')])
    expect(contactFlow.actionsOn(nobody, contact({ state, isClosedElsewhere }))).toEqual([]);
});

test('nobody closes or removes themselves here', () => {
  const self = contact({ isSelf: true });
  expect(contactFlow.actionsOn(manager, self)).toEqual(['update']);
  expect(contactFlow.refusalOf(manager, self, 'disable')).toBe('contact.isSelf');
});

test('an owner is disabled and removed by owners, not by whoever else manages contacts', () => {
  const owner = contact({ isOwner: true });
  expect(contactFlow.actionsOn(manager, owner)).toEqual([]);
  for (const action of ['update', 'disable', 'activate', 'delete'] as const)
    expect(contactFlow.refusalOf(manager, owner, action)).toBe('organisation.ownersOnly');
  expect(contactFlow.actionsOn({ ...manager, isOwner: true }, owner)).toEqual(['update', 'disable', 'delete']);
  expect([manager, aUser('Admin')].map((actor) => isOutOfReach(actor, owner))).toEqual([true, false]);
});

test('who may do more than oneself is not let in again, nor who closed the account themselves', () => {
  const closed = contact({ state: 'deactivated', permissions: ['roles.manage'] });
  expect(contactFlow.actionsOn(manager, closed)).toEqual(['update', 'delete']);
  expect(contactFlow.refusalOf(manager, closed, 'activate')).toBe('role.beyondOwn');
  expect(contactFlow.refusalOf(manager, contact({ isClosedElsewhere: true }), 'activate')).toBe('access.refused');
  // A right that there was once is nobody's any more.
  expect(contactFlow.actionsOn(manager, contact({ state: 'deactivated', permissions: ['old.right'] }))).toContain('activate');
});

test('nobody declines or withdraws an invitation for another: these have no endpoint', () => {
  expect(Object.keys(contacts.api).filter((name) => /decline|withdraw/.test(name))).toEqual([]);
});

test('the refusals of a company nobody has validated say how many invitations it has', () => {
  for (const { contact: texts } of [fr, en]) {
    expect(texts.tooManyOpen).toContain(`${unvalidatedInvitations.openAtOnce} invitations`);
    expect(texts.tooManyToday).toContain(`${unvalidatedInvitations.lettersPerDay} e-mails`);
  }
});

test('an empty function is none, and names have 50 characters at most', () => {
  const person = { firstName: 'Ada', lastName: 'L', email: ' Ada@X.fr ', job: '', roleId: other };
  expect(ContactInvite.parse(person)).toMatchObject({ email: 'ada@x.fr', job: null, divisionIds: [] });
  expect(ContactInvite.safeParse({ ...person, firstName: 'x'.repeat(51) }).error?.issues[0]?.message).toBe('validation.maxLength|max=50');
  expect(ContactPlace.safeParse({ job: null, roleId: other, email: 'x' }).success).toBe(false);
});
