import type { Page } from '@playwright/test';
import { expect, logIn, mailedTo, signIn, test } from './fixtures.ts';
import { expectSound } from './sound.ts';

/** People whom no other story needs. */
const blocked = { name: 'Rosalie Viguier', email: 'rosalie.viguier@jalon.test' };
const refused = { name: 'Thibault Nogent', email: 'thibault.nogent@jalon.test' };
const looks = [
  [1440, 'light'],
  [390, 'dark'],
] as const;

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
async function choose(page: Page, { name, email }: { name: string; email: string }, action: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin/accounts?q=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: `Actions : ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('blocking asks why, can be undone before anybody is told, and then the person reads why and whom to write to', async ({
  page,
  another,
}) => {
  await signIn(page, 'admin');
  await choose(page, blocked, 'Bloquer');
  const dialog = page.getByRole('dialog', { name: `Bloquer ce compte : ${blocked.name} ?` });
  await dialog.getByRole('button', { name: 'Bloquer' }).click();
  await expect(dialog.getByText('Ce champ est obligatoire')).toBeVisible();
  await expect(dialog.getByLabel('Motif')).toBeFocused();
  for (const [width, scheme] of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await expectSound(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByLabel('Motif').fill('Une erreur de ma part');
  await dialog.getByRole('button', { name: 'Bloquer' }).click();
  await expect(row(page, blocked.name)).toContainText('Bloqué');
  await page.getByRole('button', { name: /^Annuler/ }).click();
  await expect(row(page, blocked.name)).toContainText('Actif');

  await choose(page, blocked, 'Bloquer');
  await dialog.getByLabel('Motif').fill('Deux profils à votre nom.\nÉcrivez-nous.');
  await dialog.getByRole('button', { name: 'Bloquer' }).click();
  await expect(row(page, blocked.name)).toContainText('Bloqué');
  await page.getByRole('link', { name: blocked.name }).click();
  // The history is read ahead: what a tab shows is looked for in that tab.
  await expect(page.getByRole('tabpanel', { name: 'Détails' }).getByText('Deux profils à votre nom.')).toBeVisible();
  await page.getByRole('tab', { name: 'Historique' }).click();
  const history = page.getByRole('tabpanel', { name: 'Historique' });
  await expect(history.getByText('Compte débloqué')).toBeVisible();
  await expect(history.getByText('Une erreur de ma part')).toBeVisible();

  const theirs = await another();
  await logIn(theirs, blocked.email);
  await expect(theirs).toHaveURL('/not-active-user');
  await expect(theirs.getByText('Deux profils à votre nom.')).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'contact@jalon.test' })).toBeVisible();
  for (const [width, scheme] of looks) {
    await theirs.setViewportSize({ width, height: 900 });
    await theirs.emulateMedia({ colorScheme: scheme });
    await expectSound(theirs);
  }
  const letter = await mailedTo(blocked.email, 'Votre compte est bloqué');
  expect(letter.text).toContain('Deux profils à votre nom.');
});

test('a sign-up is refused with a reason, which its owner reads at home, and is validated later', async ({ page, another }) => {
  const theirs = await another();
  await logIn(theirs, refused.email);
  await expect(theirs).toHaveURL('/freelance/dashboard');
  await expect(theirs.getByText('Votre inscription est en cours d’examen. Un e-mail vous préviendra.')).toBeVisible();
  await expect(theirs.getByText('Les entreprises y trouvent tout ce qu’elles cherchent')).toHaveCount(0);
  await expect(theirs.getByRole('heading', { name: /pièces légales à fournir/ })).toBeVisible();

  await signIn(page, 'admin');
  await choose(page, refused, 'Refuser');
  const dialog = page.getByRole('dialog', { name: `Refuser cette inscription : ${refused.name} ?` });
  await expect(dialog.getByText(`Envoyé tel quel à ${refused.name}, par e-mail.`)).toBeVisible();
  await dialog.getByLabel('Motif').fill('Nous ne suivons pas ce métier.');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Refuser' }).click();
  await expect(row(page, refused.name)).toContainText('Refusé');
  await page.goto('/admin/accounts?f.validation=waiting&f.state=active');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(row(page, refused.name)).toHaveCount(0);

  for (const [width, scheme] of looks) {
    await theirs.setViewportSize({ width, height: 900 });
    await theirs.emulateMedia({ colorScheme: scheme });
    await theirs.reload();
    await expect(theirs.getByText('Nous ne suivons pas ce métier.', { exact: true })).toBeVisible();
    await expect(theirs.getByRole('heading', { name: /pièces légales à fournir/ })).toHaveCount(0);
    await expectSound(theirs);
  }
  const letter = await mailedTo(refused.email, 'Votre inscription n’a pas été retenue');
  expect(letter.text).toContain('Nous ne suivons pas ce métier.');

  await choose(page, refused, 'Valider');
  await expect(row(page, refused.name)).toContainText('Validé');
  await page.getByRole('link', { name: refused.name }).click();
  await page.getByRole('tab', { name: 'Historique' }).click();
  const validated = page.getByRole('listitem').filter({ hasText: 'Compte validé' }).first();
  await expect(validated).toContainText(/Validation.*Refusé.*Validé/);
  // It is told while they look.
  await expect(theirs.getByText('Nous ne suivons pas ce métier.', { exact: true })).toHaveCount(0);
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the buttons of the providers come with the login card, which never moves for them', async ({ page }) => {
  const html = await (await page.request.get('/login')).text();
  // Whatever the page does not name itself would come later.
  await page.route('**/assets/*.js', (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuer avec Acme' })).toBeVisible();
});

test('the login checks its address when it is left', async ({ page }) => {
  await page.goto('/login');
  const email = page.getByLabel('Adresse e-mail');
  const wrong = page.getByText('Adresse e-mail invalide');
  await email.focus();
  await page.keyboard.press('Tab');
  await email.fill('lea@');
  await expect(wrong).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(wrong).toBeVisible();
  await email.fill('lea@exemple.fr');
  await expect(wrong).toHaveCount(0);
});

test('a field that is left wrong says so, and one that was only passed through does not', async ({ page }) => {
  await page.goto('/freelance/sign-up-step-1');
  const first = page.getByLabel('Prénom');
  await first.focus();
  await page.keyboard.press('Tab');
  const required = page.getByText('Ce champ est obligatoire');
  await page.getByLabel('Adresse e-mail').fill('lea@');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Adresse e-mail invalide')).toBeVisible();
  await expect(required).toHaveCount(0);
  await first.fill('L');
  await first.fill('');
  await page.keyboard.press('Tab');
  await expect(required).toHaveCount(1);
});
