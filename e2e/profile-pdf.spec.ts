import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, signInAs, test } from './fixtures.ts';
import { expectSound } from './sound.ts';

async function download(page: Page, item: string) {
  await page.getByRole('button', { name: 'Télécharger en PDF' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: item }).click()]);
  const content = await readFile(await file.path());
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  return file.suggestedFilename();
}

test('a profile is downloaded as a PDF by its freelance, a company and the staff', async ({ page, another }) => {
  await signInAs(page, 'freelance@jalon.test');
  await page.goto('/freelance/profile');
  expect(await download(page, 'Nommé, en français')).toBe('profil-camille-moreau.pdf');
  expect(await download(page, 'Anonyme, en anglais')).toMatch(/^profile-(?!.*moreau).+\.pdf$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);

  const company = await another();
  await signInAs(company, 'company@jalon.test');
  await company.goto('/company/accounts');
  await company.getByRole('link', { name: 'Bastien Corvol' }).click();
  expect(await download(company, 'Nommé, en français')).toBe('profil-bastien-corvol.pdf');
  await expectSound(company);

  const staff = await another();
  await signInAs(staff, 'commercial@jalon.test');
  await staff.goto('/commercial/accounts');
  await staff.getByRole('link', { name: 'Bastien Corvol' }).click();
  expect(await download(staff, 'Anonyme, en français')).toMatch(/^profil-(?!.*corvol).+\.pdf$/);
  await expectSound(staff);
});
