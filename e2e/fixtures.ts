import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '@jalon/domain/core/languages';
import {
  type APIResponse,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type WebError,
} from '@playwright/test';
import { demoAccounts, demoPassword, englishAccounts } from '../apps/api/src/demo/accounts.ts';
import { codeAt } from '../apps/api/test/authenticator.ts';
import { type Letter, linkIn } from '../apps/api/test/mail-server.ts';
import { type KeptContext, type KeptContexts, keepContext } from './kept-context.ts';
import { watchRequests } from './requests.ts';

export type Account = keyof typeof demoAccounts;

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** A name that nobody else has, as a person may be called. */
export const word = (): string => `Zq${[...randomBytes(8)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;

/** Puts the session of a demo account into the page. */
export const signIn = (page: Page, account: Account, language: Language = 'fr'): Promise<void> =>
  signInAs(page, (language === 'fr' ? demoAccounts : englishAccounts)[account].email);

/** Signs in once per person: sign-ins are limited, and every worker comes from the same address. */
export const signInAs = (page: Page, email: string): Promise<void> => withCookies(page, email, () => signInAnew(page, email));

/** A session of one's own, for a story that changes the session itself. */
export async function signInAnew(page: Page, email: string): Promise<void> {
  const answer = await send(page, 'POST', '/api/login', { email, password: demoPassword });
  expect(answer.status()).toBe(200);
}

/** Gives a page the cookies that this brings, from whichever worker has brought them first. */
export async function withCookies(page: Page, name: string, bring: () => Promise<void>): Promise<void> {
  const folder = join(process.env.E2E_DATA ?? '', 'cookies');
  const file = join(folder, `${encodeURIComponent(name)}.json`);
  if (existsSync(file)) return page.context().addCookies(JSON.parse(readFileSync(file, 'utf8')) as Cookies);
  await bring();
  mkdirSync(folder, { recursive: true });
  // Whole or not at all: another worker may look for it now.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(await page.context().cookies()));
  renameSync(draft, file);
}

/** Calls the API with the cookies of a page and the anti-forgery header they ask for. */
export async function send(page: Page, method: 'POST' | 'PUT', path: string, data: object): Promise<APIResponse> {
  const tokenIn = (cookies: Cookies) => cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value;
  if (!tokenIn(await page.context().cookies())) await page.request.get('/api/health');
  return page.request.fetch(path, { method, headers: { 'X-XSRF-TOKEN': tokenIn(await page.context().cookies()) ?? '' }, data });
}

/** The form of the login page, filled in and sent. */
export async function fillLogin(page: Page, email: string, password: string = demoPassword): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

export async function logIn(page: Page, email: string, password?: string): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, email, password);
}

/** Chooses an act from the menu of a row. */
export async function act(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions : ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Spaces of every width are one. */
export const plainly = (text: string): string => text.replace(/\s+/g, ' ');

/** Waits for a letter with this subject, whose spaces may be of any width. */
export async function mailedTo(to: string, subject: string): Promise<Letter> {
  const inbox = `http://127.0.0.1:${Number(process.env.E2E_MAIL_PORT) + 1}/?to=${encodeURIComponent(to)}`;
  let letter: Letter | undefined;
  await expect(async () => {
    const letters = (await (await fetch(inbox)).json()) as Letter[];
    letter = letters.findLast((one) => plainly(one.subject) === plainly(subject));
    expect(letter, letters.map((one) => one.subject).join('\n')).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return letter as Letter;
}

/** Two letters and the press within one task: where the link leads does not have what was typed yet. */
export async function typeAndPress(field: Locator, text: string, link: Locator): Promise<void> {
  await field.evaluate(
    (input: HTMLInputElement, { text, link }) => {
      for (const typed of [text.slice(0, -1), text]) {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
      (link as HTMLElement).click();
    },
    { text, link: await link.elementHandle() },
  );
}

/** Moves what was lifted. A key that comes before the list has measured its rows does nothing: a person presses it again. */
export async function moveLifted(page: Page, key: 'ArrowUp' | 'ArrowDown' | 'ArrowRight', told: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.getByText(told)).toBeAttached({ timeout: 5000 });
  }).toPass();
}

