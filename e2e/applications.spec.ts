import type { Page } from '@playwright/test';
import { demoAccounts } from '../apps/api/src/demo/accounts.ts';
import { aNeed } from '../apps/api/test/need.ts';
import { post } from './delivery.ts';
import { expect, moveLifted, signIn, signInAs, test, word } from './fixtures.ts';
import { expectSound } from './sound.ts';

const camille = demoAccounts.freelance.email;
const rosalie = 'rosalie.viguier@jalon.test';
const { title: _, ...contents } = { ...aNeed, companyId: null };

/** What somebody else does meanwhile, without looking at it. */
async function as<Answer>(candidate: Page, email: string, run: (page: Page) => Promise<Answer>): Promise<Answer> {
  await candidate.context().clearCookies();
  await signInAs(candidate, email);
  return run(candidate);
}

const apply = (candidate: Page, email: string, opportunityId: string) =>
  as(candidate, email, (page) =>
    post(page, '/api/applications', {
      ...{ opportunityId, message: 'Bonjour,\nje suis disponible.', dailyRateCents: 66_000, annualSalaryCents: null },
      availableFrom: '2027-01-04',
    }),
  );
const lane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('applications are qualified, met and decided on the board and on their page', async ({ page, another }) => {
  await signIn(page, 'company');
  const title = word();
  const need = await post(page, '/api/opportunities', { title, ...contents });
  await post(page, `/api/opportunities/${need.id}/post`, {});
  const candidate = await another();
  const mine = await apply(candidate, camille, need.id);
  const other = await apply(candidate, rosalie, need.id);

  // Before they are submitted, a company knows how many there are.
  await page.goto(`/company/opportunities?need=${need.id}`);
  await expect(page.getByText('2 en présélection')).toBeVisible();
  await expect(page.getByText('Moreau')).toHaveCount(0);

  // By the keys, then by the menu.
  const staff = await another();
  await signIn(staff, 'commercial');
  await staff.goto(`/commercial/opportunities?need=${need.id}`);
  const link = lane(staff, 'Nouvelle').getByRole('link', { name: 'Camille Moreau' });
  await link.focus();
  await staff.keyboard.press('Space');
  await expect(lane(staff, 'Transmise').getByText('Transmettre Camille')).toBeVisible();
  await staff.keyboard.press('Escape');
  await expect(lane(staff, 'Transmise').getByText('Transmettre Camille')).toHaveCount(0);
  await link.focus();
  await staff.keyboard.press('Space');
  await expect(lane(staff, 'Transmise').getByText('Transmettre Camille')).toBeVisible();
  await moveLifted(staff, 'ArrowRight', 'Camille Moreau : colonne Transmise.');
  await staff.keyboard.press('Space');
  const confirm = (name: string) => staff.getByRole('dialog', { name: `${name} : transmettre la candidature ?` });
  await confirm('Camille Moreau').getByRole('button', { name: 'Transmettre' }).click();
  await expect(lane(staff, 'Transmise').getByRole('link', { name: 'Camille Moreau' })).toBeVisible();
  await staff.getByRole('button', { name: 'Déplacer ou traiter : Rosalie Viguier' }).click();
  await staff.getByRole('menuitem', { name: 'Transmettre' }).click();
  await confirm('Rosalie Viguier').getByRole('button', { name: 'Transmettre' }).click();
  await expect(lane(staff, 'Transmise').getByRole('link')).toHaveCount(2);
  await staff.getByRole('button', { name: /^Client/ }).click();
  await expect(staff).toHaveURL(/turn=other/);
  await expectSound(staff);

  // Dropped among the interviews, it asks for slots.
  await page.reload();
  const card = lane(page, 'Transmise').getByRole('listitem').filter({ hasText: 'Camille Moreau' });
  await expectSound(page);
  await card.hover();
  await page.mouse.down();
  const to = await lane(page, 'Entretien').boundingBox();
  await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 60, { steps: 8 });
  await expect(lane(page, 'Entretien').getByText('Proposer un entretien à Camille')).toBeVisible();
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Entretien avec Camille Moreau' });
  await dialog.getByRole('button', { name: 'Proposer des créneaux' }).last().click();
  await expect(dialog.getByRole('alert')).toContainText('Choisissez au moins 2 créneaux.');
  await expect(dialog.getByText('Heure locale : Paris.')).toBeVisible();
  await dialog
    .getByRole('button', { name: /, 9 h 30$/ })
    .first()
    .click();
  await dialog
    .getByRole('button', { name: /, 14 h$/ })
    .last()
    .click();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Proposer 2 créneaux' }).click();
  await expect(lane(page, 'Entretien').getByText('Choisit parmi 2 créneaux')).toBeVisible();
  const { slots } = (await (await page.request.get(`/api/applications/${mine.id}`)).json()) as { slots: string[] };
  await as(candidate, camille, (own) => post(own, `/api/applications/${mine.id}/pickSlot`, { at: slots[0] }));

  // On its page: what the team makes of it, then the decision, with an answer to the others.
  await page.goto(`/company/opportunities/application-details/${mine.id}`);
  await expect(page.getByRole('region', { name: 'Entretien prévu' })).toContainText('Choisi par Camille');
  const notes = page.getByRole('region', { name: 'Avis de l’équipe' });
  await notes.getByRole('button', { name: 'Donner 4 étoiles' }).click();
  const secret = word();
  await page.keyboard.press('n');
  await page.keyboard.type(secret);
  // What was begun is there again after a look elsewhere.
  await page.getByRole('navigation').getByRole('link', { name: 'Accueil' }).click();
  await expect(page.getByRole('heading', { name: /^Bonjour/ })).toBeVisible();
  await page.goBack();
  await expect(notes.getByRole('textbox')).toHaveValue(secret);
  await notes.getByRole('button', { name: 'Ajouter la note' }).click();
  await expect(notes.getByRole('listitem')).toContainText(secret);
  await expect(notes.getByRole('listitem')).toContainText('4 étoiles sur 5');
  await expectSound(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('a');
  const accept = page.getByRole('dialog', { name: 'Accepter Camille Moreau' });
  await expect(accept.getByLabel('Clore le besoin et refuser 1 autre candidature')).toBeChecked();
  await accept.getByLabel('Message aux autres candidats').fill('Merci, le besoin est pourvu.');
  await expectSound(page);
  await accept.getByRole('button', { name: 'Accepter, créer plus tard' }).click();
  await expect(page.getByText('candidature acceptée, besoin clos')).toBeVisible();
  await expect(page.getByText('Acceptée', { exact: true }).first()).toBeVisible();

  // The list of a phone, in the same states; the candidates read their answers, and nothing of the team's.
  await page.goto(`/company/opportunities?need=${need.id}`);
  await expect(page.locator('summary', { hasText: 'Refusée' })).toBeVisible();
  await expectSound(page);
  const told = await as(candidate, rosalie, async ({ request }) => (await request.get(`/api/applications/${other.id}`)).text());
  expect(told).toContain('Merci, le besoin est pourvu.');
  const own = await as(candidate, camille, async ({ request }) => (await request.get(`/api/applications/${mine.id}`)).text());
  expect(own).toContain('"state":"accepted"');
  expect(own).not.toContain(secret);
});

test('whoever works by the day asks for a rate, of a permanent position too', async ({ page }) => {
  await signIn(page, 'admin');
  const { rows } = (await (await page.request.get('/api/applications?q=Fauvel')).json()) as {
    rows: { id: string; dailyRateCents: number | null; opportunity: { contractType: string } }[];
  };
  const one = rows.find(({ dailyRateCents, opportunity }) => dailyRateCents !== null && opportunity.contractType === 'CDI');
  await page.goto(`/admin/opportunities/application-details/${one?.id}`);
  await expect(page.getByText('Tarif journalier', { exact: true })).toBeVisible();
  await expect(page.getByText('Salaire annuel brut', { exact: true })).toBeHidden();
  await expect(page.getByText(/budget\s:\sjusqu’à.*\s\/\san$/)).toBeVisible();
});
