import type { Database } from '../db/database.ts';
import { type Mail, noteFailed, noteSent, takeDueMail } from './mails.queries.ts';

/** Hands one mail over, or throws. */
export type Post = (mail: Mail) => Promise<void>;

const longestPause = 60;
const triesAtMost = 4000;

/**
 * Sends what is due, one after the other. What fails waits, at most a minute, so that a server that comes back is found soon; after three
 * days it is given up. A refusal of the mail itself is final; one of the server is likely to meet the next mail too, so the round ends.
 */
export async function deliverMails(database: Database, post: Post): Promise<void> {
  for (;;) {
    const mail = await takeDueMail(database);
    if (!mail) return;
    try {
      await post(mail);
    } catch (error) {
      const isFinal = isRefusedForGood(error) || mail.tries >= triesAtMost;
      await noteFailed(database, mail.id, messageOf(error), isFinal ? null : Math.min(2 ** mail.tries, longestPause));
      if (isFinal) continue;
      return;
    }
    await noteSent(database, mail.id);
  }
}

/** What the server says of the address or the content, with a code of its own from 500 on. */
const isRefusedForGood = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
