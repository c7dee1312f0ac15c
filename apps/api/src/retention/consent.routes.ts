import { AppError } from '@jalon/domain/core/errors';
import { consentApi, type OwnConsent } from '@jalon/domain/retention/retention-api';
import { endLinks, takeLink } from '../accounts/accounts.queries.ts';
import { linkTokens } from '../accounts/link-tokens.ts';
import type { Config } from '../config.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { sql } from '../db/sql.ts';
import { listOpenings } from './openings.queries.ts';
import { dueDay, lastSign } from './retention.columns.ts';
import { retentionRecords } from './retention.records.ts';

const done = { done: true } as const;

/** What the person sees and does about their own data; the link of a letter does it without signing in. */
export function mountConsent(kernel: Kernel, { secret }: Pick<Config, 'secret'>): void {
  const tokens = linkTokens(secret);

  serve(kernel, consentApi.own, async ({ tx, actor }) => {
    // The clocks are set at night: whoever has come since they were asked is threatened with nothing meanwhile.
    const found = await tx.maybe<OwnConsent>(sql`
      select r.id, r.state, r.version, greatest(r.due_on, ${dueDay({ sign: sql`s.sign` })})::text as "dueOn",
        r.renewed_at as "renewedAt", r.state = 'asked' and s.sign > r.asked_at as "isBack"
      from retentions r cross join lateral (select ${lastSign} as sign from users u where u.id = r.id) s where r.id = ${actor.id}`);
    return { consent: found ? { ...found, state: found.isBack ? 'current' : found.state } : null };
  });

  serve(kernel, consentApi.openings, ({ tx, actor }) => listOpenings(tx, actor));

  serve(kernel, consentApi.renewByLink, async ({ tx, body: { token }, requestId }) => {
    const id = tokens.read(token);
    const link = id && (await takeLink(tx, id, 'consent'));
    if (!link) throw new AppError('account.linkExpired');
    await endLinks(tx, link.userId, 'consent');
    await retentionRecords.follow({ tx, requestId }, 'renewByLink', { due: sql`r.id = ${link.userId}`, input: {} });
    return done;
  });
}
