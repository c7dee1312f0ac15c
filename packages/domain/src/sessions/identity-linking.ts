import type { AccountState } from '../core/actor.ts';

/** What a provider has told about a person. `email` is null when it said none that could be written to. */
export type Proved = { email: string | null; isEmailVerified: boolean };

/** Whom we know: by the identity itself, and by the address. */
export type KnownPeople = {
  identity: { userId: string } | null;
  account: { id: string; state: AccountState; isVerified: boolean } | null;
};

export type SignInOutcome =
  | { act: 'signIn'; userId: string }
  /** `isFirstProof`: nobody had proved the address of that account, so whoever made it keeps no way in. */
  | { act: 'link'; userId: string; isFirstProof: boolean }
  | { act: 'activate'; userId: string }
  /** `isProved`: the address needs no mail any more, and the identity becomes a way in. */
  | { act: 'signUp'; isProved: boolean };

/** Who comes back from a provider. The identity counts before the address, which may have changed or passed on to somebody else. */
export function whoSignsIn({ email, isEmailVerified }: Proved, { identity, account }: KnownPeople): SignInOutcome {
  if (identity) return { act: 'signIn', userId: identity.userId };
  // Nothing is done, or told, on the strength of an address that anybody can type at the provider.
  if (!email || !isEmailVerified) return { act: 'signUp', isProved: false };
  if (!account) return { act: 'signUp', isProved: true };
  if (account.state === 'none') return { act: 'activate', userId: account.id };
  return { act: 'link', userId: account.id, isFirstProof: !account.isVerified };
}

/** Somebody who is signed in connects an identity: their session is the proof, whatever its address. */
export function mayConnect(userId: string, identity: KnownPeople['identity']): 'connect' | 'already' | 'taken' {
  if (!identity) return 'connect';
  return identity.userId === userId ? 'already' : 'taken';
}

/** Providers write a verified address as `true`, and some as the word. */
export const isTrue = (claim: unknown): boolean => claim === true || claim === 'true';
