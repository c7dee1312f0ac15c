import { z } from 'zod';
import { id } from './fields.ts';

/** What a file is kept for, and what it may be: its content says which of these it is, never its name. */
export const filePurposes = {
  /** Evidence: kept as it was sent. */
  proof: { types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'], maxBytes: 10 * 1024 * 1024, maxPixels: 40_000_000 },
  /** Read by whoever looks for people: a PDF. */
  resume: { types: ['application/pdf'], maxBytes: 10 * 1024 * 1024 },
} as const;
export type FilePurpose = keyof typeof filePurposes;
export const purposeNames = Object.keys(filePurposes) as [FilePurpose, ...FilePurpose[]];
export const proofRules = filePurposes.proof;

/** How many files one person may have sent that belong to no record yet. */
export const waitingFiles = 20;

// A name is shown and sent back, so it is no path, and holds nothing that cannot be seen or that changes the direction of what follows.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const unsafeName = /[/\\\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|^\.{1,2}$/;

const longestName = 200;

export const fileName = z
  .string()
  .trim()
  .min(1)
  .max(longestName)
  .refine((value) => value.isWellFormed() && !unsafeName.test(value), 'validation.fileName');

const endings: Record<string, RegExp> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
  'image/webp': /\.webp$/i,
};
/** A name that ends as its content is: another ending would have a program open it that reads it otherwise. */
export const withEnding = (name: string, type: string): string =>
  endings[type]?.test(name) ? name : `${[...name].slice(0, longestName - 10).join('')}.${type.slice(type.indexOf('/') + 1)}`;

/** A file as a record shows it. */
export const KeptFile = z.object({ id, name: z.string(), type: z.string(), size: z.int() });
export type KeptFile = z.infer<typeof KeptFile>;
