import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { emailRules } from '@jalon/domain/accounts/email-rules';
import type { SignUpType, StepName } from '@jalon/domain/sign-up/sign-up';
import type { SignUpAnswers, SignUpExternal } from '@jalon/domain/sign-up/sign-up-schema';
import { hashOf } from '../core/hash.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

const draftDays = 7;
const lifetime = sql`${draftDays} * interval '1 day'`;
export const isOpen = (token: string) => sql`token_hash = ${hashOf(token)} and expires_at > now() and confirmed_at is null`;

export type Answers = Partial<SignUpAnswers>;

/** What a provider told. Only one that has proved the address is named by its subject, and may be connected. */
export type DraftIdentity = SignUpExternal & { provider?: string; issuer?: string; subject?: string };
/** Proved for a while only: who comes back to the same browser a day later proves it again. */
const identity = sql`case when identity_until > now() then identity end`;
const isProved = sql`coalesce(identity_until > now() and (identity ->> 'isProved')::boolean, false)`;
/** The account is answered once there is a way to sign in to it. */
const hasWayIn = sql`(password_hash is not null or ${isProved})`;

export type Draft = { answers: Answers; identity: DraftIdentity | null; hasWayIn: boolean; logo: string | null };
const draft = sql`answers, ${identity} as identity, ${hasWayIn} as "hasWayIn", logo_key as logo`;

export const findDraft = (tx: Tx, token: string): Promise<Draft | undefined> =>
  tx.maybe(sql`select ${draft} from sign_up_drafts where ${isOpen(token)}`);

type Step = { name: StepName; answer: object; passwordHash?: string | undefined };
type Saved = Draft & { token?: string };

/**
 * Keeps one step in the draft of this browser, and begins one where there is none. Undefined when the account is to be kept without any
 * way to sign in to it: no password, neither now nor before, and nobody who vouches.
 */
export async function saveStep(tx: Tx, token: string, { name, answer, passwordHash }: Step): Promise<Saved | undefined> {
  const answers = JSON.stringify({ [name]: answer });
  const needsPassword = name === 'account' && passwordHash === undefined;
  const kept = await tx.maybe<Saved>(sql`
    update sign_up_drafts set answers = answers || ${answers}::jsonb, password_hash = coalesce(${passwordHash ?? null}, password_hash),
      expires_at = now() + ${lifetime}, terms_at = case when ${name === 'account'}::boolean then now() else terms_at end
    where ${isOpen(token)} and (not ${needsPassword}::boolean or ${hasWayIn})
    returning ${draft}`);
  if (kept || needsPassword) return kept;
  const fresh = freshDraft({
    answers: sql`${answers}::jsonb`,
    passwordHash: sql`${passwordHash ?? null}`,
    termsAt: name === 'account' ? sql`now()` : nothing,
  });
  await tx.many(fresh.insert);
  return { answers: { [name]: answer }, identity: null, hasWayIn: passwordHash !== undefined, logo: null, token: fresh.token };
}

type Fresh = { answers: Sql; passwordHash?: Sql; identity?: Sql; identityUntil?: Sql /** When the terms were accepted. */; termsAt?: Sql };
const nothing = sql`null`;

/** A draft under a token that never existed before. */
export function freshDraft({
  answers,
  passwordHash = nothing,
  identity: told = nothing,
  identityUntil = nothing,
  termsAt = nothing,
}: Fresh) {
  const token = randomBytes(32).toString('base64url');
  const insert = sql`
    insert into sign_up_drafts (id, token_hash, answers, password_hash, identity, identity_until, terms_at, expires_at)
    values (${randomUUIDv7()}, ${hashOf(token)}, ${answers}, ${passwordHash}, ${told}, ${identityUntil}, ${termsAt}, now() + ${lifetime})`;
  return { token, insert };
}

export type TakenDraft = Pick<Draft, 'answers' | 'identity' | 'logo'> & { id: string; passwordHash: string | null };

/** Of two confirmations of one draft, one gets it. */
export const takeDraft = (tx: Tx, token: string): Promise<TakenDraft | undefined> =>
  tx.maybe(sql`
    update sign_up_drafts set confirmed_at = now() where ${isOpen(token)}
    returning id, answers, password_hash as "passwordHash", ${identity} as identity, logo_key as logo`);

/** Gives the draft as it is then, and the key of the logo that was there; undefined when nothing has been answered in this browser. */
export const replaceDraftLogo = (tx: Tx, token: string, key: string | null): Promise<(Draft & { old: string | null }) | undefined> =>
  tx.maybe(sql`
    with before as (select id as draft_id, logo_key as old from sign_up_drafts where ${isOpen(token)} for update)
    update sign_up_drafts set logo_key = ${key}::uuid from before where id = draft_id returning ${draft}, old`);

type Closing = { email: string; userId: string | null; tookLogo: boolean; type: SignUpType };

/**
 * What was answered is now with the account, and not kept twice. Where no account was made, because the address has one, it stays until
 * the draft is over: a mistyped address can be corrected.
 */
export async function closeDraft(tx: Tx, id: string, { email, userId, tookLogo, type }: Closing): Promise<void> {
  const isMade = sql`${userId}::uuid is not null`;
  await tx.many(sql`
    update sign_up_drafts set answers = case when ${isMade} then '{}' else answers end,
      password_hash = case when ${isMade} then null else password_hash end, identity = null, email = ${email}, user_id = ${userId},
      confirmed_type = ${type}, logo_key = case when ${tookLogo}::boolean then null else logo_key end
    where id = ${id}`);
}

const isConfirmed = (token: string) => sql`d.token_hash = ${hashOf(token)} and d.expires_at > now() and d.confirmed_at is not null`;
const isYoung = sql`d.confirmed_at > now() - ${emailRules.correctHours} * interval '1 hour'`;

/** `isOwn`: the account made here has the address that is waited for, and not one that is to be corrected. */
export type Progress = { email: string; userId: string | null; isVerified: boolean; isOwn: boolean; isCorrectable: boolean };

/** Whoever signs up with an address that has an account waits like everybody else: nothing is said of that account. */
export const findProgress = (tx: Tx, token: string): Promise<Progress | undefined> =>
  tx.maybe(sql`
    select d.email, d.user_id as "userId", u.email_verified_at is not null as "isVerified", u.email is not distinct from d.email as "isOwn",
      u.email_verified_at is null and ${isYoung} as "isCorrectable"
    from sign_up_drafts d left join users u on u.id = d.user_id where ${isConfirmed(token)}`);

export type ConfirmedDraft = TakenDraft & { email: string; userId: string | null; type: SignUpType; isVerified: boolean };

/** A draft whose address may still be corrected, held until the end of the transaction: of two corrections one comes after the other. */
export const lockConfirmed = (tx: Tx, token: string): Promise<ConfirmedDraft | undefined> =>
  tx.maybe(sql`
    select d.id, d.answers, d.password_hash as "passwordHash", null as identity, d.logo_key as logo, d.email, d.user_id as "userId",
      d.confirmed_type as type, u.email_verified_at is not null as "isVerified"
    from sign_up_drafts d left join users u on u.id = d.user_id
    where ${isConfirmed(token)} and ${isYoung} and d.confirmed_type is not null for update of d`);

/** Whether the account was made in the browser that has this token. */
export async function isMadeBy(tx: Tx, token: string, userId: string): Promise<boolean> {
  return (await tx.maybe(sql`select 1 from sign_up_drafts d where ${isConfirmed(token)} and d.user_id = ${userId}`)) !== undefined;
}
