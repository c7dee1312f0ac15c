import writeXlsxFile from 'write-excel-file/node';

/** The first sheet of a workbook, row by row. */
export const workbookOf = (rows: readonly (readonly (string | number)[])[]): Promise<Buffer> =>
  writeXlsxFile(rows.map((row) => row.map((value) => ({ value })))).toBuffer();
