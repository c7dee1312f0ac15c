/** What a file may hold. `unzippedBytes` are those of a workbook once its parts are unpacked, `cell` the characters of one, `text` those of all. */
export const importLimits = {
  rows: 5000,
  columns: 100,
  bytes: 5 * 1024 * 1024,
  unzippedBytes: 60 * 1024 * 1024,
  cell: 20_000,
  text: 10_000_000,
};
/** How many lines a report tells one by one; the file of error lines has them all. */
export const reportedLines = 200;
