import type { Language } from '@jalon/domain/core/languages';
import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { demoAccounts, demoPassword, englishAccounts } from '../apps/api/src/demo/accounts.ts';
import { type Letter, linkIn } from '../apps/api/test/mail-server.ts';

export type Account = keyof typeof demoAccounts;
export const accounts = Object.keys(demoAccounts) as Account[];

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
const signedIn = new Map<string, Cookies>();

/** Puts the session of a demo account into the page. */
export const signIn = (page: Page, account: Account, language: Language = 'fr'): Promise<void> =>
  signInAs(page, (language === 'fr' ? demoAccounts : englishAccounts)[account].email);

/** Each worker signs in once per person: sign-ins are limited. */
export async function signInAs(page: Page, email: string): Promise<void> {
  const known = signedIn.get(email);
  if (known) return page.context().addCookies(known);
  await page.request.get('/api/health');
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await page.request.post('/api/login', {
    headers: { 'X-XSRF-TOKEN': token },
    data: { email, password: demoPassword },
  });
  expect(answer.status()).toBe(200);
  signedIn.set(email, await page.context().cookies());
}

/** The form of the login page, filled in and sent. */
export async function fillLogin(page: Page, email: string, password: string = demoPassword): Promise<void> {
  // It comes a moment after the form, and moves it: a press would begin on the button and end beside it.
  await expect(page.getByRole('button', { name: 'Continuer avec Acme' })).toBeVisible();
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

export async function logIn(page: Page, email: string, password?: string): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, email, password);
}

/** Waits for a letter with this subject. */
export async function mailedTo(to: string, subject: string): Promise<Letter> {
  const inbox = `http://127.0.0.1:${Number(process.env.E2E_MAIL_PORT) + 1}/?to=${encodeURIComponent(to)}`;
  let letter: Letter | undefined;
  await expect(async () => {
    const letters = (await (await fetch(inbox)).json()) as Letter[];
    letter = letters.findLast((one) => one.subject === subject);
    expect(letter).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return letter as Letter;
}

/** The address of the button of such a letter, as a path. */
export async function mailedPath(to: string, subject: string): Promise<string> {
  const { pathname, search } = linkIn(await mailedTo(to, subject));
  return pathname + search;
}

/** A test fails when the page wrote an error to the console, unless it says that it expects one. */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      const note = (message: ConsoleMessage) => message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`);
      context.on('console', note);
      context.on('weberror', (error) => errors.push(error.error().message));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
