/** Addresses of accounts: proving one, correcting a mistyped one, changing a proved one. */
export const emailRules = {
  /** How long the link that confirms another address works. */
  changeHours: 24,
  /** How long the browser that signed up may correct the address without the password. */
  correctHours: 24,
  /** Each of these sends letters to addresses that may be a stranger's. */
  lettersOfOne: { max: 5, seconds: 3600 },
} as const;

/**
 * Who has opened the link of a mail: the person it is for, signed in; nobody, in the browser that signed up; somebody else who is signed
 * in; or nobody, in any other browser.
 */
export const linkReaders = ['self', 'newcomer', 'other', 'nobody'] as const;
export type LinkReader = (typeof linkReaders)[number];

/** Those who need no question: the others are asked whether to go on as the person the link is for. */
export const entersAtOnce = (reader: LinkReader): boolean => reader === 'self' || reader === 'newcomer';
