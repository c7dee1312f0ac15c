import { harmless } from '@jalon/domain/core/formula';

/** The data of a chart: its table on screen, and its file. */
export type Kind = 'text' | 'euros' | 'days' | 'percent' | 'growth' | 'count' | 'wait';
export type Cell = string | number | null;
export type Sheet = {
  /** `key`: where others may be called the same. */
  columns: { label: string; kind: Kind; key?: string }[];
  /** `to`: the list behind the row; `company`: whose face stands before its name. */
  rows: { key: string; cells: Cell[]; to?: string | undefined; company?: { id: string; name: string; logo: string | null } | undefined }[];
  total?: Cell[] | undefined;
};
export type NamedSheet = { title: string; sheet: Sheet };

/** As spreadsheets of the language read them: plain numbers, euros with cents, percents as such. */
export function csvOf(sheets: readonly NamedSheet[], language: 'fr' | 'en'): string {
  const [separator, comma] = language === 'fr' ? [';', ','] : [',', '.'];
  // Names of columns and titles too: projects are called by whoever opens them.
  const quoted = (text: string) => `"${harmless(text).replaceAll('"', '""')}"`;
  const written = (cell: Cell | undefined, kind: Kind): string => {
    if (cell === null || cell === undefined) return quoted('');
    if (typeof cell === 'string') return quoted(cell);
    const value = kind === 'count' || kind === 'wait' ? cell : cell / 100;
    return `"${String(value).replace('.', comma)}"`;
  };
  const unit: Partial<Record<Kind, string>> = { euros: ' (€)', percent: ' (%)', growth: ' (%)' };
  const lines = sheets.flatMap(({ title, sheet: { columns, rows, total } }, at) => [
    ...(at > 0 ? [''] : []),
    ...(sheets.length > 1 ? [quoted(title)] : []),
    columns.map(({ label, kind }) => quoted(`${label}${unit[kind] ?? ''}`)).join(separator),
    ...[...rows.map(({ cells }) => cells), ...(total ? [total] : [])].map((cells) =>
      columns.map(({ kind }, index) => written(cells[index], kind)).join(separator),
    ),
  ]);
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
