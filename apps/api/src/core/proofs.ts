import { open, readFile } from 'node:fs/promises';
import { AppError } from '@jalon/domain/core/errors';
import { type FilePurpose, filePurposes, proofRules } from '@jalon/domain/core/file-rules';
import { fileTypeFromBuffer } from 'file-type';
import { checkPicture } from './picture-header.ts';
import type { Spooled } from './spool.ts';

/** How much of a file tells what it is. */
const headBytes = 4100;
// A picture is shown to people and decoded by their browsers, not by us: only how many pixels it has counts.
const pictureLimits = { maxPixels: proofRules.maxPixels, maxDecodedBytes: Number.POSITIVE_INFINITY, mayBeInterlaced: true };

const programs = /^(application\/(x-msdownload|x-elf|x-mach-binary|x-ms-shortcut|vnd\.microsoft\.portable-executable|java-vm|wasm|x-sh))$/;
/** Scripts and pages are text, which has no mark of its own. */
const script = /^#!|^(@echo|<script|<\?php)/i;
const markup = /^(<\?xml|<!doctype|<html|<svg|<!--)/i;

/** What a file is, by its content alone; or why it cannot be for this. */
export async function typeOfFile(file: Spooled, purpose: FilePurpose): Promise<string> {
  if (file.size === 0) throw new AppError('file.empty');
  const head = await headOf(file);
  const found = (await fileTypeFromBuffer(head))?.mime ?? '';
  const isFor = (type: string) => (filePurposes[purpose].types as readonly string[]).includes(type);
  if (found === 'application/pdf' && head.includes('%PDF-')) return refuseProtected(file);
  if (isFor(found)) {
    checkPicture(await readFile(file.path), pictureLimits);
    return found;
  }
  const text = head
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart();
  if (programs.test(found) || text.startsWith('MZ') || script.test(text)) throw new AppError('file.program');
  if (/\b(xml|svg|html)\b/.test(found) || markup.test(text)) throw new AppError('file.markup');
  throw new AppError(purpose === 'proof' ? 'file.notAProof' : 'file.notAPdf');
}

async function headOf({ path }: Spooled): Promise<Buffer> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(headBytes), position: 0 });
  return buffer.subarray(0, bytesRead);
}

/** A letter of a name in a PDF, which may be written by its code. */
function spellingsOf(letter: string): string {
  const code = letter.charCodeAt(0).toString(16);
  return `(?:${letter}|#(?:${code}|${code.toUpperCase()}))`;
}

/** A comment that holds the first letter of a name is taken for none: a file that repeats the name would be read from each to the end, for minutes. */
const blank = '(?:\\s|%[^\\r\\n/]*[\\r\\n])*';
/** The dictionary that says how a file is encrypted is never encrypted or compressed itself. */
const encryption = new RegExp(`/${[...'Encrypt'].map(spellingsOf).join('')}${blank}(?:\\d+\\s+\\d+\\s+R|<<)`);
const overlap = 1024;

async function refuseProtected(file: Spooled): Promise<string> {
  let end = '';
  for await (const chunk of file.read()) {
    const text = end + (chunk as Buffer).toString('latin1');
    if (encryption.test(text)) throw new AppError('file.protected');
    end = text.slice(-overlap);
  }
  return 'application/pdf';
}
