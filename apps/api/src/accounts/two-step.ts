import { twoStepRules } from '@jalon/domain/accounts/own-account';
import { AppError } from '@jalon/domain/core/errors';
import { hashPassword, isPassword } from '../core/password.ts';
import { sealer } from '../core/sealed.ts';
import type { Tx } from '../db/database.ts';
import { newRecoveryCode, newSecret, periodOf } from './totp.ts';
import {
  findRecoveryCode,
  findSecret,
  keepRecoveryCodes,
  keepSecret,
  type RecoveryCode,
  takePeriod,
  takeRecoveryCode,
} from './two-step.queries.ts';

/** `isOn` is false while it is being set up. */
type Given = { userId: string; code: string; isOn: boolean };
/** Takes a code that was right when it was looked at, and throws when somebody else has taken it since. */
type Take = (tx: Tx) => Promise<void>;

/** The second step of a sign-in. Its secrets are kept encrypted, bound to their person. */
export function twoSteps(installationSecret: string) {
  const { seal, open } = sealer(installationSecret, 'two-step secrets');
  const lookAtApp = async (tx: Tx, { userId, code, isOn }: Given): Promise<Take> => {
    const kept = await findSecret(tx, userId, isOn);
    // Sealed under a secret that is gone, it accepts no code; recovery codes still do.
    const secret = kept && open(kept.secret, userId);
    const period = secret ? periodOf(Buffer.from(secret, 'base64'), code, new Date()) : undefined;
    if (period === undefined) throw wrongCode();
    return taking((later) => takePeriod(later, userId, period));
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
    async lookAtFirst(tx: Tx, userId: string, code: string): Promise<Take> {
      if (!(await findSecret(tx, userId, false))) throw new AppError('workflow.wrongState', { state: 'off' });
      return lookAtApp(tx, { userId, code, isOn: false });
    },
    /** Six digits are the app's, anything else is a recovery code, which costs a hash: so it is looked at outside a transaction. */
    async look(tx: Tx, userId: string, given: string): Promise<Take> {
      const code = given.replaceAll(/[\s-]/g, '').toLowerCase();
      return /^\d+$/.test(code) ? lookAtApp(tx, { userId, code, isOn: true }) : lookAtRecovery(tx, userId, code);
    },
  };
}

/** How much of a recovery code says which one it is; the rest is the secret. */
const nameLength = 4;

/** One hash for one try, whether or not there is such a code. */
async function lookAtRecovery(tx: Tx, userId: string, code: string): Promise<Take> {
  const name = code.slice(0, nameLength);
  const kept = await findRecoveryCode(tx, userId, name);
  if (!(await isPassword(code.slice(nameLength), kept?.hash))) throw wrongCode();
  return taking((later) => takeRecoveryCode(later, userId, name));
}

const taking =
  (take: (tx: Tx) => Promise<boolean>): Take =>
  async (tx) => {
    if (!(await take(tx))) throw wrongCode();
  };

/** New codes, for people and as they are kept. The hashes take their time: made before the transaction that keeps them. */
export async function makeCodes(): Promise<{ codes: string[]; keep: (tx: Tx, userId: string) => Promise<void> }> {
  const named = new Map<string, string>();
  while (named.size < twoStepRules.recoveryCodes) {
    const code = newRecoveryCode();
    named.set(code.slice(0, nameLength), code);
  }
  const kept = await Promise.all(
    [...named].map(async ([name, code]): Promise<RecoveryCode> => {
      const secret = code.replaceAll('-', '').slice(nameLength);
      return { name, hash: await hashPassword(secret) };
    }),
  );
  return { codes: [...named.values()], keep: (tx, userId) => keepRecoveryCodes(tx, userId, kept) };
}

export const wrongCode = (why = 'validation.wrongCode'): AppError => new AppError('session.wrongCode', { fields: { code: why } });
