import { pictureRules } from '@jalon/domain/accounts/own-account';
import { AppError, type ErrorCode } from '@jalon/domain/core/errors';

/** What the first bytes of a picture tell about it. `bytes` is what a decoder holds in memory at worst. */
type PictureHeader = { width: number; height: number; bytes: number; isInterlaced: boolean; isMoving: boolean };
type Reader = (file: Buffer) => PictureHeader | undefined;

export type PictureLimits = {
  maxPixels: number;
  maxDecodedBytes: number;
  maxSide?: number;
  tooLarge?: ErrorCode;
  mayBeInterlaced?: boolean;
};

const startsWith = (file: Buffer, hex: string): boolean => file.subarray(0, hex.length / 2).equals(Buffer.from(hex, 'hex'));

/** Channels by PNG colour type. A palette becomes colours with transparency when it is decoded. */
const pngChannels: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

const readPng: Reader = (file) => {
  if (!startsWith(file, '89504e470d0a1a0a') || file.length < 33 || file.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const [depth = 0, colour = 0, , , interlace] = file.subarray(24, 29);
  const channels = pngChannels[colour];
  if (!channels) return undefined;
  // The decoder sees the first frame of a PNG only; that there are more is said before the pixels begin.
  const isMoving = file.subarray(0, file.indexOf('IDAT') + 1).includes('acTL');
  return { width, height, bytes: width * height * channels * (depth > 8 ? 2 : 1), isInterlaced: interlace !== 0, isMoving };
};

/** Of the markers of a frame, those whose pixels are refined scan by scan. */
const progressive = [0xc2, 0xc6, 0xca, 0xce];
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks the segments up to the first scan. A picture sent in several scans is held as coefficients of two bytes until the last one. */
const readJpeg: Reader = (file) => {
  if (!startsWith(file, 'ffd8ff')) return undefined;
  let frame: { width: number; height: number; components: number; isProgressive: boolean } | undefined;
  for (let at = 2; at + 10 <= file.length; ) {
    if (file[at] !== 0xff) return undefined;
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) {
      const [height, width] = [file.readUInt16BE(at + 5), file.readUInt16BE(at + 7)];
      frame = { width, height, components: file[at + 9] ?? 0, isProgressive: progressive.includes(marker) };
    }
    if (marker === 0xda) {
      if (!frame) return undefined;
      const { width, height, components, isProgressive } = frame;
      const hasSeveralScans = isProgressive || (file[at + 4] ?? 0) < components;
      return { width, height, bytes: width * height * components * (hasSeveralScans ? 2 : 1), isInterlaced: false, isMoving: false };
    }
    at += 2 + file.readUInt16BE(at + 2);
  }
  return undefined;
};

const readWebp: Reader = (file) => {
  if (file.length < 30 || file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const found = webpSize(file);
  return found && { ...found, bytes: found.width * found.height * 4, isInterlaced: false };
};

function webpSize(file: Buffer): { width: number; height: number; isMoving: boolean } | undefined {
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff, isMoving: false };
    case 'VP8L': {
      const bits = file.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1, isMoving: false };
    }
    case 'VP8X':
      return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1, isMoving: ((file[20] ?? 0) & 2) !== 0 };
  }
  return undefined;
}

/**
 * Refuses by the first bytes what would cost too much to decode. Only the three kinds known here reach the decoder, which also reads
 * kinds that could run scripts or load files.
 */
export function checkPicture(file: Buffer, limits: PictureLimits = pictureRules): void {
  const { maxPixels, maxDecodedBytes, maxSide, tooLarge, mayBeInterlaced } = limits;
  if (file.length === 0) throw new AppError('file.empty');
  const header = readPng(file) ?? readJpeg(file) ?? readWebp(file);
  if (!header?.width || !header.height) throw new AppError('file.notAnImage');
  const { width, height, bytes, isInterlaced, isMoving } = header;
  if (isMoving) throw new AppError('file.animated');
  if (maxSide && Math.max(width, height) > maxSide) throw new AppError(tooLarge ?? 'file.tooManyPixels');
  if (width * height > maxPixels) throw new AppError('file.tooManyPixels');
  // Interlaced lines cannot be decoded one after the other: the whole picture would be held at once.
  if (isInterlaced && !mayBeInterlaced) throw new AppError('file.interlaced');
  if (bytes > maxDecodedBytes) throw new AppError(tooLarge ?? 'file.tooHeavy');
}
