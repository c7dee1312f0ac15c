import type { Files } from '../core/files.ts';
import { pictureKey } from '../core/pictures.ts';

/** Documents know no other format of a picture than this one: it is made as the logo is sent. */
export const printKey = (logo: string): string => `prints/${logo}`;

export async function removeLogo(files: Files, logo: string): Promise<void> {
  for (const key of [pictureKey(logo), printKey(logo)]) await files.remove(key);
}

/** The logo as documents show it; undefined without one, and then they show the name alone. */
export const printedLogo = async (files: Files, { logo }: { logo: string | null }): Promise<Uint8Array | undefined> =>
  (logo && (await files.get(printKey(logo)))) || undefined;
