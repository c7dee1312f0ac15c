import { AppError } from '@jalon/domain/core/errors';
import { email as emailSchema, line } from '@jalon/domain/core/fields';
import { isTrue, type Proved } from '@jalon/domain/sessions/identity-linking';

/** Somebody as a provider knows them. */
export type Visitor = Proved & { provider: string; issuer: string; subject: string; firstName: string; lastName: string };

type Token = { iss: string; sub: string; [claim: string]: unknown };

/** As long as the standard lets a subject be. */
const longestSubject = 255;

/**
 * Who it is, is said by the token alone, which was checked: what a provider answers when asked for more could name another issuer, and so
 * somebody else's identity.
 */
export function visitorOf({ iss, sub, ...claims }: Token, more: Record<string, unknown>): Omit<Visitor, 'provider'> {
  if (sub.length > longestSubject) throw new AppError('identity.refused');
  const { email: address, email_verified: verified, given_name: firstName, family_name: lastName } = { ...claims, ...more };
  const email = emailSchema.safeParse(address).data ?? null;
  return {
    issuer: iss,
    subject: sub,
    email,
    isEmailVerified: email !== null && isTrue(verified),
    firstName: nameIn(firstName),
    lastName: nameIn(lastName),
  };
}

/** A name that would not fit is left for the person to write. */
const nameIn = (claim: unknown): string => line().safeParse(claim).data ?? '';
