import { expect, test } from 'vitest';
import type { UserType } from '../core/actor.ts';
import { type ChatRecord, chatRules, conversationActions, isEditable, mayWrite, partsOf } from './chat.ts';

const party = (type: UserType, more: object = {}) => ({ type, isReachable: true, seesRecord: true, ...more });
const going = (kind: ChatRecord) => ({ kind, isOver: false });

test.each<[UserType, UserType, ChatRecord, boolean]>([
  ['Freelance', 'Company', 'application', true],
  ['Freelance', 'Commercial', 'application', true],
  ['Company', 'Admin', 'application', true],
  ['Freelance', 'Company', 'project', true],
  ['Company', 'Commercial', 'project', true],
  ['Commercial', 'Freelance', 'portfolio', true],
  ['Company', 'Commercial', 'portfolio', true],
  ['Freelance', 'Company', 'portfolio', false],
  ['Freelance', 'Freelance', 'project', false],
  ['Company', 'Company', 'application', false],
  ['Commercial', 'Admin', 'portfolio', false],
])('%s and %s about one %s: %s', (one, other, kind, isAllowed) => {
  expect(mayWrite(party(one), party(other), going(kind))).toBe(isAllowed);
  expect(mayWrite(party(other), party(one), going(kind))).toBe(isAllowed);
});

test('who does not see the record, or cannot be reached, neither writes nor is written to', () => {
  for (const lack of [{ seesRecord: false }, { isReachable: false }]) {
    expect(mayWrite(party('Freelance', lack), party('Company'), going('project'))).toBe(false);
    expect(mayWrite(party('Freelance'), party('Company', lack), going('project'))).toBe(false);
  }
});

test('once an application is refused or withdrawn, the candidate talks with the staff alone', () => {
  const over = { kind: 'application', isOver: true } as const;
  expect(mayWrite(party('Freelance'), party('Company'), over)).toBe(false);
  expect(mayWrite(party('Freelance'), party('Commercial'), over)).toBe(true);
});

test('either ends a conversation; whoever has, and the staff, open it again', () => {
  const types = ['Freelance', 'Company', 'Commercial', 'Admin'] as const;
  const actions = (state: 'open' | 'closed', closedBy: string | null) =>
    types.map((type) => conversationActions({ id: type, type }, { state, closedBy }));
  expect(actions('open', null)).toEqual(Array(4).fill(['close']));
  expect(actions('closed', 'Company')).toEqual([[], ['reopen'], ['reopen'], ['reopen']]);
  expect(actions('closed', null)).toEqual([[], [], ['reopen'], ['reopen']]);
});

test('what was written may be changed for a quarter of an hour', () => {
  const sent = '2026-11-26T10:00:00.000Z';
  const after = (ms: number) => isEditable(sent, Date.parse(sent) + ms);
  expect([after(0), after(chatRules.editMinutes * 60_000 - 1), after(chatRules.editMinutes * 60_000)]).toEqual([true, true, false]);
});

test.each([
  ['rien', [{ text: 'rien' }]],
  ['', []],
  ['voir https://a.fr/x?y=1.', [{ text: 'voir ' }, { text: 'https://a.fr/x?y=1', href: 'https://a.fr/x?y=1' }, { text: '.' }]],
  ['(http://a.fr)', [{ text: '(' }, { text: 'http://a.fr', href: 'http://a.fr' }, { text: ')' }]],
  ['javascript:alert(1) data:text/html,x ftp://a', [{ text: 'javascript:alert(1) data:text/html,x ftp://a' }]],
  ['https://', [{ text: 'https://' }]],
  ['https://a.fr"onclick="x', [{ text: 'https://a.fr', href: 'https://a.fr' }, { text: '"onclick="x' }]],
])('%j in pieces', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});
