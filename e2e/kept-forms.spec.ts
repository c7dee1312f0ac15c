import { demoAccounts } from '../apps/api/src/demo/accounts.ts';
import { act, expect, fillLogin, signInAnew, test } from './fixtures.ts';

const restored = 'Ce que vous aviez saisi a été repris.';
const forgetSession = (errors: string[]) => expect(errors.splice(0).filter((error) => !/40[13]/.test(error))).toEqual([]);

test('a form survives a session that ends, for its owner alone', async ({ page, context, consoleErrors }) => {
  const { email } = demoAccounts.company;
  await signInAnew(page, email);
  await page.goto('/company/contacts/company');
  const city = page.getByLabel('Ville');
  const before = await city.inputValue();
  await city.fill('Saint-Étienne');
  await context.clearCookies({ name: 'session' });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  // Not asked whether to leave: there is nothing to stay for.
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await fillLogin(page, email);
  await expect(page).toHaveURL('/company/contacts/company');
  await expect(page.getByText(restored)).toBeVisible();
  await expect(city).toHaveValue('Saint-Étienne');
  await page.getByRole('button', { name: 'Repartir de zéro' }).click();
  await expect(city).toHaveValue(before);
  await expect(page.getByText(restored)).toHaveCount(0);
  forgetSession(consoleErrors);
});

test('a question takes it up when it is asked about the same person, until its owner signs out', async ({
  page,
  context,
  consoleErrors,
}) => {
  const { email } = demoAccounts.admin;
  const list = '/admin/accounts?tab=Freelance&q=mar';
  await signInAnew(page, email);
  await page.goto(list);
  const reason = page.getByRole('dialog').getByRole('textbox');
  await act(page, 'Ilona Marek', 'Bloquer');
  await reason.fill('Trois relances sans réponse.');
  await context.clearCookies({ name: 'session' });
  await page.getByRole('dialog').getByRole('button', { name: 'Bloquer' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillLogin(page, email);
  await expect(page).toHaveURL(list);
  await act(page, 'Hugo Marchetti', 'Bloquer');
  await expect(reason).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await act(page, 'Ilona Marek', 'Bloquer');
  await expect(reason).toHaveValue('Trois relances sans réponse.');
  await expect(page.getByText(restored)).toBeVisible();
  // A page that is loaded anew keeps it too.
  await page.reload();
  await act(page, 'Ilona Marek', 'Bloquer');
  await expect(reason).toHaveValue('Trois relances sans réponse.');
  // Who turns away from it does not want it.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await act(page, 'Ilona Marek', 'Bloquer');
  await expect(reason).toHaveValue('');
  await reason.fill('Encore.');
  await page.reload();
  await page.getByRole('button', { name: /Compte : Claire/ }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL(/\/(login)?$/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('jalon.own.')))).toEqual([]);
  forgetSession(consoleErrors);
});
