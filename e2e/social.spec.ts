import type { Page } from '@playwright/test';
import { demoPassword } from '../apps/api/src/demo/accounts.ts';
import { codeAt } from '../apps/api/test/authenticator.ts';
import { codeBefore, expect, mailedTo, test } from './fixtures.ts';
import { expectSound } from './sound.ts';

/** People whom no other story needs. */
const known = 'solene.marchand@jalon.test';
const careful = 'basile.crozet@jalon.test';
const invited = 'elise.chabert@jalon.test';

type Told = { sub: string; email: string; isVerified?: boolean; names?: [string, string] };

/** At the provider, which believes what it is told. */
async function agreeAt(page: Page, { sub, email, isVerified = true, names = ['Solène', 'Marchand'] }: Told): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Acme' })).toBeVisible();
  await page.getByLabel('sub').fill(sub);
  await page.getByLabel('email', { exact: true }).fill(email);
  await page.getByLabel('email_verified').fill(isVerified ? 'yes' : 'no');
  await page.getByLabel('given_name').fill(names[0]);
  await page.getByLabel('family_name').fill(names[1]);
  await page.getByRole('button', { name: 'Agree' }).click();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('somebody new comes by a provider: no password, no mail to open, and straight to the dashboard', async ({ page }) => {
    const email = `nora.${Date.now()}@exemple.fr`;
    const next = page.getByRole('button', { name: 'Continuer' });
    await page.goto('/sign-up');
    await expectSound(page);
    await page.getByRole('button', { name: 'Continuer avec Acme' }).click();
    await agreeAt(page, { sub: email, email, names: ['Nora', 'Petit'] });

    await expect(page).toHaveURL('/sign-up');
    await expect(page.getByText('Aucun compte Jalon n’est encore relié à votre identité Acme.')).toBeVisible();
    await page.getByRole('link', { name: 'Créer mon compte indépendant' }).click();
    await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email);
    await expect(page.getByLabel('Adresse e-mail')).toHaveAttribute('readonly');
    await expect(page.getByText('Vérifiée par Acme.')).toBeVisible();
    await expect(page.getByLabel('Prénom')).toHaveValue('Nora');
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveCount(0);
    await expectSound(page);
    await page.getByLabel('J’accepte les conditions générales').check();
    await next.click();

    await page.getByLabel('Titre du profil').fill('Développeuse Java');
    await page
      .getByRole('combobox', { name: 'Métiers' })
      .or(page.getByRole('textbox', { name: 'Métiers' }))
      .fill('tech lead');
    await page.getByRole('option', { name: 'Tech lead', exact: true }).click();
    await page
      .getByRole('combobox', { name: 'Compétences' })
      .or(page.getByRole('textbox', { name: 'Compétences' }))
      .fill('Java');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.getByLabel('Années d’expérience').selectOption('3 à 5 ans');
    await next.click();
    await page.getByLabel('Statut juridique').selectOption('SASU');
    await page.getByLabel('Tarif journalier').fill('550');
    await next.click();
    await expect(page).toHaveURL('/freelance/sign-up-step-4');
    await expect(page.getByText('Vous recevrez un e-mail pour vérifier votre adresse.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Créer mon compte' }).click();

    await expect(page).toHaveURL('/freelance/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nora');
    await mailedTo(email, 'Bienvenue sur Jalon');

    await page.goto('/freelance/security');
    await expect(page.getByText('Vous vous connectez sans mot de passe.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Déconnecter Acme' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Supprimer mon compte' })).toBeDisabled();
    await expectSound(page);
    await page.getByRole('button', { name: 'Recevoir le lien' }).click();
    await mailedTo(email, 'Choisissez un nouveau mot de passe');
  });
});

