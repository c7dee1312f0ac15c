import { pictureRules } from '@jalon/domain/accounts/own-account';
import { AppError } from '@jalon/domain/core/errors';

const { maxPixels, side } = pictureRules;

/** What a file is, by how it begins: nothing else is handed to the decoder, which also reads what could run scripts or load files. */
const beginnings: ((file: Buffer) => boolean)[] = [
  (file) => file.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (file) => file.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  (file) => file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP',
];

/** The decoder sees the first frame of a PNG only; that there are more is said before the pixels begin. */
const isMovingPng = (file: Buffer): boolean => file.subarray(0, file.indexOf('IDAT') + 1).includes('acTL');

/** Where the file of a picture is kept, from the name the database has for it. */
export const pictureKey = (picture: string): string => `pictures/${picture}`;

/**
 * A picture of our own making: turned as the camera was held, and without what the camera wrote beside the pixels. A portrait is cut to a
 * square; a logo is kept whole.
 */
export async function toPicture(file: Buffer, kind: 'portrait' | 'logo'): Promise<Buffer> {
  if (!beginnings.some((isKnown) => isKnown(file))) throw new AppError('file.notAnImage');
  // Loaded by those who send a picture, which is rare.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  // Its size is judged by us, in our words, before anything is decoded.
  const image = sharp(file, { limitInputPixels: false, failOn: 'error', sequentialRead: true });
  const { width = 0, height = 0, pages = 1 } = await image.metadata().catch(refuse);
  if (pages > 1 || isMovingPng(file)) throw new AppError('file.animated');
  if (width * height > maxPixels) throw new AppError('file.tooManyPixels');
  const size = kind === 'portrait' ? ({ fit: 'cover' } as const) : ({ fit: 'inside', withoutEnlargement: true } as const);
  return image.autoOrient().resize(side, side, size).webp({ quality: 82 }).timeout({ seconds: 10 }).toBuffer().catch(refuse);
}

function refuse(): never {
  throw new AppError('file.notAnImage');
}
