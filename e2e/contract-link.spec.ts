import type { Page } from '@playwright/test';
import type { Letter } from '../apps/api/test/mail-server.ts';
import { expect, plainly, signIn, test } from './fixtures.ts';
import { expectSound } from './sound.ts';

const person = 'elise.chabert@jalon.test';

/** What the letters to that person say, once one of them says so. */
async function mailed(pattern: RegExp, to = person): Promise<string> {
  const inbox = `http://127.0.0.1:${Number(process.env.E2E_MAIL_PORT) + 1}/?to=${encodeURIComponent(to)}`;
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

test('somebody without an account signs by the link of a letter, which works once, and has their copy by another', async ({
  page,
  another,
  consoleErrors,
}) => {
  const staff = await another();
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
  await expect(page.getByLabel('Votre nom')).not.toBeEditable();
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

  // The other party signs: who has no account is sent another link, to their copy.
  const other = await another();
  await signIn(other, 'admin', 'en');
  await other.goto('/admin/contracts?q=Chabert');
  await other.getByRole('link', { name: /^Sign, C-/ }).click();
  await other.getByRole('button', { name: 'I have read it, go on' }).click();
  await other.getByLabel('I have read this document and I sign it.').check();
  await other.getByRole('button', { name: 'Get a code' }).click();
  await expect(other.getByText(/^Sent to /)).toBeVisible();
  await other.getByRole('group', { name: '6-digit code' }).getByRole('textbox').first().click();
  await other.keyboard.type(await mailed(/(\d{6}): your code to sign/, 'admin.en@jalon.test'));
  await other.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(other.getByText('It is signed')).toBeVisible();
  await page.goto(await mailed(/Votre contrat signé[\s\S]*(\/contract-signature#[\w-]+)/));
  await expect(page.getByRole('heading', { name: /^Votre contrat signé : C-/ })).toBeVisible();
  await expectSound(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^C-.*\.pdf$/);
});
