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