/** The address of the button of such a letter, as a path. */
export async function mailedPath(to: string, subject: string): Promise<string> {
  const { pathname, search } = linkIn(await mailedTo(to, subject));
  return pathname + search;
}

/**
 * Cuts a page off. The browser answers before its network service has heard of it, and a request made in between would
 * still go through: so one waits until one is refused.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const isRefused = () =>
    page.evaluate(() =>
      fetch('/favicon.svg', { cache: 'no-store' }).then(
        () => false,
        () => true,
      ),
    );
  await expect.poll(isRefused).toBe(true);
}

/** Links nobody was sent, and a record that nobody has. */
export function forgetRefusals(errors: string[]): void {
  const isExpected = (error: string) => /410.*\/(verify|invitation|link|callback)$|404.*\/x(\/history)?$/.test(error);
  errors.splice(0, errors.length, ...errors.filter((error) => !isExpected(error)));
}

/** The one that a worker keeps for this kind of browser. */
function contextFor(contexts: KeptContexts, kind: unknown[], open: () => Promise<KeptContext>): Promise<KeptContext> {
  const key = JSON.stringify(kind);
  const kept = contexts.get(key) ?? open();
  contexts.set(key, kept);
  return kept;
}

/** What the pages of a context complain about, until it is no longer watched. */
function watch(context: BrowserContext): { errors: string[]; stop: () => void } {
  const errors: string[] = [];
  const note = (message: ConsoleMessage) => void (message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`));
  const noteError = (error: WebError) => void errors.push(error.error().message);
  const unwatchRequests = watchRequests(context);
  context.on('console', note).on('weberror', noteError);
  const stop = () => {
    unwatchRequests();
    context.off('console', note).off('weberror', noteError);
  };
  return { errors, stop };
}

/** A page in the browser of somebody else, or in another of one's own: at each call in another one. */
export type Another = () => Promise<Page>;

/** A test fails when the page wrote an error to the console, unless it says that it expects one. */
export const test = base.extend<{ consoleErrors: string[]; another: Another; isAlone: boolean }, { contexts: KeptContexts }>({
  contexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const contexts: KeptContexts = new Map();
      await use(contexts);
      for (const kept of contexts.values()) await (await kept).context.close();
    },
    { scope: 'worker' },
  ],
  // For a test that leaves something in its browser which cannot be taken back, such as a clock of its own.
  isAlone: [false, { option: true }],
  context: async ({ browser, contexts, locale, viewport, colorScheme, hasTouch, isAlone }, use) => {
    if (isAlone) {
      const own = await browser.newContext();
      await use(own);
      await own.close();
      return;
    }
    const { context, empty } = await contextFor(contexts, [locale, viewport, colorScheme, hasTouch], () =>
      keepContext(browser, colorScheme),
    );
    await use(context);
    await empty();
  },
  page: async ({ context, contexts }, use) => {
    const kept = (await Promise.all(contexts.values())).find((one) => one.context === context);
    await use(await (kept ?? { page: () => context.newPage() }).page());
  },
  another: async ({ browser, contexts, locale, viewport, colorScheme }, use) => {
    const given: Promise<KeptContext>[] = [];
    await use(async () => {
      const kept = contextFor(contexts, ['another', given.length, locale, viewport, colorScheme], () => keepContext(browser, colorScheme));
      given.push(kept);
      return (await kept).page();
    });
    for (const kept of given) await (await kept).empty();
  },
  consoleErrors: [
    async ({ context }, use) => {
      const { errors, stop } = watch(context);
      await use(errors);
      stop();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** What stands beside a list: docked where there is room for both, and a dialog where there is none or while a form asks for all. */
export const drawer = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('complementary'));

/**
 * The code of the period before, which is still taken, so that the one of now is left for the next step. Not towards the end of a period: a
 * slow machine would send it too late.
 */
export async function codeBefore(secret: string): Promise<string> {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 15_000) await sleep(left);
  return codeAt(secret, -1);
}
