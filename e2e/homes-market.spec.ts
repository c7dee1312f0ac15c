import type { Page } from '@playwright/test';
import { aNeed } from '../apps/api/test/need.ts';
import { expect, send, signIn, signInAs, test, word } from './fixtures.ts';
import { expectSound } from './sound.ts';

const queue = (page: Page, name: RegExp) => page.getByRole('region', { name });
const menuCount = async (page: Page, entry: string) =>
  Number(
    (await page.getByRole('navigation').first().getByRole('link', { name: entry }).locator('[aria-hidden]').last().textContent()) || 0,
  );

const { title: _, ...contents } = { ...aNeed, companyId: null };

async function post(page: Page, path: string, body: object): Promise<string> {
  const answer = await send(page, 'POST', path, body);
  expect([path, answer.ok()]).toEqual([path, true]);
  return ((await answer.json()) as { id: string }).id;
}
const inDays = (days: number) => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + days * 86_400_000).toISOString();

test('a company posts a need from the home; a freelance chooses a slot there, and says when they are available', async ({
  page,
  another,
}) => {
  const title = word();
  await signIn(page, 'company');
  const needId = await post(page, '/api/opportunities', { title, ...contents });
  await page.goto('/company/home');
  const draft = queue(page, /besoins? à publier/)
    .getByRole('listitem')
    .filter({ hasText: title });
  await draft.getByRole('button', { name: `Publier : ${title}` }).click();
  await expect(draft).toHaveCount(0);
  await expectSound(page, 'everywhere');
  await page.getByRole('link', { name: /Besoins publiés/ }).click();
  await expect(page).toHaveURL(/opportunities\?state=posted/);
  await expect(page.getByRole('link', { name: new RegExp(title) })).toBeVisible();

  const own = await another();
  await signInAs(own, 'emilie.vautrin@jalon.test');
  const terms = { message: '', dailyRateCents: 66_000, annualSalaryCents: null, availableFrom: '2027-01-04' };
  const id = await post(own, '/api/applications', { opportunityId: needId, ...terms });
  const staff = await another();
  await signIn(staff, 'commercial');
  await post(staff, `/api/applications/${id}/submit`, {});
  const slots = [inDays(2), inDays(3)];
  await post(page, `/api/applications/${id}/offerSlots`, { slots, minutes: 45, format: 'video', place: null });

  await own.goto('/freelance/dashboard');
  const choice = queue(own, /créneaux? d’entretien à choisir/)
    .getByRole('listitem')
    .filter({ hasText: title });
  await expect(choice).toBeVisible();
  const waiting = await menuCount(own, 'Besoins');
  await choice.getByRole('button').first().click();
  await own.getByRole('dialog').getByRole('button', { name: 'Choisir ce créneau' }).click();
  await expect(choice).toHaveCount(0);
  await expect(own.getByRole('region', { name: 'Entretiens à venir' }).getByRole('link', { name: title })).toBeVisible();
  await expect(async () => expect(await menuCount(own, 'Besoins')).toBe(waiting - 1)).toPass();

  // In one tap, and taken back.
  const availability = own
    .getByRole('main')
    .getByRole('button', { name: /isponible|mission/i })
    .first();
  const before = (await availability.textContent()) ?? '';
  await availability.click();
  await own.getByRole('menuitemradio', { name: 'Indisponible' }).click();
  await expect(own.getByText('Disponibilité : Indisponible')).toBeVisible();
  await expect(availability).toHaveText('Indisponible');
  await own.getByRole('button', { name: 'Annuler' }).last().click();
  await expect(availability).toHaveText(before);
});

test('a commercial submits an application from the home, and a company is asked in place when to meet a candidate', async ({
  page,
  another,
}) => {
  await signIn(page, 'commercial');
  await page.goto('/commercial/home');
  const rows = queue(page, /candidatures? à qualifier/).getByRole('listitem');
  const oldest = rows.filter({ hasText: (await rows.first().textContent()) ?? '' });
  await expect(oldest).toHaveCount(1);
  await rows
    .first()
    .getByRole('button', { name: /^Transmettre/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Transmettre' }).click();
  await expect(page.getByText(/candidature transmise/i).first()).toBeVisible();
  await expect(oldest).toHaveCount(0);
  await expectSound(page, 'everywhere');
  await page.getByRole('link', { name: /Entretiens sous 7 jours/ }).click();
  await expect(page).toHaveURL(/f\.candidates=interview/);

  const company = await another();
  await signIn(company, 'company');
  await company.goto('/company/home');
  const toDecide = queue(company, /candidatures? à traiter/).getByRole('listitem');
  await toDecide
    .first()
    .getByRole('button', { name: /^Entretien/ })
    .click();
  await expect(
    company
      .getByRole('dialog', { name: /^Entretien avec/ })
      .getByRole('button', { name: /, 9 h 30$/ })
      .first(),
  ).toBeVisible();
  await company.keyboard.press('Escape');
  await expect(company).toHaveURL('/company/home');

  // Slots that were chosen on the page of an application are not lost without a question.
  await toDecide.first().getByRole('link').first().click();
  await company
    .getByRole('button', { name: /, 9 h 30$/ })
    .first()
    .click();
  const away = company.getByRole('navigation').getByRole('link', { name: 'Accueil' });
  await away.click();
  await company.getByRole('dialog').getByRole('button', { name: 'Continuer la modification' }).click();
  await expect(company).toHaveURL(/application-details/);
  await away.click();
  await company.getByRole('dialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(company).toHaveURL('/company/home');
});
