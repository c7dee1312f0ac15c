import { AppError } from '@jalon/domain/core/errors';
import type { ProfileDraft } from '@jalon/domain/profiles/draft';
import { fromJsonResume, isJsonResume } from '@jalon/domain/profiles/draft-json-resume';
import { fromLinkedin, type LinkedinFile, type LinkedinRow, linkedinFiles } from '@jalon/domain/profiles/draft-linkedin';
import { fromResumeText, type ResumeReader } from '@jalon/domain/profiles/draft-resume-text';
import { parse } from 'csv-parse/sync';
import { pdfLines } from '../core/pdf-lines.ts';
import { openZip, TooLarge } from '../core/unzip.ts';

export type DraftReading = ResumeReader & { content: Uint8Array };

/** Exports of people with a long past have some hundred files; those that are read are small. */
const archiveBounds = { entries: 5000, bytes: 8 * 1024 * 1024 };
const mostRows = 500;
const archiveMark = Buffer.from('504b0304', 'hex');
const maxJson = 1024 * 1024;

/** What a file says, by what its content is. */
export async function readResume({ content, ...reader }: DraftReading): Promise<ProfileDraft> {
  const file = Buffer.from(content.buffer, content.byteOffset, content.length);
  if (file.length === 0) throw new AppError('file.empty');
  if (file.subarray(0, 1024).includes('%PDF-')) return readPdf(content, reader);
  if (file.subarray(0, 4).equals(archiveMark)) return readArchive(file, reader);
  if (/^\ufeff?\s*[{[]/.test(file.toString('utf8', 0, 200))) return readJson(file, reader);
  throw new AppError('profile.draftType');
}

async function readPdf(content: Uint8Array, reader: ResumeReader): Promise<ProfileDraft> {
  const lines = await pdfLines(content);
  if (lines.join('').replace(/\s/g, '').length < 20) throw new AppError('profile.draftNoText');
  return fromResumeText(lines, reader);
}

function readArchive(file: Buffer, { today }: ResumeReader): ProfileDraft {
  const nameOf = (path: string) => linkedinFiles.find((name) => path === name || path.endsWith(`/${name}`));
  const found = new Map<LinkedinFile, LinkedinRow[]>();
  try {
    for (const [path, unpack] of openZip(file, archiveBounds)) {
      const name = nameOf(path);
      if (name) found.set(name, parse(unpack(), { columns: true, bom: true, relax_column_count: true, relax_quotes: true, to: mostRows }));
    }
  } catch (error) {
    throw new AppError(error instanceof TooLarge ? 'profile.draftTooHeavy' : 'profile.draftUnreadable');
  }
  if (!found.has('Profile.csv') && !found.has('Positions.csv')) throw new AppError('profile.draftNotLinkedin');
  return fromLinkedin(found, today);
}

function readJson(file: Buffer, { today }: ResumeReader): ProfileDraft {
  if (file.length > maxJson) throw new AppError('profile.draftTooHeavy');
  let value: unknown;
  try {
    value = JSON.parse(file.toString('utf8').replace(/^\ufeff/, ''));
  } catch {
    throw new AppError('profile.draftUnreadable');
  }
  if (!isJsonResume(value)) throw new AppError('profile.draftNotResume');
  return fromJsonResume(value, today);
}
