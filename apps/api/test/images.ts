import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const canvas = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#009acd' } });
const blob = (content: Buffer | string, type: string) => new Blob([content as Buffer<ArrayBuffer>], { type });

/** Files as people send them, honest and not. */
export const png = async (width = 640, height = 480) => blob(await canvas(width, height).png().toBuffer(), 'image/png');
export const webp = async () => blob(await canvas(300, 900).webp().toBuffer(), 'image/webp');

/** From a telephone held upright: left half red, turned by its orientation, with the place where it was taken. */
export async function photo() {
  const red = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const content = await canvas(800, 600)
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .withExif({ IFD0: { Orientation: '6', Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return blob(content, 'image/jpeg');
}

export async function truncated() {
  const whole = Buffer.from(await (await photo()).arrayBuffer());
  return blob(whole.subarray(0, Math.floor(whole.length / 2)), 'image/jpeg');
}

async function frames() {
  const height = 20;
  const strip = await sharp({ create: { width: 20, height: height * 2, channels: 3, background: '#009acd' } })
    .raw()
    .toBuffer();
  strip.fill(200, strip.length / 2);
  return sharp(strip, { raw: { width: 20, height: height * 2, channels: 3, pageHeight: height } });
}
export const movingWebp = async () => blob(await (await frames()).webp({ loop: 0, delay: [100, 100] }).toBuffer(), 'image/webp');
export const gif = async (type = 'image/png') => blob(await canvas(20, 20).gif().toBuffer(), type);
export const svg = () => blob('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>', 'image/png');
export const page = () => blob('<!doctype html><script>alert(1)</script>', 'image/png');
/** The beginning of a PNG before a page. */
export const disguised = () =>
  blob(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('<script>alert(1)</script>')]).toString('latin1'), 'image/png');
/** 41 million pixels in a few kilobytes. */
export const huge = () => png(8200, 5000);

/** 1.4 MB that take 317 MB once they are decoded, all at once: 6300 by 6300 pixels of four channels with 16 bits, interlaced. */
export const interlaced = () => blob(bombPng({ side: 6300, colour: 6, isInterlaced: true }), 'image/png');
/** The same line by line. */
export const deep = () => blob(bombPng({ side: 6300, colour: 6, isInterlaced: false }), 'image/png');
/** Of the interlaced one, the beginning only: what can be said of it was said by its first bytes. */
export const interlacedHead = () => blob(bombPng({ side: 6300, colour: 6, isInterlaced: true, isHead: true }).subarray(0, 64), 'image/png');

/** The passes of an interlaced PNG: where each begins, and how far its pixels are apart. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];

type Bomb = { side: number; colour: 6; isInterlaced: boolean; isHead?: boolean };

function bombPng({ side, colour, isInterlaced, isHead = false }: Bomb): Buffer {
  const pixel = 8;
  const rows = isInterlaced
    ? passes.map(([x = 0, y = 0, dx = 1, dy = 1]) => Math.ceil((side - y) / dy) * (1 + Math.ceil((side - x) / dx) * pixel))
    : [side * (1 + side * pixel)];
  const bytes = rows.reduce((sum, pass) => sum + pass);
  const data = deflateSync(Buffer.alloc(isHead ? 1000 : bytes), { level: 1 });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([16, colour, 0, 0, isInterlaced ? 1 : 0], 8);
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

export const progressive = async (width: number, height: number) =>
  blob(await canvas(width, height).jpeg({ progressive: true, quality: 30 }).toBuffer(), 'image/jpeg');
