import { expect, test } from 'vitest';
import { errors as en } from '../locales/en/base/errors.ts';
import { errors as fr } from '../locales/fr/base/errors.ts';
import { aUser } from '../testing.ts';
import { unvalidatedInvitations } from './contact.ts';
import { actionsOnContact, isOutOfReach } from './contact-policy.ts';
import { ContactInvite, ContactUpdate } from './contact-schema.ts';

const manager = aUser('Company', { permissions: ['contacts.manage', 'divisions.manage'] });
const viewer = aUser('Company', { permissions: ['contacts.view'] });
const other = '018f0000-0000-7000-8000-00000000000a';
type Judged = Parameters<typeof actionsOnContact>[1];
const contact = (difference: Partial<Judged>): Judged => ({
  ...{ id: other, state: 'active', isClosedHere: false, isOwner: false, invitation: null },
  ...difference,
});

test.each([
  ['none', false, ['edit', 'resend', 'delete']],
  ['active', false, ['edit', 'disable', 'delete']],
  ['deactivated', true, ['edit', 'activate', 'delete']],
  ['deactivated', false, ['edit', 'delete']],
  ['blocked', false, ['edit']],
] as const)('a contact who is %s (closed by the company: %s) can be %j', (state, isClosedHere, expected) => {
  expect(actionsOnContact(manager, contact({ state, isClosedHere }))).toEqual(expected);
  expect(actionsOnContact(viewer, contact({ state, isClosedHere }))).toEqual([]);
});

test('nobody closes or removes themselves here', () => {
  expect(actionsOnContact(manager, contact({ id: manager.id }))).toEqual(['edit']);
});

test('an owner is disabled and removed by owners and by the staff, not by whoever else manages contacts', () => {
  const owner = contact({ isOwner: true });
  expect(actionsOnContact(manager, owner)).toEqual([]);
  expect(isOutOfReach(manager, owner)).toBe(true);
  for (const actor of [{ ...manager, isOwner: true }, aUser('Admin')]) {
    expect(actionsOnContact(actor, owner)).toEqual(['edit', 'disable', 'delete']);
    expect(isOutOfReach(actor, owner)).toBe(false);
  }
});

test.each(['declined', 'withdrawn'] as const)('an invitation that was %s is only taken off the list', (invitation) => {
  expect(actionsOnContact(manager, contact({ state: 'none', invitation }))).toEqual(['delete']);
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
  expect(ContactUpdate.safeParse({ job: null, roleId: other, version: 1, email: 'x' }).success).toBe(false);
});
