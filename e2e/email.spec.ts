import { randomUUID } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';
import { demoPassword } from '../apps/api/src/demo/accounts.ts';
import { answers, password } from '../apps/api/test/sign-up-answers.ts';
import { expect, fillLogin, logIn, mailedPath, mailedTo, signIn, test } from './fixtures.ts';
import { expectSound, expectStacked } from './sound.ts';

// Each hashes several passwords, one after the other.
test.describe.configure({ timeout: 120_000 });

const verifySubject = 'Vérifiez votre adresse e-mail';
const newAddress = (name: string) => `${name}.${randomUUID()}@exemple.fr`;

/** Answers every question of a freelance, as the pages do. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.request.get('/api/health');
  const headers = { 'X-XSRF-TOKEN': (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '' };
  const expectDone = (answer: APIResponse) => expect(answer.status()).toBe(200);
  expectDone(await page.request.put('/api/sign-up/freelance/account', { headers, data: answers.account(email) }));
  expectDone(await page.request.put('/api/sign-up/freelance/profile', { headers, data: answers.profile }));
  expectDone(await page.request.put('/api/sign-up/freelance/conditions', { headers, data: answers.conditions }));
  expectDone(await page.request.post('/api/sign-up/freelance/confirm', { headers }));
}

test('the link that verifies signs in: at once in the browser that signed up, and the page that waits goes on too', async ({
  page,
  context,
}) => {
  const email = newAddress('ici');
  await signUp(page, email);
  await page.goto('/email/verify/sent');
  await expect(page.getByText(email)).toBeVisible();
  await expectSound(page);
  const opened = await context.newPage();
  await opened.goto(await mailedPath(email, verifySubject));
  await expect(opened).toHaveURL('/freelance/dashboard');
  await expect(page).toHaveURL('/freelance/dashboard', { timeout: 15_000 });
});

test('in another browser a button says as whom one goes on, and a session of somebody else is kept until it is pressed', async ({
  page,
  another,
}) => {
  const email = newAddress('ailleurs');
  await signUp(page, email);
  const path = await mailedPath(email, verifySubject);
  const other = await another();
  await other.setViewportSize({ width: 390, height: 844 });
  await signIn(other, 'company');
  await other.goto(path);
  await expect(other.getByText('Session ouverte ici : company@jalon.test')).toBeVisible();
  await expectSound(other);
  await expectStacked(
    other.getByRole('button', { name: `Continuer en tant que` }),
    other.getByRole('link', { name: 'Garder la session ouverte' }),
  );
  await other.getByRole('link', { name: 'Garder la session ouverte' }).click();
  await expect(other).toHaveURL('/company/home');
  await other.context().clearCookies();
  await other.goto(path);
  await expect(other.getByText('Si vous n’avez pas créé ce compte, fermez cette page.')).toBeVisible();
  await expectSound(other);
  await other.getByRole('button', { name: `Continuer en tant que ${email}` }).click();
  await expect(other).toHaveURL('/freelance/dashboard');
  await other.context().clearCookies();
  await other.goto(path);
  await expect(other.getByRole('heading', { name: 'Ce lien ne fonctionne plus' })).toBeVisible();
});

test('a mistyped address is corrected where one waits for it: before signing in, and after', async ({ page, another }) => {
  const [typo, second, right] = [newAddress('faute'), newAddress('encore'), newAddress('juste')];
  await signUp(page, typo);
  await page.goto('/email/verify/sent');
  await expect(page.getByText(typo)).toHaveCSS('font-weight', '600');
  await page.getByRole('button', { name: 'La corriger' }).click();
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(typo);
  await expect(page.getByLabel('Adresse e-mail')).toBeFocused();
  await page.keyboard.type('x');
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(`${typo}x`);
  await page.getByLabel('Adresse e-mail').fill('');
  await page.getByRole('button', { name: 'Envoyer le nouveau lien' }).click();
  await expect(page.getByText('Ce champ est obligatoire')).toBeVisible();
  await page.getByLabel('Adresse e-mail').fill(second);
  await expectSound(page);
  await page.getByRole('button', { name: 'Envoyer le nouveau lien' }).click();
  await expect(page.getByText(second)).toBeVisible();
  await mailedTo(second, verifySubject);

  await logIn(page, second, password);
  await expect(page).toHaveURL('/email/verify/resend');
  await page.getByRole('button', { name: 'La corriger' }).click();
  await page.getByLabel('Adresse e-mail').fill(right);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await expectSound(page);
  await page.getByRole('button', { name: 'Envoyer le nouveau lien' }).click();
  await expect(page.getByText(right)).toBeVisible();
  await page.reload();
  await expect(page.getByText(right)).toBeVisible();
  await page.goto(await mailedPath(right, 'Confirmez votre nouvelle adresse e-mail'));
  await expect(page).toHaveURL('/freelance/dashboard');

  const other = await another();
  await logIn(other, right, password);
  await expect(other).toHaveURL('/freelance/dashboard');
});

test('a forgotten password for a mistyped address: the form comes back with it', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Adresse e-mail').fill('personne@exemple.fr');
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await page.getByRole('link', { name: 'La corriger' }).click();
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('personne@exemple.fr');
});

test('the address of an account: changed with the password, pending, sent again, cancelled, and confirmed by its owner', async ({
  page,
  another,
}) => {
  const old = 'elise.carrel@jalon.test';
  const [wrong, right] = [newAddress('non'), newAddress('oui')];
  await logIn(page, old);
  await expect(page).toHaveURL('/commercial/home');
  await page.goto('/commercial/account');
  const panel = page.getByRole('region', { name: 'Adresse e-mail' });
  const ask = async (email: string) => {
    await panel.getByRole('button', { name: 'Modifier' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nouvelle adresse e-mail').fill(email);
    await dialog.getByLabel('Votre mot de passe').fill(demoPassword);
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Envoyer le lien' }).click();
    await expect(panel.getByText(`À confirmer : ${email}`)).toBeVisible();
    await expect(dialog).toHaveCount(0);
  };
  await ask(wrong);
  await expectSound(page);
  await panel.getByRole('button', { name: 'Annuler la demande' }).click();
  await expect(panel.getByText(wrong)).toHaveCount(0);
  await ask(right);
  await panel.getByRole('button', { name: 'Renvoyer le lien' }).click();
  expect((await mailedTo(old, 'Changement d’adresse e-mail demandé')).text).toContain('@exemple.fr');
  const path = await mailedPath(right, 'Confirmez votre nouvelle adresse e-mail');

  // On a phone: whoever received the letter signs in first.
  const other = await another();
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto(path);
  await expect(other.getByRole('heading', { name: 'Confirmez votre nouvelle adresse' })).toBeVisible();
  await expectSound(other);
  await other.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await fillLogin(other, old);
  await expect(other.getByText(`Elle remplacera ${old}`)).toBeVisible();
  await expectSound(other);
  await other.getByRole('button', { name: `Utiliser ${right}` }).click();
  await expect(other.getByRole('heading', { name: 'Votre nouvelle adresse est confirmée' })).toBeVisible();
  await expectSound(other);
  await other.getByRole('link', { name: 'Mon compte' }).click();
  await expect(other.getByRole('region', { name: 'Adresse e-mail' }).getByText(right)).toBeVisible();
  await mailedTo(old, 'Votre adresse e-mail a été modifiée');
});
