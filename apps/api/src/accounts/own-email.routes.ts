import { accountApi } from '@jalon/domain/accounts/account-api';
import { emailApi } from '@jalon/domain/accounts/email-api';
import { emailRules } from '@jalon/domain/accounts/email-rules';
import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import type { Config } from '../config.ts';
import type { Context } from '../core/context.ts';
import { record } from '../core/events.ts';
import { countCall } from '../core/rate-limit.ts';
import { type Kernel, serve } from '../core/serve.ts';
import type { Tx } from '../db/database.ts';
import { assertMayWrite } from '../mails/mail-limits.queries.ts';
import { endLinks } from './accounts.queries.ts';
import { askForChange, findChange } from './email-change.queries.ts';
import { ownerProofs } from './owner-proof.ts';

const done = { done: true } as const;
// The password is proved outside the transaction, which would hold a connection meanwhile.
const hashesFirst = { transaction: false };

/** Another address for one's own account: a correction until the first is proved, a change from then on. */
export function mountOwnEmail(kernel: Kernel, config: Config): void {
  const { database } = kernel;
  const { prove, actAndGoOn } = ownerProofs(kernel, config);
  const countLetter = (tx: Tx, { id }: User) => countCall(tx, `letters ${id}`, emailRules.lettersOfOne);
  const trace = ({ id }: User, requestId: string) => ({ subjectId: id, by: id, requestId });

  type Asking = Context<typeof emailApi.change> | Context<typeof emailApi.correct>;
  const ask = async ({ actor, body: { email, ...proof }, http, requestId }: Asking, act: (tx: Tx) => Promise<void>) => {
    const { take } = await prove(actor, proof);
    await countLetter(database, actor);
    await actAndGoOn({ actor, http, take }, async (tx) => {
      await act(tx);
      if (email === actor.email) return;
      await assertMayWrite(tx, email);
      await askForChange(tx, actor.id, email);
      await record(tx, 'account.emailAsk', { ...trace(actor, requestId), before: { email: actor.email }, after: { email } });
    });
  };
  /** False when no other address is awaited. */
  const resend = async (tx: Tx, actor: User, requestId: string): Promise<boolean> => {
    const change = await findChange(tx, actor.id);
    if (change) await assertMayWrite(tx, change.email);
    if (change) await record(tx, 'account.emailResend', { ...trace(actor, requestId), after: { email: change.email } });
    return change !== undefined;
  };

  serve(
    kernel,
    emailApi.change,
    async (context) => {
      const { actor, body } = context;
      if (body.email === actor.email) throw new AppError('request.invalid', { fields: { email: 'validation.sameEmail' } });
      await ask(context, async () => undefined);
      return done;
    },
    hashesFirst,
  );

  serve(
    kernel,
    emailApi.resendChange,
    async ({ tx, actor, requestId }) => {
      if (!(await resend(tx, actor, requestId))) throw new AppError('account.linkExpired');
      return done;
    },
    { first: ({ tx, actor }) => countLetter(tx, actor) },
  );

  serve(kernel, emailApi.cancelChange, async ({ tx, actor, requestId }) => {
    const change = await findChange(tx, actor.id);
    await endLinks(tx, actor.id, 'change');
    if (change) await record(tx, 'account.emailCancel', { ...trace(actor, requestId), before: { email: change.email } });
    return done;
  });

  serve(kernel, emailApi.awaited, async ({ tx, actor }) => ({ email: (await findChange(tx, actor.id))?.email ?? actor.email }));

  serve(
    kernel,
    emailApi.correct,
    async (context) => {
      const { actor, body, requestId } = context;
      await ask(context, async (tx) => {
        await endLinks(tx, actor.id, 'verify');
        if (body.email !== actor.email) return;
        // Corrected back: the first one was right.
        await endLinks(tx, actor.id, 'change');
        await record(tx, 'account.resend', trace(actor, requestId));
      });
      return { email: body.email };
    },
    hashesFirst,
  );

  serve(kernel, accountApi.resend, async ({ tx, actor, requestId }) => {
    // Verified meanwhile, on another device: there is nothing left to prove.
    if (actor.emailVerifiedAt !== null || (await resend(tx, actor, requestId))) return done;
    await assertMayWrite(tx, actor.email);
    await record(tx, 'account.resend', trace(actor, requestId));
    return done;
  });
}
