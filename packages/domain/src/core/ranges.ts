import { isDay } from './dates.ts';

/** Between two values, both included; either may be left open. Money is in cents, written in euros; dates are ISO. */
export type RangeKind = 'number' | 'money' | 'date';
type Range<Value> = { from?: Value; to?: Value };
export type RangeOf<Kind extends RangeKind> = Range<Kind extends 'date' ? string : number>;

const bounds: Record<RangeKind, RegExp> = {
  number: /^\d{1,9}$/,
  money: /^\d{1,7}(\.\d{1,2})?$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
};
const isBound = (kind: RangeKind, text: string): boolean => bounds[kind].test(text) && (kind !== 'date' || isDay(text));
const readBound = (kind: RangeKind, text: string): string | number =>
  kind === 'date' ? text : kind === 'money' ? Math.round(Number(text) * 100) : Number(text);

/** What the text of a range says, or why it says nothing: as a key of a text. */
function parts<Kind extends RangeKind>(kind: Kind, text: string): RangeOf<Kind> | 'validation.invalid' | 'validation.rangeOrder' {
  const given = /^(.*?)\.\.(?!\.)(.*)$/.exec(text)?.slice(1, 3) ?? [];
  if (given.every((bound) => bound === '') || !given.every((bound) => bound === '' || isBound(kind, bound))) return 'validation.invalid';
  const [from, to] = given.map((bound) => (bound === '' ? undefined : readBound(kind, bound)));
  if (from !== undefined && to !== undefined && from > to) return 'validation.rangeOrder';
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) } as RangeOf<Kind>;
}

export function readRange<Kind extends RangeKind>(kind: Kind, text: string): RangeOf<Kind> | undefined {
  const found = parts(kind, text);
  return typeof found === 'string' ? undefined : found;
}

export function rangeProblem(kind: RangeKind, text: string): string | undefined {
  const found = parts(kind, text);
  return typeof found === 'string' ? found : undefined;
}

/** The text of a range, or nothing where both ends are open. */
export function writeRange<Kind extends RangeKind>(kind: Kind, { from, to }: RangeOf<Kind>): string | undefined {
  const written = [from, to].map((bound) => (bound === undefined ? '' : String(kind === 'money' ? Number(bound) / 100 : bound)));
  return written.every((bound) => bound === '') ? undefined : written.join('..');
}
