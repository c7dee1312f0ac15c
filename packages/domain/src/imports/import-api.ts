import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { fileName } from '../core/file-rules.ts';
import { resource } from '../core/resource.ts';
import { working } from '../core/routes.ts';
import { admin, staff } from '../core/rules.ts';
import { Import, importFlow, importListing } from './import.ts';
import {
  type ImportField,
  type ImportKind,
  importFieldNames,
  importFields,
  importKinds,
  type Mapping,
  toolKinds,
} from './import-fields.ts';
import { importLimits } from './import-limits.ts';
import { ToolLine, toolLineStates } from './tool-line.ts';

const path = '/api/imports';

export const imports = resource(
  {
    path,
    noun: 'import',
    about: 'Records added at once, from a file or from the external staffing tool, and undone as a whole',
    flow: importFlow,
    record: Import,
    listing: importListing,
  },
  {
    fromTool: endpoint({
      ...{ method: 'POST', path: `${path}/from-tool`, summary: 'Read what the external tool has, and look at what importing it would do' },
      ...{
        guards: working,
        by: [admin],
        body: z.strictObject({ kind: z.enum(toolKinds) }),
        response: Import,
        status: 201,
        idempotent: true,
      },
      // Each asks the tool page by page, which counts the calls.
      limit: { max: 30, seconds: 600 },
    }),
    lines: endpoint({
      ...{ method: 'GET', path: `${path}/:id/lines`, summary: 'What importing each record of the external tool would do' },
      ...{ guards: working, by: [admin], params: z.object({ id }) },
      query: z.strictObject({
        state: z.enum(toolLineStates).optional(),
        /** How many were read before. */
        from: z.coerce.number().int().min(0).max(100_000).default(0),
      }),
      response: z.object({ lines: z.array(ToolLine), isMore: z.boolean() }),
    }),
  },
);

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
