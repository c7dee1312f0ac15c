import type { Page } from '@playwright/test';
import { expect, mailedPath, signIn, test, word } from './fixtures.ts';
import { expectSound } from './sound.ts';

const password = 'Chemin!42vert';
const subject = 'Votre invitation sur Jalon';

/** Sophie invites somebody nobody else looks for; gives the last name and the address. */
async function invite(page: Page): Promise<{ lastName: string; email: string }> {
  const lastName = word();
  const email = `${lastName.toLowerCase()}@helioscope.example`;
  await signIn(page, 'company');
  await page.goto(`/company/contacts/contacts?q=${lastName}`);
  await page.getByRole('link', { name: 'Inviter une personne' }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Prénom').fill('https://exemple.fr');
  await drawer.getByRole('textbox', { name: 'Nom', exact: true }).fill(lastName);
  await drawer.getByLabel('Adresse e-mail').fill(email);
  await drawer.getByRole('combobox', { name: 'Rôle' }).selectOption({ label: 'Lecteur' });
  await drawer.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(drawer.getByText('Sans lien ni adresse e-mail')).toBeVisible();
  await drawer.getByLabel('Prénom').fill('Ada');
  await drawer.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(page.getByText(`Invitation envoyée à ${email}`)).toBeVisible();
  return { lastName, email };
}

async function expectEnded(page: Page, lastName: string, { state, line }: { state: string; line: string }): Promise<void> {
  await page.reload();
  await expect(page.getByRole('row', { name: new RegExp(lastName) })).toContainText(state);
  await page.getByRole('link', { name: new RegExp(lastName) }).click();
  const drawer = page.getByRole('complementary');
  await expect(drawer.getByText('L’invitation est terminée')).toBeVisible();
  await expectSound(page);
  await drawer.getByRole('tab', { name: 'Historique' }).click();
  await expect(drawer.getByText(line)).toBeVisible();
  await page.keyboard.press('Escape');
}

test('somebody is invited, reads by whom and into what, and declines; the company sees it', async ({ page, another, consoleErrors }) => {
  const { lastName, email } = await invite(page);
  const guest = await another();
  await guest.setViewportSize({ width: 390, height: 844 });
  const link = new URL(await mailedPath(email, subject), page.url()).href;
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Rejoindre Helioscope Énergies' })).toBeVisible();
  for (const text of ['Sophie Lambert', 'Helioscope Énergies', 'Lecteur', email])
    await expect(guest.getByRole('definition').filter({ hasText: text })).toBeVisible();
  await expectSound(guest);
  await guest.getByRole('button', { name: 'Décliner' }).click();
  await expect(guest.getByText('Helioscope Énergies verra que l’invitation est déclinée')).toBeVisible();
  await guest.getByRole('button', { name: 'Revenir à l’invitation' }).click();
  await expect(guest.getByRole('button', { name: 'Accepter l’invitation' })).toBeVisible();
  await guest.getByRole('button', { name: 'Décliner' }).click();
  await expectSound(guest);
  await guest.getByRole('button', { name: 'Décliner l’invitation' }).click();
  await expect(guest.getByRole('heading', { name: 'L’invitation est déclinée' })).toBeVisible();
  await expectSound(guest);
  await guest.goto(link);
  await expect(guest.getByText('Cette invitation a expiré, a déjà servi ou a été retirée.')).toBeVisible();
  await expectEnded(page, lastName, { state: 'Déclinée', line: 'Invitation déclinée' });
  expect(consoleErrors.splice(0).every((error) => error.includes('410'))).toBe(true);

  await page.getByRole('button', { name: `Actions : Ada ${lastName}` }).click();
  await page.getByRole('menuitem', { name: 'Supprimer', exact: true }).click();
  await page.getByLabel(/Pour confirmer/).fill(email);
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Aucun résultat')).toBeVisible();
});

test('somebody is invited, signs up alone, and stays a freelance; the invitation is withdrawn', async ({ page, another }) => {
  const { lastName, email } = await invite(page);
  await mailedPath(email, subject);
  const guest = await another();
  const next = guest.getByRole('button', { name: 'Continuer' });
  await guest.goto(new URL('/freelance/sign-up-step-1', page.url()).href);
  await guest.getByLabel('Madame').check();
  await guest.getByLabel('Prénom').fill('Ada');
  await guest.getByLabel('Nom', { exact: true }).fill('Seule');
  await guest.getByLabel('Adresse e-mail').fill(email);
  await guest.getByRole('textbox', { name: 'Mot de passe' }).first().fill(password);
  await guest.getByLabel('Confirmez le mot de passe').fill(password);
  await guest.getByLabel('J’accepte les conditions générales').check();
  await next.click();
  await guest.getByLabel('Titre du profil').fill('Développeuse');
  const list = (name: string) => guest.getByRole('combobox', { name }).or(guest.getByRole('textbox', { name }));
  await list('Métiers').fill('tech lead');
  await guest.getByRole('option', { name: 'Tech lead', exact: true }).click();
  await list('Compétences').fill('Java');
  await guest.keyboard.press('Enter');
  await guest.keyboard.press('Escape');
  await guest.getByLabel('Années d’expérience').selectOption('3 à 5 ans');
  await next.click();
  await guest.getByLabel('Statut juridique').selectOption('EI / micro-entreprise');
  await guest.getByLabel('Tarif journalier').fill('550');
  await guest.getByLabel('Dès maintenant').check();
  await next.click();
  await guest.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(guest).toHaveURL(/\/email\/verify\/sent$/);
  await guest.goto(new URL(await mailedPath(email, 'Vérifiez votre adresse e-mail'), page.url()).href);
  await expect(guest).toHaveURL(/\/freelance\/dashboard$/);
  await expectEnded(page, lastName, { state: 'Retirée', line: 'Invitation retirée' });
});
