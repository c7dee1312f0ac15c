import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

/** One figure beside its line and its aim. Without a line it is told for comparison only. */
export type Figure = { name: string; values: readonly string[]; line?: string; aim?: string; verdict?: Verdict };
export type Verdict = 'aim' | 'line' | 'MISS';
export type Report = { title: string; notes?: readonly string[]; columns: readonly string[]; figures: readonly Figure[] };

const results = join(import.meta.dirname, '../results');

export const atLeast = (value: number, line: number, aim: number): Verdict => (value >= aim ? 'aim' : value >= line ? 'line' : 'MISS');
export const atMost = (value: number, line: number, aim: number): Verdict => (value <= aim ? 'aim' : value <= line ? 'line' : 'MISS');

/** Prints the tables of a part, keeps them as its result, and says how many figures miss their line. */
export function publish(part: string, reports: readonly Report[]): number {
  const cores = cpus();
  const machine = `${cores.length} × ${cores[0]?.model ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${process.arch}, Node ${process.version}`;
  const head = [part, new Date().toISOString().slice(0, 16).replace('T', ' '), machine].join('\n');
  const missed = reports.flatMap(({ figures }) => figures).filter(({ verdict }) => verdict === 'MISS');
  const tail = missed.length === 0 ? 'Nothing misses its line.' : `Misses its line: ${missed.map(({ name }) => name).join('; ')}.`;
  const text = `${[head, ...reports.map(write), tail].join('\n\n')}\n`;
  process.stdout.write(`\n${text}`);
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, `${part}.txt`), text);
  return missed.length;
}

function write({ title, notes = [], columns, figures }: Report): string {
  const isJudged = figures.some(({ verdict }) => verdict);
  const judged = (...cells: string[]) => (isJudged ? cells : []);
  const head = ['', ...columns, ...judged('line', 'aim', 'verdict')];
  const rows = figures.map(({ name, values, line = '', aim = '', verdict = '' }) => [name, ...values, ...judged(line, aim, verdict)]);
  return [title, ...notes, table([head, ...rows])].join('\n');
}

function table(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length))) ?? [];
  return rows
    .map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))))
    .map((row) => `  ${row.join('   ')}`.trimEnd())
    .join('\n');
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? (sorted[Math.floor(middle)] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** The value that this share of all stays under. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
