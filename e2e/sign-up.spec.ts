import type { Page } from '@playwright/test';
import { type Another, expect, mailedPath, test } from './fixtures.ts';
import { drawPicture, sendFile } from './pictures.ts';
import { expectSound } from './sound.ts';

const password = 'Chemin!42vert';

/** The mail is opened elsewhere, on a phone say: the page that waits goes on by itself, to signing in. */
async function proveAndSignIn(
  page: Page,
  another: Another,
  email: string,
  texts: { subject: string; notice: string; password: string; signIn: string },
) {
  await expect(page).toHaveURL('/email/verify/sent');
  await expect(page.getByText(email)).toBeVisible();
  await expectSound(page);
  const other = await another();
  await other.goto(new URL(await mailedPath(email, texts.subject), page.url()).href);
  await other.getByRole('button', { name: email }).click();
  await expect(page).toHaveURL('/login', { timeout: 15_000 });
  await expect(page.getByText(texts.notice)).toBeVisible();
  await expect(page.locator('[name=email]')).toHaveValue(email);
  await expect(page.getByLabel(texts.password, { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.getByRole('button', { name: texts.signIn }).click();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a freelance signs up: from the first page to the dashboard, and nothing typed is lost on the way', { tag: '@main' }, async ({
    page,
    another,
  }) => {
    const email = `lea.${Date.now()}@exemple.fr`;
    const next = page.getByRole('button', { name: 'Continuer' });
    await page.goto('/freelance/sign-up-step-3');
    await expect(page).toHaveURL('/freelance/sign-up-step-1');
    await page.goto('/');
    await page.getByRole('link', { name: 'Créer mon compte indépendant' }).click();

    await expect(page.getByRole('heading', { name: 'Créez votre compte' })).toBeVisible();
    await next.click();
    await expect(page.getByText('Vous devez accepter les conditions générales d’utilisation.')).toBeVisible();
    await expect(page.getByLabel('Prénom')).toBeFocused();
    await expectSound(page);
    await page.getByLabel('Madame').check();
    await page.getByLabel('Prénom').fill('Léa');
    await page.getByLabel('Nom', { exact: true }).fill('Roy');
    await page.getByLabel('Adresse e-mail').fill(email);
    await page.getByRole('textbox', { name: 'Mot de passe' }).first().fill('chemin');
    await expect(page.getByRole('listitem').filter({ hasText: 'une majuscule' })).toContainText('à respecter');
    await page.getByRole('textbox', { name: 'Mot de passe' }).first().fill(password);
    await expect(page.getByRole('listitem').filter({ hasText: 'une majuscule' })).toContainText('respecté');
    await page.getByLabel('J’accepte les conditions générales').check();
    await page.getByLabel('Confirmez le mot de passe').fill(password);
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/freelance/sign-up-step-2');
    await expect(page.getByRole('heading', { name: 'Votre métier' })).toBeFocused();
    await next.click();
    await expect(page.getByText('Ce champ est obligatoire')).toHaveCount(4);
    await page.getByLabel('Titre du profil').fill('Développeuse Java');
    const professions = page.getByRole('combobox', { name: 'Métiers' }).or(page.getByRole('textbox', { name: 'Métiers' }));
    for (const [typed, name] of Object.entries({ 'developpeur java': 'Développeur Java', 'tech lead': 'Tech lead' })) {
      await professions.fill(typed);
      await page.getByRole('option', { name, exact: true }).click();
    }
    await page.getByRole('button', { name: 'Monter Tech lead' }).click();
    await expect(page.getByRole('list', { name: 'Métiers' }).getByRole('listitem').first()).toContainText('Tech lead');
    // What is typed and not sent survives a step back, and a reload.
    await page.getByRole('link', { name: 'Retour' }).click();
    await expect(page.getByLabel('Prénom')).toHaveValue('Léa');
    await expect(page.getByText('Votre mot de passe est déjà choisi.')).toBeVisible();
    await expectSound(page);
    await next.click();
    await expect(page.getByLabel('Titre du profil')).toHaveValue('Développeuse Java');
    await page.reload();
    await expect(page.getByRole('list', { name: 'Métiers' }).getByRole('listitem')).toHaveCount(2);
    const skills = page.getByRole('combobox', { name: 'Compétences' }).or(page.getByRole('textbox', { name: 'Compétences' }));
    await skills.fill('Java');
    await page.keyboard.press('Enter');
    await skills.fill('Mob programming');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.getByLabel('Années d’expérience').selectOption('3 à 5 ans');
    await expectSound(page);
    await next.click();

    await expect(page).toHaveURL('/freelance/sign-up-step-3');
    await page.getByLabel('CDI').check();
    // What cannot be read does not stay where nobody sees it.
    await page.getByLabel('Salaire annuel brut souhaité').fill('45k');
    await page.getByLabel('Freelance', { exact: true }).check();
    await page.getByLabel('Statut juridique').selectOption('EI / micro-entreprise');
    await page.getByLabel('Tarif journalier').fill('550,50');
    await page.getByLabel('À partir d’une date').check();
    await page.getByLabel('Disponible à partir du').fill('2020-01-01');
    await next.click();
    await expect(page.getByText('La date doit être aujourd’hui ou plus tard')).toBeVisible();
    await expectSound(page);
    await page.getByLabel('Disponible à partir du').fill('2049-03-01');
    await page.reload();
    await expect(page.getByLabel('Tarif journalier')).toHaveValue(/550,5/);
    await next.click();

    await expect(page).toHaveURL('/freelance/sign-up-step-4');
    for (const text of ['Madame Léa Roy', email, 'Tech lead, Développeur Java', 'Java, Mob programming', '1er mars 2049'])
      await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText(/550,50\s€ par jour/)).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'Modifier : Contrat' }).click();
    await page.getByLabel('Dès maintenant').check();
    await next.click();
    await expect(page).toHaveURL('/freelance/sign-up-step-4');
    await expect(page.getByText('Dès maintenant')).toBeVisible();
    await page.getByRole('link', { name: 'Modifier : Compte' }).click();
    await page.getByLabel('Nom', { exact: true }).fill('Leroy');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Madame Léa Leroy')).toBeVisible();
    await page.getByRole('button', { name: 'Créer mon compte' }).click();

    await proveAndSignIn(page, another, email, {
      subject: 'Vérifiez votre adresse e-mail',
      notice: 'Adresse vérifiée : connectez-vous.',
      password: 'Mot de passe',
      signIn: 'Se connecter',
    });
    await expect(page).toHaveURL('/freelance/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Léa');
  });
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('a company signs up: from the login page to its home', async ({ page, another }) => {
    const email = `owner.${Date.now()}@example.com`;
    const next = page.getByRole('button', { name: 'Continue' });
    await page.goto('/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL('/sign-up');
    await page.getByRole('link', { name: 'Create my company’s account' }).click();

    await page.getByLabel('First name').fill('Priya');
    await page.getByLabel('Last name').fill('Nair');
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm the password').fill(password);
    await page.getByLabel('I accept the terms of use').check();
    await next.click();

    await expect(page).toHaveURL('/company/sign-up-step-2');
    await page.getByLabel('Company name').fill('Naviris');
    await page.getByLabel('SIREN or SIRET number').fill('732 829 320 00075');
    await next.click();
    await expect(page.getByText('Invalid SIREN (9 digits) or SIRET (14 digits) number')).toBeVisible();
    await expectSound(page);
    await page.getByLabel('SIREN or SIRET number').fill('732 829 320 00074');
    await sendFile(page, 'Choose a logo', { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<h1>') });
    await expect(page.getByText('This file is not an image we can read')).toBeVisible();
    await sendFile(page, 'Choose a logo', await drawPicture(page));
    const logo = page.locator('img[src*="/sign-up/company/logo"]');
    await expect(logo).toBeVisible();
    await page.reload();
    await expect(logo).toBeVisible();
    await expect(page.getByLabel('SIREN or SIRET number')).toHaveValue('732 829 320 00074');
    await page.getByLabel('Industry').selectOption('Aerospace');
    await page.getByLabel('Address', { exact: true }).fill('1 quai Sud');
    await page.getByLabel('Postal code').fill('44000');
    await page.getByLabel('City').fill('Nantes');
    await page.getByLabel('Phone', { exact: true }).fill('01 23 45 67 89');
    await page.getByLabel('Website').fill('naviris.fr');
    await page.getByLabel('Number of employees').fill('1200');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/company/sign-up-step-3');
    await page.getByRole('textbox', { name: 'Your position' }).fill('Head of procurement');
    await page.getByLabel('First division').fill('Headquarters');
    await expectSound(page);
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/company/sign-up-step-4');
    for (const text of ['732 829 320 00074', '1 quai Sud, 44000 Nantes, France', 'https://naviris.fr', '1,200', 'Headquarters'])
      await expect(page.getByText(text)).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Create my account' }).click();

    await proveAndSignIn(page, another, email, {
      subject: 'Verify your e-mail address',
      notice: 'Address verified: sign in.',
      password: 'Password',
      signIn: 'Sign in',
    });
    await expect(page).toHaveURL('/company/home');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Priya');
    await page.goto('/company/contacts/company');
    await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('Naviris');
  });
});