test('somebody who has an account comes by a provider, finds it connected, disconnects it and connects it again', async ({ page }) => {
  const sub = `solene ${Date.now()}`;
  await page.goto('/login?next=%2Ffreelance%2Fsecurity');
  await expectSound(page);
  await page.getByRole('button', { name: 'Continuer avec Acme' }).click();
  await agreeAt(page, { sub, email: known });
  await expect(page).toHaveURL('/freelance/security');
  await mailedTo(known, 'Votre compte s’ouvre avec Acme');

  const panel = page.getByRole('region', { name: 'Connexions externes' });
  await expect(panel).toContainText(known);
  await expectSound(page);
  await panel.getByRole('button', { name: 'Déconnecter Acme' }).click();
  await page.getByRole('dialog').getByLabel('Votre mot de passe').fill('Jalon!2026');
  await expectSound(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Déconnecter' }).click();
  await expect(page.getByText('Acme est déconnecté')).toBeVisible();
  await panel.getByRole('button', { name: 'Connecter Acme' }).click();
  await page.getByRole('dialog').getByLabel('Votre mot de passe').fill('Jalon!2026');
  await page.getByRole('dialog').getByRole('button', { name: 'Continuer' }).click();
  // The provider has a session of its own, and may not ask again.
  await expect(page.getByText('Acme est connecté')).toBeVisible();
  await expect(page).toHaveURL('/freelance/security');
  await expect(panel.getByRole('button', { name: 'Déconnecter Acme' })).toBeVisible();
  await page.reload();
  await expect(panel.getByRole('button', { name: 'Déconnecter Acme' })).toBeVisible();
  await expect(page.getByText('Acme est connecté')).toHaveCount(0);
});

test('who has two steps is asked for the code all the same, and goes on to where they were headed', async ({ page }) => {
  const secret = await turnTwoStepOn(page, careful);
  await page.goto('/login?next=%2Ffreelance%2Faccount');
  await page.getByRole('button', { name: 'Continuer avec Acme' }).click();
  await agreeAt(page, { sub: `basile ${Date.now()}`, email: careful });
  await expect(page.getByRole('heading', { name: 'Votre code' })).toBeVisible();
  await expectSound(page);
  await page.getByLabel('Chiffre 1 sur 6').pressSequentially(codeAt(secret));
  await expect(page).toHaveURL('/freelance/account');
});

/** By calls: how it is done on the page is another story. Leaves nobody signed in. */
async function turnTwoStepOn(page: Page, email: string): Promise<string> {
  await page.request.get('/api/health');
  const post = async (path: string, data: object) => {
    const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const answer = await page.request.post(path, { headers: { 'X-XSRF-TOKEN': token }, data });
    expect(answer.status()).toBe(200);
    return answer.json();
  };
  await post('/api/login', { email, password: demoPassword });
  const { secret } = (await post('/api/account/two-step/begin', { password: demoPassword })) as { secret: string };
  await post('/api/account/two-step/confirm', { code: await codeBefore(secret) });
  await post('/api/logout', {});
  return secret;
}

test('somebody who was entered by the operator and comes by a provider activates the account that waits', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continuer avec Acme' }).click();
  await agreeAt(page, { sub: `elise ${Date.now()}`, email: invited });
  await expect(page.getByRole('heading', { name: 'Activer votre compte' })).toBeVisible();
  await expect(page.getByText(invited, { exact: true })).toBeVisible();
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('an address that the provider has not verified is asked for as usual, and the page says why', async ({ page }) => {
    const email = `sam.${Date.now()}@example.com`;
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Acme' }).click();
    await agreeAt(page, { sub: email, email, isVerified: false, names: ['Sam', 'Hill'] });
    await expect(page).toHaveURL('/sign-up');
    await page.getByRole('link', { name: 'Create my company’s account' }).click();
    await expect(page.getByText('Acme did not confirm your address')).toBeVisible();
    await expect(page.getByLabel('E-mail address')).toHaveValue(email);
    await expect(page.getByLabel('E-mail address')).not.toHaveAttribute('readonly');
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expectSound(page);
  });
});

test('who changes their mind, or comes back too late, is told so and led back', async ({ page, consoleErrors }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continuer avec Acme' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'La connexion n’a pas abouti' })).toBeVisible();
  await expect(page.getByText('Vous avez interrompu la connexion.')).toBeVisible();
  await expectSound(page);
  await page.reload();
  await expect(page.getByText('Cette demande de connexion a expiré')).toBeVisible();
  await page.getByRole('link', { name: 'Revenir à la connexion' }).click();
  await expect(page).toHaveURL('/login');
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409'), expect.stringContaining('410')]);
});

test('what is no provider is no page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/nobody/callback?code=x&state=y', '/email/callback', '/company/callback']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Il semble que cette page est inaccessible.' })).toBeVisible();
  }
  expect(asked.filter((path) => path.endsWith('/callback') && path.startsWith('/api'))).toEqual([]);
});
