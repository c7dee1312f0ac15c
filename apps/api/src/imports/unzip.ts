import { inflateRawSync } from 'node:zlib';
import { AppError } from '@jalon/domain/core/errors';

const unreadable = () => new AppError('import.unreadable');
const mostEntries = 1000;

/**
 * The parts of a zip file by name, unpacked when they are asked for. `budget` is how much all of them together may be once unpacked: what
 * a part says of its own size is not believed, unpacking stops there.
 */
export function openZip(file: Buffer, budget: number): (name: string) => string | undefined {
  const entries = entriesOf(file);
  let left = budget;
  return (name) => {
    const entry = entries.get(name.toLowerCase());
    if (!entry) return undefined;
    const content = unpacked(file, entry, left);
    left -= content.length;
    return content.toString('utf8');
  };
}

type Entry = { method: number; size: number; offset: number };

/** Read from the directory at the end, as every program does. */
function entriesOf(file: Buffer): Map<string, Entry> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end === -1 || end + 22 > file.length) throw unreadable();
  const count = file.readUInt16LE(end + 10);
  if (count > mostEntries) throw new AppError('import.tooHeavy');
  const entries = new Map<string, Entry>();
  let at = file.readUInt32LE(end + 16);
  for (let read = 0; read < count; read += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== 0x02014b50) throw unreadable();
    const [name, extra, comment] = [28, 30, 32].map((place) => file.readUInt16LE(at + place)) as [number, number, number];
    // Encrypted.
    if (file.readUInt16LE(at + 8) & 1) throw unreadable();
    const title = file.subarray(at + 46, at + 46 + name).toString('utf8');
    entries.set(title.toLowerCase(), {
      method: file.readUInt16LE(at + 10),
      size: file.readUInt32LE(at + 20),
      offset: file.readUInt32LE(at + 42),
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}

function unpacked(file: Buffer, { method, size, offset }: Entry, left: number): Buffer {
  if (offset + 30 > file.length || file.readUInt32LE(offset) !== 0x04034b50) throw unreadable();
  const start = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  const packed = file.subarray(start, start + size);
  if (method === 0 && packed.length <= left) return packed;
  if (method !== 8) throw unreadable();
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(left, 1) });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? new AppError('import.tooHeavy') : unreadable();
  }
}
