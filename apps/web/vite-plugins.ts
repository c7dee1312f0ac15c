import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Writes `.br` and `.gz` beside each text file, so that the server never compresses while somebody waits. */
export const compressed = (): Plugin => {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: async () => {
      const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|css|html|svg|webmanifest)$/.test(file));
      await Promise.all(
        files.map(async (file) => {
          const path = join(folder, file);
          const content = await readFile(path);
          if (content.length < 1024) return;
          await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
          // The last step of its scale makes files smaller by a sixtieth and takes as long again as the rest of the build.
          await writeFile(`${path}.br`, await toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
        }),
      );
    },
  };
};
