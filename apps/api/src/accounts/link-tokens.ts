import { createHmac, timingSafeEqual } from 'node:crypto';

const macBytes = 16;

/**
 * The secret part of a link is made from its id and the secret of the installation, and kept nowhere: whoever reads the database can
 * open nothing. The row of the id says what the link is for, until when, and whether it was used.
 */
export function linkTokens(secret: string) {
  const macOf = (id: Buffer): Buffer => createHmac('sha256', secret).update('account link').update(id).digest().subarray(0, macBytes);
  return {
    write(id: string): string {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
      return Buffer.concat([bytes, macOf(bytes)]).toString('base64url');
    },
    /** The id, or undefined for what we did not write. */
    read(token: string): string | undefined {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== 16 + macBytes) return undefined;
      const id = bytes.subarray(0, 16);
      if (!timingSafeEqual(macOf(id), bytes.subarray(16))) return undefined;
      const hex = id.toString('hex');
      return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
    },
  };
}
