import cookie from '@fastify/cookie';
import { twoStepRules } from '@jalon/domain/accounts/own-account';
import { cookieNames } from '@jalon/domain/core/cookies';
import { languages } from '@jalon/domain/core/languages';
import { legalKinds } from '@jalon/domain/legal/legal-text';
import { sessionRules } from '@jalon/domain/sessions/session-rules';
import { faultsInFrench } from '@jalon/domain/testing';
import fastify, { type FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { security } from '../core/security.ts';
import { legalDefaults, unnamedOperator } from './defaults/legal-defaults.ts';

test.each(legalKinds)('the French of %s is typeset, and speaks to nobody as a man', (kind) => {
  for (const line of legalDefaults[kind](unnamedOperator).fr.split('\n')) expect(faultsInFrench(line), line).toEqual([]);
});

const rememberedSeconds = sessionRules.hours.remembered * 3600;
const lasting = new Map<number | undefined, readonly [fr: string, en: string]>([
  [undefined, ['jusqu’à la fermeture du navigateur', 'until the browser is closed']],
  [rememberedSeconds, ['90 jours', '90 days']],
  [365 * 86_400, ['un an', 'a year']],
  [30 * 86_400, ['30 jours', '30 days']],
  [600, ['10 minutes', '10 minutes']],
  [300, ['5 minutes', '5 minutes']],
]);

/** `- **Session** (session, signed_in): …` → its two names. */
const namesIn = (line: string): string[] => /^- \*\*[^*]+\*\* \(([^)]+)\)/.exec(line)?.[1]?.split(', ') ?? [];

/** Every cookie, as each way to set it does. */
async function cookiesSet() {
  const kept = security(loadConfig({ JALON_SECRET: 'a secret for tests, long enough to pass' }));
  const ways: ((reply: FastifyReply) => void)[] = [
    (reply) => kept.signIn(reply, 'x', undefined),
    (reply) => kept.signIn(reply, 'x', new Date(Date.now() + rememberedSeconds * 1000)),
    (reply) => kept.keepLanguage(reply, 'fr'),
    (reply) => kept.keepDraft(reply, 'x'),
    (reply) => kept.keepDevice(reply, 'x'),
    (reply) => kept.keepStart(reply, 'x'),
    (reply) => kept.keepStep(reply, 'x', twoStepRules.waitSeconds),
  ];
  const server = fastify();
  await server.register(cookie);
  server.get<{ Params: { way: number } }>('/:way', async ({ params }, reply) => {
    ways[params.way]?.(reply);
    return {};
  });
  const answers = await Promise.all(ways.map((_, way) => server.inject(`/${way}`)));
  await server.close();
  return answers.flatMap(({ cookies }) =>
    cookies.map(({ name, maxAge, expires }) => {
      const seconds = maxAge ?? (expires && Math.round((expires.getTime() - Date.now()) / 60_000) * 60);
      return { name, seconds };
    }),
  );
}

test('the privacy policy names every cookie and how long it lasts, in both languages', async () => {
  const found = await cookiesSet();
  expect([...new Set(found.map(({ name }) => name))].sort()).toEqual([...cookieNames].sort());
  const policy = legalDefaults.privacy(unnamedOperator);
  for (const { name, seconds } of found)
    for (const [index, language] of languages.entries()) {
      const lines = policy[language].split('\n').filter((line) => namesIn(line).includes(name));
      expect(lines, `${name}, ${language}`).toHaveLength(1);
      expect(lines[0]).toContain(lasting.get(seconds)?.[index]);
    }
});
