import { inflateRawSync } from 'node:zlib';

type Bounds = { entries: number; bytes: number };
/** A compressed file that would take more room than it may. */
export class TooLarge extends Error {}

const [endMark, entryMark] = [Buffer.from('504b0506', 'hex'), 0x02014b50];

/**
 * The files of an archive by name, from its directory, each unpacked when it is asked for. What it says of its sizes is not believed:
 * unpacking stops at the bound, over all files together. Throws what a damaged one makes it throw.
 */
export function openZip(archive: Buffer, { entries, bytes }: Bounds): Map<string, () => Buffer> {
  const end = archive.lastIndexOf(endMark);
  if (end < 0) throw new Error('no directory');
  const [count, start] = [archive.readUInt16LE(end + 10), archive.readUInt32LE(end + 16)];
  if (count > entries) throw new TooLarge();
  const files = new Map<string, () => Buffer>();
  let left = bytes;
  for (let at = start, place = 0; place < count; place += 1) {
    if (archive.readUInt32LE(at) !== entryMark) throw new Error('no entry where one should be');
    const [entry, nameLength] = [at, archive.readUInt16LE(at + 28)];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    if (!files.has(name))
      files.set(name, () => {
        const content = unpacked(archive, entry, left);
        left -= content.length;
        return content;
      });
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

function unpacked(archive: Buffer, at: number, most: number): Buffer {
  const [flags, method, size] = [archive.readUInt16LE(at + 8), archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
  if (flags & 1) throw new Error('encrypted');
  const local = archive.readUInt32LE(at + 42);
  const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const packed = archive.subarray(from, from + size);
  if (method === 0 ? packed.length > most : most <= 0) throw new TooLarge();
  if (method === 0) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: most });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? new TooLarge() : error;
  }
}
