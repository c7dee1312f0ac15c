/** `line` is what the figure must not exceed; `most` is what fails a test where the line is a time, since machines are noisy. */
export type Figure = { name: string; value: number; line?: number; most?: number; unit?: 'ms' };
export type Run = { title: string; figures: Figure[] };

export const mustBeNone = (name: string, value: number): Figure => ({ name, value, line: 0 });
export const time = (name: string, value: number, line?: number, most?: number): Figure => ({
  ...{ name, value: Math.round(value), unit: 'ms' },
  ...(line === undefined ? {} : { line, most: most ?? line }),
});

/** The figures that fail a test, each in a readable line. */
export const failures = ({ figures }: Run): string[] =>
  figures.filter(({ value, line, most = line }) => most !== undefined && value > most).map(({ name, value }) => `${name}: ${value}`);

export const highest = (values: readonly number[]): number => Math.max(0, ...values);
