import { crc32 } from 'node:zlib';

export type ZipEntry = { name: string; content: Buffer };

/** Of the format, what every program reads: entries stored as they are, names in UTF-8, at most 4 GB in all. */
export function zip(entries: readonly ZipEntry[], at: Date): Buffer {
  const { add, end } = archive(at);
  return Buffer.concat([...entries.flatMap(add), end()]);
}

/** The same as it is asked for: of what is heavy, one entry is held at a time. */
export async function* zipped(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Buffer> {
  const { add, end } = archive(at);
  for await (const entry of entries) yield* add(entry);
  yield end();
}

/** Each entry as it is written, and the list of all of them, which ends the file. */
function archive(at: Date) {
  const directory: Buffer[] = [];
  let offset = 0;
  return {
    add({ name, content }: ZipEntry): Buffer[] {
      const fields = fieldsOf(name, content, at);
      const local = Buffer.concat([signature(0x04034b50), fields, Buffer.from(name)]);
      directory.push(Buffer.concat([signature(0x02014b50), numbers([20, 2]), fields, centralTail(offset), Buffer.from(name)]));
      offset += local.length + content.length;
      return [local, content];
    },
    end(): Buffer {
      const [central, count] = [Buffer.concat(directory), directory.length];
      const tail = numbers([0, 2], [0, 2], [count, 2], [count, 2], [central.length, 4], [offset, 4], [0, 2]);
      return Buffer.concat([central, signature(0x06054b50), tail]);
    },
  };
}

/** Needed version, UTF-8 names, no compression, time, checksum, sizes, length of the name, no extra field: the same in both places. */
function fieldsOf(name: string, content: Buffer, at: Date): Buffer {
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const size = content.length;
  return numbers(
    [20, 2],
    [0x0800, 2],
    [0, 2],
    [time, 2],
    [date, 2],
    [crc32(content), 4],
    [size, 4],
    [size, 4],
    [Buffer.byteLength(name), 2],
    [0, 2],
  );
}

/** No comment, first disk, no attributes, and where the entry begins. */
const centralTail = (offset: number): Buffer => numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);

const signature = (value: number): Buffer => numbers([value, 4]);

function numbers(...values: [value: number, bytes: 2 | 4][]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of values) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
