/** `line` is what the figure must not exceed; `most`, what fails a test where the line is mere speed, which a busy machine lacks. */
export type Figure = { name: string; value: number; line?: number; most?: number; unit?: 'ms' };
/** `notes` are what a person would ask for next when a figure is wrong. */
export type Run = { title: string; figures: Figure[]; notes?: string[] };

/** What mere speed may take where a machine is busy with other things: only what hangs takes longer. */
export const unlessItHangs = 60_000;

export const mustBeNone = (name: string, value: number): Figure => ({ name, value, line: 0 });
export const time = (name: string, value: number, line?: number, most?: number): Figure => ({
  ...{ name, value: Math.round(value), unit: 'ms' },
  ...(line === undefined ? {} : { line, most: most ?? line }),
});

/** The figures that fail a test, each in a readable line. */
export function failures({ figures, notes = [] }: Run): string[] {
  const failed = figures.filter(({ value, line, most = line }) => most !== undefined && value > most);
  return failed.length === 0 ? [] : [...failed.map(({ name, value }) => `${name}: ${value}`), ...notes.slice(0, 5)];
}

export const highest = (values: readonly number[]): number => Math.max(0, ...values);
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
