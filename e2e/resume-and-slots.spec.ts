import type { Page } from '@playwright/test';
import { demoPdf } from '../apps/api/src/demo/pdf.ts';
import { aNeed } from '../apps/api/test/need.ts';
import { expect, send, signIn, signInAs, test, word } from './fixtures.ts';
import { expectSound } from './sound.ts';

const clarisse = 'clarisse.oumarou@jalon.test';
const { title: _, ...contents } = {
  ...aNeed,
  hasPreselection: false,
  dailyRateFromCents: 50_000,
  dailyRateToCents: 60_000,
  skills: ['Java'],
  companyId: null,
};

async function post(page: Page, path: string, body: object): Promise<string> {
  const answer = await send(page, 'POST', path, body);
  expect([path, answer.ok()]).toEqual([path, true]);
  return ((await answer.json()) as { id: string }).id;
}

test('a resume goes with an application, and a candidate whom no slot suits asks for others', async ({ page, another }) => {
  const company = await another();
  await signIn(company, 'company');
  const title = word();
  const needId = await post(company, '/api/opportunities', { title, ...contents });
  await post(company, `/api/opportunities/${needId}/post`, {});

  await signInAs(page, clarisse);
  await page.goto('/freelance/profile');
  const resumes = page.getByRole('region', { name: 'CV' });
  for (const name of ['CV back-end.pdf', 'CV Java.pdf']) {
    await resumes.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/pdf', buffer: demoPdf([name]) });
    await expect(resumes.getByRole('button', { name: `Aperçu : ${name}` })).toBeVisible();
  }
  await page.goto(`/freelance/offers/${needId}`);
  await page.getByRole('button', { name: 'Postuler' }).first().click();
  const form = page.getByRole('complementary', { name: 'Votre candidature' });
  await expect(form.getByRole('radio', { name: /CV back-end\.pdf/ })).toBeChecked();
  await form.getByRole('radio', { name: /CV Java\.pdf/ }).check();
  await expectSound(page, 'everywhere');
  await form.getByRole('button', { name: /^Envoyer/ }).click();
  const own = page.getByRole('region', { name: 'Votre candidature' });
  await own.getByText('Ce que vous avez envoyé').click();
  await expect(own.getByRole('link', { name: 'CV Java.pdf' })).toBeVisible();

  const { rows } = (await (await company.request.get(`/api/applications?opportunityId=${needId}`)).json()) as { rows: { id: string }[] };
  const id = rows[0]?.id;
  await company.goto(`/company/opportunities/application-details/${id}`);
  const sent = company.getByRole('region', { name: 'CV joint' });
  await sent.getByRole('button', { name: 'Aperçu : CV Java.pdf' }).click();
  const preview = company.getByRole('dialog', { name: 'CV Java.pdf' });
  await expect(preview.getByRole('img', { name: 'Aperçu : CV Java.pdf' })).toHaveAttribute('data-state', 'drawn');
  await company.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  const slots = ['2038-01-05T09:30:00+01:00', '2038-01-06T14:00:00+01:00'];
  await post(company, `/api/applications/${id}/offerSlots`, { slots, minutes: 45, format: 'video', place: null });

  // The candidate's page hears of it by itself, and so does the company's of the answer.
  await own.getByRole('button', { name: 'Aucun créneau ne me convient' }).click();
  const question = page.getByRole('dialog', { name: 'Demander d’autres créneaux ?' });
  await question.getByLabel('Votre message').fill('Je suis libre dès le 11 janvier.');
  await question.getByRole('button', { name: 'Demander d’autres créneaux' }).click();
  await expect(own.getByText('Vous avez demandé d’autres créneaux d’entretien.')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Aucun créneau ne me convient' })).toBeHidden();
  await expectSound(page, 'everywhere');
  const declined = company.getByRole('region', { name: 'Aucun créneau ne convient à Clarisse' });
  await expect(declined.getByText('Je suis libre dès le 11 janvier.')).toBeVisible();
  await expect(declined.getByRole('button', { name: 'Proposer des créneaux' }).last()).toBeVisible();
  await expectSound(company, 'everywhere');
  await company.goto('/company/notifications');
  await expect(company.getByRole('link', { name: new RegExp(`Aucun créneau ne convient à Clarisse Oumarou.*${title}`) })).toBeVisible();
});
