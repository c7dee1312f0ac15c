import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { guards } from '@jalon/domain/core/guards';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../../src/core/password.ts';
import { sql } from '../../src/db/sql.ts';
import { type ActorName, oneByOne, openWorld } from '../harness.ts';
import { mostRoundTrips } from '../round-trips.ts';
import { fuzzedCalls, hostileRuns, refusedRuns, sweptRuns, validFiles, validRuns } from '../rounds.ts';
import { newcomer } from '../sign-up.ts';
import { manyEvents } from '../volume.ts';
import { type Call, hostileCall, type Known, sweptCalls, validCall } from './calls.ts';
import { keepKnown, password } from './known.ts';
import { openStage, type Played } from './stage.ts';

const seed = 20_260_101;
/** Only a run that hangs takes so long: a machine that is busy with other things must not fail it. */
const patience = 300_000;

type Stage = Awaited<ReturnType<typeof openStage>>;

/**
 * What takes an authenticator app, a provider, a session, an invitation, another password or an address of one's own, a picture that
 * other calls remove, or a file that is a table or a resume: their own tests do it.
 */
const needMore = new Set([
  'POST /api/account/decline',
  'POST /api/email/verify',
  'POST /api/email/verify/link',
  'POST /api/email/correct',
  'PUT /api/sign-up/email',
  'POST /api/account/email/resend',
  'PUT /api/account/password',
  'POST /api/login/code',
  'DELETE /api/account/sessions/:id',
  'GET /api/users/:id/picture',
  'GET /api/companies/:id/logo',
  'GET /api/operator/logo',
  'GET /api/public-profiles/:slug/picture',
  'GET /api/sign-up/company/logo',
  'POST /api/account/two-step/confirm',
  'POST /api/account/two-step/off',
  'POST /api/account/two-step/codes',
  'POST /api/sign-in/:provider/start',
  'POST /api/sign-in/:provider/callback',
  'POST /api/account/delete',
  'POST /api/account/identities/:id/disconnect',
  'POST /api/connector/test',
  'POST /api/connector/webhook',
  'POST /api/imports/from-tool',
  'POST /api/imports/look',
  'POST /api/imports/check',
  'POST /api/imports/error-lines',
  'POST /api/imports',
  'POST /api/account/profile/draft',
  'GET /api/conversations/:id/files/:fileId',
]);

type Case = { actor: ActorName; call: Call };
type Play = { cases: fc.Arbitrary<Case>; first?: Case[]; runs: number; from?: number; check?: (seen: Played, one: Case) => void };

/** Runs every case and, when one fails, says which: endpoint, actor and the smallest request that still fails. */
async function play(stage: Stage, endpoint: EndpointSpec, { cases, first = [], runs, from = seed, check }: Play) {
  let answers = 0;
  const property = fc.asyncProperty(cases, async (one) => {
    const seen = await stage.play(endpoint, one.actor, one.call);
    answers += 1;
    check?.(seen, one);
  });
  const details = await fc.check(property, {
    seed: from,
    numRuns: runs + first.length,
    examples: first.map((one) => [one]),
    timeout: 60_000,
    interruptAfterTimeLimit: 280_000,
    markInterruptAsFailure: true,
  });
  if (!details.failed) {
    expect(answers).toBe(runs + first.length);
    return stage.assertNothingElse();
  }
  const [failing] = details.counterexample ?? [];
  const reason = details.errorInstance instanceof Error ? details.errorInstance.message : 'the cases took longer than the test may';
  const request = JSON.stringify(failing?.call, (_, value) => (typeof value === 'string' ? shortened(value) : value), 2);
  throw new Error(`${endpoint.method} ${endpoint.path} as ${failing?.actor}, seed ${from}, case ${details.numRuns}: ${reason}\n${request}`);
}

const shortened = (text: string): string => (text.length > 2000 ? `${text.slice(0, 2000)}… (${text.length} characters)` : text);
const cases = (actors: ActorName[], call: fc.Arbitrary<Call>) => fc.record({ actor: fc.constantFrom(...actors), call });
const nameOf = ({ method, path }: EndpointSpec): string => `${method} ${path}`;

