import { AppError } from '@jalon/domain/core/errors';
import type { Language } from '@jalon/domain/core/languages';
import type { SignUpType } from '@jalon/domain/sign-up/sign-up';
import { holdAddress } from '../accounts/invitations.queries.ts';
import { withdrawInvitations } from '../accounts/invitations.ts';
import { record } from '../core/events.ts';
import type { Tx } from '../db/database.ts';
import { connectIdentity } from '../identities/arrival.ts';
import type { Identity } from '../identities/identities.queries.ts';
import { closeDraft, findProgress, type TakenDraft, takeDraft } from './drafts.queries.ts';
import { createCompany, createFreelance, tellKnown } from './sign-up.queries.ts';

type Confirmation = { type: SignUpType; language: Language; requestId: string; today: string };
type Made = { id: string; company?: { id: string; name: string } };

/** Who made an account by a provider, and is let in without another proof. */
type Entrant = { userId: string; provider: string };

/** Makes the account. For an address that has one it makes nothing, in as many statements, and the worker writes to its owner. */
export async function confirmSignUp(tx: Tx, token: string, confirmation: Confirmation): Promise<Entrant | undefined> {
  const draft = await takeDraft(tx, token);
  if (!draft) {
    // Sent twice, by a second click or a page that was reloaded: it is done.
    if (await findProgress(tx, token)) return undefined;
    throw new AppError('signUp.unfinished');
  }
  const { account } = draft.answers;
  if (!account) throw new AppError('signUp.unfinished');
  const proof = proofOf(draft);
  await holdAddress(tx, account.email);
  const made = await create(tx, draft, confirmation);
  // Whoever has proved that the address is theirs may know that it has an account, and signs in to it.
  if (proof && !made) throw new AppError('account.emailTaken');
  await Promise.all([
    closeDraft(tx, draft.id, {
      ...{ email: account.email, userId: made?.id ?? null, tookLogo: made?.company !== undefined },
      type: confirmation.type,
    }),
    made ? recordMade(tx, made, confirmation) : tellKnown(tx, account.email),
  ]);
  if (!proof || !made) return undefined;
  await withdrawInvitations(tx, account.email, confirmation.requestId);
  await connectIdentity(tx, { userId: made.id, requestId: confirmation.requestId }, { ...proof, hasSignedUp: true });
  return { userId: made.id, provider: proof.label };
}

/** The identity that a provider has proved, if the answers still speak of the same address. */
function proofOf({ answers, identity }: TakenDraft): { identity: Identity; label: string } | undefined {
  if (!identity?.isProved || answers.account?.email !== identity.email) return undefined;
  const { provider = '', issuer = '', subject = '', email, label } = identity;
  return { identity: { provider, issuer, subject, email }, label };
}

export async function create(tx: Tx, draft: TakenDraft, { type, language, today }: Confirmation): Promise<Made | undefined> {
  const { answers, passwordHash } = draft;
  const isVerified = proofOf(draft) !== undefined;
  const { account, profile, conditions, details, function: place } = answers;
  if (!account || !(passwordHash || isVerified)) throw new AppError('signUp.unfinished');
  const common = { draftId: draft.id, account, passwordHash, isVerified, lang: language };
  if (type === 'freelance') {
    if (!profile || !conditions) throw new AppError('signUp.unfinished');
    const id = await createFreelance(tx, { ...common, profile, conditions, today });
    return id ? { id } : undefined;
  }
  if (!details || !place) throw new AppError('signUp.unfinished');
  const made = await createCompany(tx, { ...common, details, function: place, logo: draft.logo });
  return made && { id: made.id, company: { id: made.companyId, name: details.name } };
}

export async function recordMade(tx: Tx, { id, company }: Made, { requestId }: Pick<Confirmation, 'requestId'>): Promise<void> {
  const trace = { by: id, requestId };
  await Promise.all([
    record(tx, 'account.signUp', { ...trace, subjectId: id }),
    company && record(tx, 'company.create', { ...trace, subjectId: company.id, label: { fr: company.name, en: company.name } }),
  ]);
}
