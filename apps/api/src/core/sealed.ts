import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/**
 * Keeps a text from whoever reads the database or a cookie: AES-256-GCM under a key made from the secret of the installation. `purpose`
 * gives each use a key of its own; `about` binds a text to what it belongs to, so that it opens nowhere else.
 */
export function sealer(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `jalon ${purpose}`, 32));
  return {
    seal(text: string, about: string): Buffer {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },
    /** Undefined for what was not sealed here, or under another secret. */
    open(sealed: Buffer, about: string): string | undefined {
      if (sealed.length < ivBytes + tagBytes) return undefined;
      const iv = sealed.subarray(0, ivBytes);
      const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about));
      decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
