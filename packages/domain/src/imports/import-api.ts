import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { fileName } from '../core/file-rules.ts';
import { resource } from '../core/resource.ts';
import { working } from '../core/routes.ts';
import { staff } from '../core/rules.ts';
import { Import, importFlow, importListing } from './import.ts';
import { type ImportField, type ImportKind, importFieldNames, importFields, importKinds, type Mapping } from './import-fields.ts';
import { importLimits } from './import-limits.ts';

const path = '/api/imports';

export const imports = resource({
  path,
  noun: 'import',
  about: 'Needs and candidates added from a file at once, and undone as a whole',
  flow: importFlow,
  record: Import,
  listing: importListing,
});

/** Which column is read into which field, counted from 0: `title:0,company:3`. */
const columns = z
  .string()
  .max(1000)
  .regex(/^[a-zA-Z]{1,30}:\d{1,2}(,[a-zA-Z]{1,30}:\d{1,2}){0,40}$/, 'validation.invalid');
const kind = z.enum(importKinds);

export const writtenMapping = (mapping: Mapping): string =>
  Object.entries(mapping)
    .map(([field, column]) => `${field}:${column}`)
    .join(',');

/** Fields that the kind does not have are left out. */
export function readMapping(of: ImportKind, text: string): Mapping {
  const pairs = text.split(',').map((one) => one.split(':') as [ImportField, string]);
  return Object.fromEntries(
    pairs.filter(([field]) => (importFields[of] as readonly string[]).includes(field)).map(([field, column]) => [field, Number(column)]),
  );
}

const count = z.int();
const field = z.enum(importFieldNames);
export const ImportLook = z.object({
  rows: count,
  columns: z.array(z.object({ title: z.string(), examples: z.array(z.string()) })),
  /** As the headers say. */
  mapping: z.partialRecord(field, z.int()),
});
export type ImportLook = z.infer<typeof ImportLook>;

export const lineStates = ['error', 'duplicate'] as const;
const ReportedLine = z.object({
  /** As a spreadsheet numbers it. */
  line: count,
  state: z.enum(lineStates),
  problems: z.array(z.object({ field, message: z.string(), value: z.string() })),
});
export type ReportedLine = z.infer<typeof ReportedLine>;
export const ImportReport = z.object({ rows: count, good: count, errors: count, duplicates: count, lines: z.array(ReportedLine) });
export type ImportReport = z.infer<typeof ImportReport>;

const sent = {
  method: 'POST',
  guards: working,
  by: [staff],
  upload: { types: ['application/octet-stream'], maxBytes: importLimits.bytes, tooLarge: 'import.tooLarge' },
  // A check tells whether addresses are known.
  limit: { max: 120, seconds: 600 },
} as const;

/** The file is sent with each step: nothing of it is kept before it is imported. */
export const importApi = {
  look: endpoint({
    ...{ ...sent, path: `${path}/look`, summary: 'The columns of a file, with examples and the fields they seem to hold' },
    ...{ query: z.strictObject({ kind }), response: ImportLook },
  }),
  check: endpoint({
    ...{ ...sent, path: `${path}/check`, summary: 'What importing a file would do, line by line, without doing it' },
    ...{ query: z.strictObject({ kind, columns }), response: ImportReport },
  }),
  errorLines: endpoint({
    ...{ ...sent, path: `${path}/error-lines`, summary: 'The lines of a file that cannot be imported, with what is wrong, as a file' },
    ...{ query: z.strictObject({ kind, columns }), response: 'file' },
  }),
  start: endpoint({
    ...{ ...sent, path, summary: 'Import the good lines of a file, all or none: as many as a check has counted' },
    ...{ query: z.strictObject({ kind, columns, name: fileName, good: z.coerce.number().int().min(1).max(importLimits.rows) }) },
    ...{ response: Import, status: 201 },
  }),
};
