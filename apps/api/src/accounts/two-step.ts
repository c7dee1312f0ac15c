import { twoStepRules } from '@jalon/domain/accounts/own-account';
import { AppError } from '@jalon/domain/core/errors';
import { sealer } from '../core/sealed.ts';
import type { Tx } from '../db/database.ts';
import { newRecoveryCode, newSecret, periodOf } from './totp.ts';
import { findSecret, keepRecoveryCodes, keepSecret, takePeriod, takeRecoveryCode } from './two-step.queries.ts';

/** `isOn` is false while it is being set up. */
type Given = { userId: string; code: string; isOn: boolean };

/** The second step of a sign-in. Its secrets are kept encrypted, bound to their person. */
export function twoSteps(installationSecret: string) {
  const { seal, open } = sealer(installationSecret, 'two-step secrets');
  const hasCode = async (tx: Tx, { userId, code, isOn }: Given): Promise<boolean> => {
    const kept = await findSecret(tx, userId, isOn);
    // Sealed under a secret that is gone, it accepts no code; recovery codes still do.
    const secret = kept && open(kept.secret, userId);
    const period = secret ? periodOf(Buffer.from(secret, 'base64'), code, new Date()) : undefined;
    return period !== undefined && (await takePeriod(tx, userId, period));
  };
  return {
    async begin(tx: Tx, userId: string): Promise<Buffer> {
      const secret = newSecret();
      if (!(await keepSecret(tx, userId, seal(secret.toString('base64'), userId))))
        throw new AppError('workflow.wrongState', { state: 'on' });
      return secret;
    },
    isOn: async (tx: Tx, userId: string): Promise<boolean> => (await findSecret(tx, userId, true)) !== undefined,
    /** A first code proves that the app has the secret. */
    async confirm(tx: Tx, userId: string, code: string): Promise<string[]> {
      if (!(await findSecret(tx, userId, false))) throw new AppError('workflow.wrongState', { state: 'off' });
      if (!(await hasCode(tx, { userId, code, isOn: false }))) throw wrongCode();
      return renewCodes(tx, userId);
    },
    /** Of a sign-in: six digits are the app's, anything else is a recovery code. */
    async use(tx: Tx, userId: string, given: string): Promise<void> {
      const code = given.replaceAll(/[\s-]/g, '').toLowerCase();
      const isRight = /^\d+$/.test(code)
        ? await hasCode(tx, { userId, code, isOn: true })
        : await takeRecoveryCode(tx, userId, grouped(code));
      if (!isRight) throw wrongCode();
    },
  };
}

export async function renewCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: twoStepRules.recoveryCodes }, newRecoveryCode);
  await keepRecoveryCodes(tx, userId, codes);
  return codes;
}

const grouped = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-');
const wrongCode = (): AppError => new AppError('session.wrongCode', { fields: { code: 'validation.wrongCode' } });
