import type { MailName } from './mail.ts';

/**
 * What somebody other than the owner of an address can have written to it, by what it is counted with. New passwords are counted apart:
 * what strangers sign up or invite takes none of them from the owner. So are notifications, which colleagues can cause. All other letters
 * tell of what was done to an account.
 */
const budgets = {
  asked: ['verify', 'alreadyKnown', 'activate', 'invite', 'inviteStaff', 'emailChange', 'emailWanted'],
  reset: ['reset'],
  // What is over is told in the letter of the day.
  told: ['notice'],
} as const satisfies Record<string, MailName[]>;
export type LetterBudget = keyof typeof budgets;

export const budgetOf = (name: MailName): LetterBudget | undefined =>
  (Object.keys(budgets) as LetterBudget[]).find((budget) => (budgets[budget] as readonly MailName[]).includes(name));

/** To one address, over all kinds of a budget, whoever asks. */
export const lettersPerAddress = [
  { max: 6, seconds: 3600 },
  { max: 15, seconds: 86_400 },
] as const;
