import { crc32, inflateRawSync } from 'node:zlib';

/** The files of an archive, read from its directory as other programs do, with their checksums. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const [count, start] = [archive.readUInt16LE(end + 10), archive.readUInt32LE(end + 16)];
  const files = new Map<string, Buffer>();
  let at = start;
  for (let i = 0; i < count; i += 1) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error('no entry where one should be');
    const [checksum, packedSize] = [archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 20)];
    const isPacked = archive.readUInt16LE(at + 10) !== 0;
    const nameLength = archive.readUInt16LE(at + 28);
    const local = archive.readUInt32LE(at + 42);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(from, from + packedSize);
    const content = isPacked ? inflateRawSync(packed) : packed;
    if (crc32(content) !== checksum) throw new Error(`${name} is damaged`);
    files.set(name, content);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