// Refusals that come before the question of who is asking.
const beforeGuards = ['malformed', 'tooLarge', 'unsupportedType', 'forged', 'foreignOrigin'].map((name) => `request.${name}`);

/** Every so many endpoints, beginning with one: a file for each part, so that they run side by side. */
export async function fuzzEndpoints(part: number, parts: number): Promise<void> {
  // The endpoints under test are those a world has mounted, so it is opened before the tests are listed.
  const world = await openWorld({}, oneByOne);
  afterAll(() => world.close());
  await world.database.many(sql`update users set password_hash = ${await hashPassword(password)}`);
  await manyEvents(world.database, world.people.admin.id, 100);
  // A sign-up that waits for its confirmation.
  const signingUp = newcomer(world);
  await signingUp.fill('freelance', 'fuzz@jalon.test');
  const stage = await openStage(world, signingUp.cookie());
  const knownTo = keepKnown(world, stage.changes);

  const own = world.endpoints.filter((_, index) => index % parts === part);
  describe.each(own.map((endpoint) => [nameOf(endpoint), endpoint] as const))(`seed ${seed}: %s`, (_, endpoint) => {
    const { allowed, refused } = stage.actorsOf(endpoint);
    const isPublic = endpoint.guards.length === 0;
    // A limited endpoint is a costly one, and a picture takes a process.
    const runs = endpoint.upload ? 5 : endpoint.limit ? Math.min(20, validRuns) : endpoint.response === 'file' ? validFiles : validRuns;
    let known: Known[];
    // What one test changes, deletes or uses up, the next one needs.
    beforeEach(async () => {
      known = await knownTo(endpoint);
      await stage.settle();
    });

    test(
      `${hostileRuns} hostile calls by those who may call: ${allowed.join(', ')}`,
      async () => {
        expect(allowed).not.toEqual([]);
        const swept = sweptCalls(endpoint, known, { seed, most: sweptRuns });
        const first = swept.map((call, index) => ({ actor: allowed[index % allowed.length] as ActorName, call }));
        const missing = fuzzedCalls - runs - (isPublic ? 0 : refusedRuns);
        const others = Math.max(hostileRuns / 4, Math.max(hostileRuns, missing) - first.length);
        await play(stage, endpoint, { cases: cases(allowed, hostileCall(endpoint, known)), first, runs: others });
      },
      patience,
    );

    const refusedCalls = async () => {
      expect(refused).not.toEqual([]);
      const calls = fc.oneof(hostileCall(endpoint, known), validCall(endpoint, known));
      const check = ({ code }: Played, { actor }: Case) => {
        const guard = stage.refusalOf(endpoint, actor);
        expect([guard ? guards[guard].refusal : 'access.refused', 'session.required', 'route.missing', ...beforeGuards]).toContain(code);
      };
      await play(stage, endpoint, { cases: cases(refused, calls), runs: refusedRuns, check });
    };
    // A public endpoint refuses nobody.
    if (!isPublic) test(`${refusedRuns} calls by those who may not`, refusedCalls, patience);

    test(
      `${runs} calls as the contract wants them`,
      async () => {
        let accepted = 0;
        const check = ({ status, roundTrips }: Played) => {
          if (status >= 400) return;
          accepted += 1;
          expect(roundTrips.length, roundTrips.join('\n---\n')).toBeLessThanOrEqual(mostRoundTrips(endpoint));
        };
        const valid = { cases: cases(allowed, validCall(endpoint, known)), runs, check };
        await play(stage, endpoint, valid);
        if (needMore.has(nameOf(endpoint))) return;
        // Where most of what a contract takes is about a record that is elsewhere, so few may all be refused.
        for (let from = seed + 1; accepted === 0 && from < seed + 60; from += 1) await play(stage, endpoint, { ...valid, from });
        expect(accepted, 'no call got as far as an answer: add what it is about to knownRows').toBeGreaterThan(0);
      },
      patience,
    );
  });
}
