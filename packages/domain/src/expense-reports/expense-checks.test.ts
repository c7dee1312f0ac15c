import { expect, test } from 'vitest';
import { checksOf, passedOf, type Surroundings } from './expense-checks.ts';

type Line = Parameters<typeof checksOf>[0][number];
const around: Surroundings = {
  ...{ month: '2026-11', delivery: { startsOn: '2026-09-01', endsOn: '2026-12-31' }, absentOn: ['2026-11-19'], twins: [] },
};
const receipt = (more: Partial<Line> = {}): Line => ({
  ...{ id: 'a', kind: 'actual', type: 'train', date: '2026-11-04', grossCents: 118_00, vatRate: 1000, vatCents: 10_73 },
  ...{ claimedCents: 118_00, distance: null, vehicleId: null, label: '', refusal: null, hasFile: true },
  ...more,
});
const fixed = (more: Partial<Line> = {}) =>
  receipt({ id: 'f', kind: 'fixed', hasFile: false, claimedCents: 59_00, vatRate: null, vatCents: 0, ...more });
const trip = (more: Partial<Line> = {}) =>
  receipt({
    id: 't',
    kind: 'kilometres',
    type: null,
    grossCents: 0,
    vatRate: null,
    vatCents: 0,
    ...{ distance: 13_600, vehicleId: 'car', label: 'Lyon – Grenoble' },
    hasFile: false,
    ...more,
  });
const kindsOf = (lines: Line[], more: Partial<Surroundings> = {}) => checksOf(lines, { ...around, ...more }).map(({ kind }) => kind);

test.each<[string, Line, string[]]>([
  ['a receipt in order', receipt(), []],
  ['a fixed expense needs no receipt', fixed(), []],
  ['a fixed expense over half of its amount', fixed({ claimedCents: 59_01 }), ['overHalf']],
  ['a fixed expense over half of an odd amount', fixed({ grossCents: 117_99 }), ['overHalf']],
  ['a trip in order', trip(), []],
  ['no receipt', receipt({ hasFile: false }), ['proofMissing']],
  ['no amount', receipt({ grossCents: 0, vatCents: 0 }), ['amountMissing']],
  ['no kilometres', trip({ distance: 0 }), ['amountMissing']],
  ['refused and as it was', receipt({ refusal: 'Illisible' }), ['refusedUnchanged']],
  ['before the delivery', receipt({ date: '2026-08-31' }), ['outsideDelivery', 'outsideMonth']],
  ['after the delivery', receipt({ date: '2027-01-01' }), ['outsideDelivery', 'outsideMonth']],
  ['in another month of it', trip({ date: '2026-10-30' }), ['outsideMonth']],
  ['tax that does not fit', receipt({ vatCents: 19_67 }), ['oddVat']],
  ['tax a cent beside', receipt({ vatCents: 10_72 }), []],
  ['tax of no single rate', receipt({ vatRate: null, vatCents: 5 }), []],
  ['tax of no single rate above the highest', receipt({ vatRate: null, vatCents: 19_69 }), ['oddVat']],
  ['tax of no single rate at the highest', receipt({ vatRate: null, vatCents: 19_67 }), []],
  ['a trip on a day away', trip({ date: '2026-11-19' }), ['drivenWhileAway']],
  ['a receipt of a day away', receipt({ date: '2026-11-19' }), []],
])('%s', (_, line, kinds) => {
  expect(kindsOf([line])).toEqual(kinds);
});

test.each<[string, Partial<Line>, boolean]>([
  ['the same trip', {}, true],
  ['the same way, typed otherwise', { label: ' lyon –  GRENOBLE', distance: 14_000, vehicleId: 'bike' }, true],
  ['the same kilometres of the same vehicle', { label: 'Grenoble – Lyon' }, true],
  ['the same kilometres of another vehicle', { label: 'Grenoble – Lyon', vehicleId: 'bike' }, false],
  ['the same way on another day', { date: '2026-11-05' }, false],
  ['another way', { label: 'Lyon – Vienne', distance: 3000 }, false],
  ['two that say nothing', { label: '', distance: 0 }, false],
])('%s is told of each: %s', (_, more, isTold) => {
  const one = more.label === '' ? trip({ label: '', distance: 0 }) : trip();
  const kinds = checksOf([one, trip({ id: 'u', ...more })], around).filter(({ kind }) => kind === 'sameTrip');
  expect(kinds.map(({ lineId, isBlocking, month }) => [lineId, isBlocking, month])).toEqual(
    isTold ? ['t', 'u'].map((id) => [id, false, '2026-11']) : [],
  );
});

