import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/**
 * A program of its own (core/pictures.ts starts it): reads a picture from its input and writes ours to its output. It has one thread, its
 * memory goes back to the system when it ends, and a picture that breaks the decoder breaks nothing else.
 */
const [kind, side, maxPixels, unreadable] = process.argv.slice(2);
sharp.concurrency(1);
sharp.cache(false);

const file = await buffer(process.stdin);
const square = Number(side);
const fit = kind === 'portrait' ? ({ fit: 'cover' } as const) : ({ fit: 'inside', withoutEnlargement: true } as const);
const drawn = sharp(file, { limitInputPixels: Number(maxPixels), failOn: 'error', sequentialRead: true })
  .autoOrient()
  .resize(square, square, fit);
// A page of a document has no transparency, and no other format that documents know.
const picture = await (kind === 'page' ? drawn.flatten({ background: '#ffffff' }).jpeg({ quality: 80 }) : drawn.webp({ quality: 82 }))
  .toBuffer()
  .catch(() => undefined);
if (picture) process.stdout.write(picture);
else process.exitCode = Number(unreadable);
