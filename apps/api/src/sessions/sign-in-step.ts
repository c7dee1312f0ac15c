import { hash } from 'node:crypto';
import { twoStepRules } from '@jalon/domain/accounts/own-account';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sealer } from '../core/sealed.ts';
import type { Security } from '../core/security.ts';
import type { Arrival } from '../identities/arrival.ts';

/** Who has given the right password, or has come by a provider, and is asked for a code next. */
type Step = { userId: string; isRemembered: boolean; arrival?: Arrival | undefined };
type Written = Step & { passwordMark: string; until: number };

const about = 'sign-in';
const markOf = (passwordHash: string | null): string => hash('sha256', passwordHash ?? '', 'base64url');

/** The first step of a sign-in, kept in the browser until the second: sealed, for a few minutes, and void once the password changes. */
export function signInSteps(secret: string, security: Security) {
  const { seal, open } = sealer(secret, 'sign-in step');
  const { waitSeconds } = twoStepRules;
  return {
    keep(reply: FastifyReply, step: Step, passwordHash: string | null): void {
      const written: Written = { ...step, passwordMark: markOf(passwordHash), until: Date.now() + waitSeconds * 1000 };
      security.keepStep(reply, seal(JSON.stringify(written), about).toString('base64url'), waitSeconds);
    },
    read(request: FastifyRequest): (Step & { isOf: (passwordHash: string | null) => boolean }) | undefined {
      const text = open(Buffer.from(security.stepOf(request), 'base64url'), about);
      if (text === undefined) return undefined;
      const { passwordMark, until, ...step }: Written = JSON.parse(text);
      if (until < Date.now()) return undefined;
      return { ...step, isOf: (passwordHash) => markOf(passwordHash) === passwordMark };
    },
    drop: security.dropStep,
  };
}
