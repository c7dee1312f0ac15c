import type { Language } from '../core/languages.ts';

/** Nobody has to say: `unstated` is an answer like the others. */
export const civilities = ['ms', 'mr', 'unstated'] as const;

export const pictureRules = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  maxBytes: 10 * 1024 * 1024,
  maxPixels: 40_000_000,
  /** Of the pixels once they are decoded: the same picture takes twice as much with 16 bits, and more with transparency. */
  maxDecodedBytes: 128 * 1024 * 1024,
  /** Pictures are kept as squares of this side. */
  side: 512,
} as const;

/** Of the logo that somebody sends who has no account yet: whatever a stranger can ask for is cheap. */
export const signUpLogoRules = {
  ...pictureRules,
  maxBytes: 1024 * 1024,
  maxSide: 2000,
  maxDecodedBytes: 32 * 1024 * 1024,
  tooLarge: 'file.signUpLogo',
} as const;

export const twoStepRules = {
  digits: 6,
  periodSeconds: 30,
  /** How many periods a clock may be early or late. */
  window: 1,
  recoveryCodes: 10,
  /** How long the second step of a sign-in waits for its code. */
  waitSeconds: 300,
} as const;

/** Whom others read of once somebody has left. */
export const deletedName: Record<Language, { firstName: string; lastName: string }> = {
  fr: { firstName: 'Compte', lastName: 'supprimé' },
  en: { firstName: 'Deleted', lastName: 'account' },
};
