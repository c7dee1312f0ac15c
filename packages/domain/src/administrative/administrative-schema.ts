import { z } from 'zod';
import { id, optionalLine } from '../core/fields.ts';
import { KeptFile } from '../core/file-rules.ts';
import { fileRules, isIban, maritalStatuses, plainIban, vehiclePapers, yearsBetween } from './administrative-file.ts';

const day = z.iso.date('validation.date');
/** By the day of the one who asks: a birthday is no matter of hours. */
const isOldEnough = (born: string): boolean => {
  const years = yearsBetween(born, new Date().toISOString().slice(0, 10));
  return years >= fileRules.youngest && years <= fileRules.oldest;
};

const shared = {
  birthPlace: optionalLine(120),
  /** The code of a country of the list. */
  nationality: optionalLine(20).nullable(),
  maritalStatus: z.enum(maritalStatuses).nullable(),
  accountHolder: optionalLine(120),
};

/** What is left out is kept: whoever sees a masked IBAN does not send it back. */
export const FileInput = z.strictObject({
  ...shared,
  birthDate: day.refine(isOldEnough, `validation.birthDate|min=${fileRules.youngest}`).nullable(),
  iban: z
    .string()
    .max(60)
    .transform(plainIban)
    .refine((text) => text === '' || isIban(text), 'validation.iban')
    .optional(),
  version: z.int().min(0),
});
export type FileInput = z.infer<typeof FileInput>;

/** Somebody has opened it. */
export const Reading = z.object({ by: z.string(), at: z.string() });
export type Reading = z.infer<typeof Reading>;

export const paperKind = z.enum(vehiclePapers);
export const PaperInput = z.strictObject({ fileId: id });
export const Paper = z.object({ kind: paperKind, file: KeptFile, addedAt: z.string() });
export type Paper = z.infer<typeof Paper>;

const fields = { ...shared, papers: z.array(Paper), birthDate: z.string().nullable(), version: z.int(), updatedAt: z.string().nullable() };

/** As its owner is shown it. */
export const OwnFile = z.object({ ...fields, maskedIban: z.string(), readings: z.array(Reading) });
export type OwnFile = z.infer<typeof OwnFile>;

/** As an administrator reads it, which is recorded. */
export const OpenedFile = z.object({ ...fields, iban: z.string() });
export type OpenedFile = z.infer<typeof OpenedFile>;
