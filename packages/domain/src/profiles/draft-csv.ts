/** Rows of a CSV file, each with the names of its first line. Quotes may hold commas and ends of lines, as RFC 4180 says. */
export function csvRows(file: string, most = 500): Record<string, string>[] {
  const [head = [], ...rows] = cells(file.replace(/^\ufeff/, ''), most + 1);
  const names = head.map((name) => name.trim().toLowerCase());
  return rows
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]?.trim() ?? ''])));
}

function cells(text: string, most: number): string[][] {
  const rows: string[][] = [];
  // A cell in quotes, or one up to the next comma or end of line; then what ends it.
  const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/gy;
  let row: string[] = [];
  for (let found = cell.exec(text); found && rows.length < most; found = cell.exec(text)) {
    const [, quoted, bare = '', end] = found;
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}