test('a trip of another report is told with its month', () => {
  const twins = [{ lineId: 't', by: 'trip', month: '2026-10', date: '2026-11-04' }] as const;
  expect(checksOf([trip()], { ...around, twins })).toMatchObject([{ kind: 'sameTrip', month: '2026-10', isBlocking: false }]);
});

test('a day of an interruption is outside the delivery', () => {
  const delivery = { ...around.delivery, interruptions: [{ from: '2026-11-02', to: '2026-11-08' }] };
  expect(kindsOf([receipt()], { delivery })).toEqual(['outsideDelivery']);
});

test('the same amount on the same day is told of each, and the same receipt once', () => {
  const [one, other] = [receipt(), receipt({ id: 'b', type: 'taxi' })];
  expect(checksOf([one, other], around)).toMatchObject([
    { kind: 'sameAmount', lineId: 'a', month: '2026-11', isBlocking: false },
    { kind: 'sameAmount', lineId: 'b', month: '2026-11' },
  ]);
  const twins = [
    { lineId: 'a', by: 'file', month: '2026-10', date: '2026-10-30' },
    { lineId: 'a', by: 'amount', month: '2026-10', date: '2026-11-04' },
  ] as const;
  expect(checksOf([one], { ...around, twins })).toMatchObject([{ kind: 'sameFile', month: '2026-10', isBlocking: true }]);
  expect(kindsOf([one], { twins: twins.slice(1) })).toEqual(['sameAmount']);
  expect(kindsOf([receipt({ grossCents: 0 }), receipt({ id: 'b', grossCents: 0 })])).not.toContain('sameAmount');
});

test('the half of a bill is paid once, in whatever report of the month it stands', () => {
  expect(kindsOf([fixed(), fixed({ id: 'g' })])).toEqual(['sameBill', 'sameBill']);
  expect(kindsOf([fixed(), fixed({ id: 'g', grossCents: 100_00, claimedCents: 50_00 })])).toEqual([]);
  // The bill of the month before, entered late, is another one.
  expect(kindsOf([fixed(), fixed({ id: 'g', date: '2026-10-04' })])).toEqual(['outsideMonth']);
  const twins = [{ lineId: fixed().id, by: 'bill', month: '2026-11', date: '2026-11-30' }] as const;
  expect(checksOf([fixed()], { ...around, twins })).toMatchObject([{ kind: 'sameBill', month: '2026-11', isBlocking: true }]);
});

test('what keeps it from being sent comes first, and each says what would settle it', () => {
  const lines = [receipt({ vatCents: 50 }), receipt({ id: 'b', grossCents: 9_60, vatCents: 87, hasFile: false })];
  expect(checksOf(lines, around)).toEqual([
    { kind: 'proofMissing', lineId: 'b', isBlocking: true, fixes: ['addProof', 'removeLine'] },
    { kind: 'oddVat', lineId: 'a', isBlocking: false, fixes: ['useVat', 'openLine'], vatCents: 10_73 },
  ]);
});

test('what is well is said of the kinds of lines there are', () => {
  expect(passedOf([], [])).toEqual([]);
  expect(passedOf([receipt(), fixed(), trip()], [])).toEqual(['proofs', 'twins', 'halves', 'dates', 'vat', 'trips']);
  const missing = receipt({ hasFile: false });
  expect(passedOf([missing], checksOf([missing], around))).toEqual(['twins', 'dates', 'vat']);
  const over = fixed({ claimedCents: 60_00 });
  expect(checksOf([over], around)).toMatchObject([{ kind: 'overHalf', isBlocking: true, mostCents: 59_00 }]);
  expect(passedOf([over], checksOf([over], around))).toEqual(['twins', 'dates']);
});
