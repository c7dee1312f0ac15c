import type { Page } from '@playwright/test';
import type { Letter } from '../apps/api/test/mail-server.ts';
import { expect, plainly, signIn, test } from './fixtures.ts';

const person = 'elise.chabert@jalon.test';
const inbox = `http://127.0.0.1:${Number(process.env.E2E_MAIL_PORT) + 1}/?to=${encodeURIComponent(person)}`;

/** What the letters to that person say, once one of them says so. */
async function mailed(pattern: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const letters = (await (await fetch(inbox)).json()) as Letter[];
    found = letters.map((letter) => pattern.exec(plainly(`${letter.subject}\n${letter.text}`))?.[1]).findLast(Boolean);
    expect(found).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return found ?? '';
}

/** A permanent job, prepared for somebody who has no account, and sent. */
async function sendContract(staff: Page): Promise<void> {
  await staff.goto('/admin/contracts?new=contract');
  await staff.getByRole('button', { name: 'CDI', exact: true }).click();
  await staff.getByRole('combobox', { name: 'Personne' }).fill('Chabert');
  await staff.getByRole('option', { name: 'Élise Chabert' }).click();
  await staff.getByLabel('Début').fill('2027-01-04');
  await staff.getByLabel('Salaire mensuel brut').fill('3640');
  await staff.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
  await expect(staff.getByRole('heading', { name: 'Élise Chabert' })).toBeVisible();
  await staff.getByRole('button', { name: 'Envoyer à la signature' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Envoyer à la signature' }).click();
  await expect(staff.getByText(/signe par un lien reçu par e-mail/)).toBeVisible();
}

test('somebody without an account signs by the link of a letter, which works once', async ({ page, elsewhere, consoleErrors }) => {
  const staff = await elsewhere.newPage();
  await signIn(staff, 'admin');
  await sendContract(staff);
  const path = await mailed(/(\/contract-signature#[\w-]+)/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Signer le contrat' })).toBeVisible();
  await expect(page.getByText(/ci-après « le salarié »/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'J’ai lu, continuer' }).click();
  await expect(page.getByLabel('Votre nom')).toHaveValue('Élise Chabert');
  await page.getByLabel('J’ai lu ce document et je le signe.').check();
  await page.getByRole('button', { name: 'Recevoir un code' }).click();
  await expect(page.getByText(/^Envoyé à e…@jalon\.test/)).toBeVisible();
  await page.getByRole('group', { name: 'Code à 6 chiffres' }).getByRole('textbox').first().click();
  await page.keyboard.type(await mailed(/(\d{6}) : votre code pour signer/));
  await page.getByRole('button', { name: 'Signer', exact: true }).click();
  await expect(page.getByText('C’est signé')).toBeVisible();

  await page.goto('/not-found');
  await page.goto(path);
  await expect(page.getByText('Ce lien n’est plus valable')).toBeVisible();
  consoleErrors.length = 0;
  await staff.reload();
  await expect(staff.getByText(/sans compte, par lien personnel/)).toBeVisible();
});
