import { startRules } from '@jalon/domain/sessions/sign-in-provider';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { type DraftIdentity, freshDraft, isOpen } from './drafts.queries.ts';

type Told = Omit<DraftIdentity, 'email'> & { email: string | null };

/**
 * A sign-up that goes on from a provider. Always under a new token: one that was planted in this browser before must not be shared with
 * whoever planted it. What was answered so far goes along, but for who it was. Gives the token.
 */
export async function beginExternal(tx: Tx, oldToken: string, told: Told): Promise<string> {
  const { label, isProved, firstName, lastName, provider, issuer, subject } = told;
  const shown = { label, isProved, firstName, lastName, email: told.email ?? '' };
  // Of an identity that proves nothing only the words are kept: it cannot be connected by mistake.
  const identity = isProved ? { ...shown, provider, issuer, subject } : shown;
  const { token, insert } = freshDraft({
    answers: sql`coalesce((select answers - 'account' from sign_up_drafts where ${isOpen(oldToken)}), '{}')`,
    identity: sql`${JSON.stringify(identity)}::jsonb`,
    identityUntil: sql`now() + ${startRules.provedMinutes} * interval '1 minute'`,
  });
  await tx.many(insert);
  return token;
}
