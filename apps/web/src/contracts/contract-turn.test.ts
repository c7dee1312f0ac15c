import { expect, test } from 'vitest';
import { byEnd, byTurn, daysSince, turnOf } from './contract-turn.ts';

const signature = (side: 'operator' | 'provider') => ({
  side,
  name: 'Nora Vidal',
  method: 'account' as const,
  signedAt: '2026-11-10T09:00:00Z',
});
const sent = { state: 'sent' as const, actions: [] as never[], isSignedByMe: false, signatures: [] as ReturnType<typeof signature>[] };

test.each([
  ['a draft waits for nobody', { ...sent, state: 'draft' as const }, null],
  ['it is the reader’s turn', { ...sent, actions: ['sign'] as never[] }, 'reader'],
  ['the reader has signed', { ...sent, actions: ['sign'] as never[], isSignedByMe: true, signatures: [signature('operator')] }, 'provider'],
  ['nobody has signed', sent, 'provider'],
  ['both have signed', { ...sent, signatures: [signature('provider'), signature('operator')] }, null],
  ['the person has signed', { ...sent, signatures: [signature('provider')] }, 'operator'],
])('%s', (_, contract, turn) => expect(turnOf(contract)).toBe(turn));

test('those of the reader come first, then those that have waited longest', () => {
  const rows = [
    { ...sent, id: 'late', sentAt: '2026-11-12' },
    { ...sent, id: 'early', sentAt: '2026-11-02' },
    { ...sent, id: 'mine', sentAt: '2026-11-13', actions: ['sign'] as never[] },
    { ...sent, id: 'unsent', sentAt: null },
  ];
  expect(byTurn(rows).map(({ id }) => id)).toEqual(['mine', 'unsent', 'early', 'late']);
});

test('the first to end comes first', () => {
  expect(byEnd([{ endsOn: '2026-12-31' }, { endsOn: null }, { endsOn: '2026-12-01' }]).map(({ endsOn }) => endsOn)).toEqual([
    null,
    '2026-12-01',
    '2026-12-31',
  ]);
});

test('days of waiting are whole, and never fewer than none', () => {
  expect(daysSince('2026-11-10T23:00:00Z', '2026-11-15')).toBe(5);
  expect(daysSince('2026-11-16T23:00:00Z', '2026-11-15')).toBe(0);
});
