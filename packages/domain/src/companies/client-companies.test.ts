import { expect, test } from 'vitest';
import { userTypes } from '../core/actor.ts';
import { AssignInput } from '../portfolios/portfolio-schema.ts';
import { aUser } from '../testing.ts';
import { companyFlow } from './client-company.ts';

const company = (state: 'active' | 'disabled') => ({ state, id: 'c', contacts: 0, sameSiren: [] });
const of = (id: string, permissions: string[]) => aUser('Company', { company: { id, name: 'C' }, permissions });

test.each([
  ['active', ['update', 'assign', 'disable', 'delete']],
  ['disabled', ['update', 'assign', 'activate', 'delete']],
] as const)('a company that is %s: an administrator may %j, nobody else from outside it anything', (state, expected) => {
  for (const type of userTypes) expect(companyFlow.actionsOn(aUser(type), company(state))).toEqual(type === 'Admin' ? expected : []);
});

test('its own people change it if they may, at no endpoint of the resource', () => {
  const editor = of('c', ['company.edit']);
  expect(companyFlow.actionsOn(editor, company('active'))).toEqual(['update']);
  for (const other of [of('c', ['contacts.view']), of('d', ['company.edit'])])
    expect(companyFlow.actionsOn(other, company('active'))).toEqual([]);
  for (const { by } of Object.values(companyFlow.actions)) expect(by.some((rule) => rule.admits(editor))).toBe(false);
});

test('what undoes an act is undone by it, and a deletion by nothing', () => {
  expect([companyFlow.actions.disable.undoneBy, companyFlow.actions.activate.undoneBy]).toEqual(['activate', 'disable']);
  expect(companyFlow.actions.delete).not.toHaveProperty('undoneBy');
});

test('one with people stays, and one whose SIREN another has meanwhile is not taken up again', () => {
  const { delete: removal, activate } = companyFlow.actions;
  expect([removal.unless.holds({ contacts: 2 }), removal.unless.holds({ contacts: 0 })]).toEqual([{ linked: { contacts: 2 } }, undefined]);
  const other = { id: 'd', name: 'D' };
  expect(activate.unless.holds({ sameSiren: [other] })).toEqual({ fields: { siren: 'validation.sirenTaken' }, other });
  expect(activate.unless.holds({ sameSiren: [] })).toBeUndefined();
});

test('a choice says what it was made from', () => {
  expect(AssignInput.safeParse({ commercialIds: [] }).error?.issues[0]?.path).toEqual(['knownIds']);
  expect(AssignInput.safeParse({ commercialIds: [], knownIds: [] }).success).toBe(true);
});
