import type { MailName } from './mail.ts';

/** What somebody other than the owner of an address can have written to it. All others tell of what was done to an account. */
const asked = [
  'verify',
  'alreadyKnown',
  'activate',
  'reset',
  'invite',
  'inviteStaff',
  'emailChange',
  'emailWanted',
] as const satisfies MailName[];

export const isLimited = (name: MailName): boolean => (asked as readonly MailName[]).includes(name);

/** To one address, over all of those kinds, whoever asks. */
export const lettersPerAddress = [
  { max: 6, seconds: 3600 },
  { max: 15, seconds: 86_400 },
] as const;
