import type { Page } from '@playwright/test';
import { expect, send, signIn, signInAs, test, word } from './fixtures.ts';
import { expectSound } from './sound.ts';

/** What a developer of mainframes asks 510 € a day for, but for one skill. */
const wanted = {
  ...{ divisionId: null, expertiseArea: null, activityAreas: ['mainframe-developer'], experience: '11', duration: null },
  ...{ contractType: 'Freelance', isAnonymous: false, hasPreselection: false, startsOn: '2049-01-04' },
  ...{ dailyRateFromCents: 40_000, dailyRateToCents: 48_000, annualSalaryCents: null, place: 'Lyon', mobilityArea: null, remote: 'full' },
  ...{
    description: '<p>Reprendre la paie.</p>',
    prerequisites: '',
    contactEmail: null,
    managerId: null,
    associatedIds: [],
    companyId: null,
  },
};

async function postNeed(page: Page, title: string, skills: string[]): Promise<string> {
  const made = await send(page, 'POST', '/api/opportunities', { ...wanted, title, skills });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  expect((await send(page, 'POST', `/api/opportunities/${id}/post`, {})).ok()).toBe(true);
  return id;
}

test('a need and a freelance are compared for both, with reasons and what would change them', async ({ page, another }) => {
  const [title, rare] = [word(), word()];
  await signIn(page, 'company');
  const needId = await postNeed(page, title, ['Cobol', 'JCL', 'DB2', rare]);

  // The company is shown who would fit.
  await page.goto(`/company/opportunities?need=${needId}`);
  await page.getByRole('tab', { name: 'Candidats suggérés' }).click();
  const candidate = page.getByRole('list', { name: 'Candidats suggérés' }).getByRole('listitem').filter({ hasText: 'Jocelyn Barthe' });
  await expect(candidate.getByRole('img', { name: 'Correspondance : 82 %' })).toBeVisible();
  await candidate.getByRole('button', { name: 'Pourquoi 82 %' }).click();
  await expect(candidate).toContainText('3 sur 4 compétences demandées');
  await expect(candidate).toContainText('Le métier principal est celui demandé');
  await expect(candidate).toContainText('30 € au-dessus du budget');
  await expect(candidate.getByRole('listitem').filter({ hasText: 'Porter le budget à 510 €' })).toContainText('92 %');
  await expectSound(page, 'everywhere');
  await candidate.getByRole('link', { name: 'Voir le profil : Jocelyn Barthe' }).click();
  await expect(page).toHaveURL(/\/company\/accounts\/[0-9a-f-]{36}/);
  await expect(page.getByText('Développeur mainframe').first()).toBeVisible();
  // The need they were found for goes along.
  await page.getByRole('button', { name: 'Proposer un besoin' }).click();
  const proposing = page.getByRole('dialog', { name: /^Proposer un besoin/ });
  await expect(proposing.getByRole('combobox', { name: 'Besoin' })).toHaveValue(title);
  await expectSound(page);
  await proposing.getByRole('button', { name: 'Annuler' }).click();
  // Back is where one came from, its tab included.
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Candidats suggérés' })).toHaveAttribute('aria-selected', 'true');
  await expect(candidate).toBeVisible();
  // So it does for the staff, who are told whose it is.
  const staff = await another();
  await signIn(staff, 'commercial');
  await staff.goto(`/commercial/opportunities?need=${needId}`);
  await staff.getByRole('tab', { name: 'Candidats suggérés' }).click();
  await staff.getByRole('link', { name: 'Voir le profil : Jocelyn Barthe' }).click();
  await staff.getByRole('button', { name: 'Proposer un besoin' }).click();
  await expect(staff.getByRole('combobox', { name: 'Besoin' })).toHaveValue(new RegExp(`^${title} · `));

  // The freelance finds it among the closest, adds the skill, and takes it back.
  const own = await another();
  await signInAs(own, 'jocelyn.barthe@jalon.test');
  await own.goto('/freelance/offers?tab=forYou');
  const row = own.getByRole('list', { name: 'Besoins qui vous correspondent' }).getByRole('listitem').filter({ hasText: title });
  await expect(row.getByRole('img', { name: 'Correspondance : 82 %' })).toBeVisible();
  await row.getByRole('link', { name: title }).click();
  const detail = own.getByRole('article', { name: title });
  await expect(detail.getByRole('heading', { name: 'Pourquoi 82 %' })).toBeVisible();
  await expectSound(own, 'everywhere');
  await detail.getByRole('button', { name: `Ajouter ${rare}` }).click();
  await expect(detail.getByRole('heading', { name: 'Pourquoi 90 %' })).toBeVisible();
  await expect(row.getByRole('img', { name: 'Correspondance : 90 %' })).toBeVisible();
  await own.getByText(`Compétence ajoutée à votre profil : ${rare}`).locator('..').getByRole('button', { name: 'Annuler' }).click();
  await expect(detail.getByRole('heading', { name: 'Pourquoi 82 %' })).toBeVisible();

  // What is asked for with the application counts, for both.
  const lever = detail.getByRole('listitem').filter({ hasText: 'Accepter 480 € pour ce besoin' });
  await expect(lever).toContainText('92 %');
  await lever.getByRole('button', { name: 'Postuler' }).click();
  await own.getByRole('radio', { name: /Proposé/ }).check();
  await own.getByRole('button', { name: /^Envoyer/ }).click();
  await expect(detail.getByRole('heading', { name: 'Pourquoi 92 %' })).toBeVisible();
  await expect(row.getByRole('img', { name: 'Correspondance : 92 %' })).toBeVisible();

  await page.goto(`/company/opportunities?need=${needId}`);
  const card = page.getByRole('region', { name: 'Transmise', exact: true }).getByRole('listitem');
  await expect(card.getByRole('img', { name: 'Correspondance : 92 %' })).toBeVisible();
  await card.getByRole('link', { name: 'Jocelyn Barthe' }).click();
  await expect(page.getByRole('region', { name: 'Correspondance' })).toContainText('92 %');
  await expectSound(page, 'everywhere');

  // Who has applied is no longer proposed.
  await page.goto(`/company/opportunities?need=${needId}`);
  await page.getByRole('tab', { name: 'Candidats suggérés' }).click();
  await expect(page.getByText('Aucun profil proche de ce besoin')).toBeVisible();
});

test('who looks for another contract, or has told nothing, is given no figure', async ({ page, another }) => {
  const company = await another();
  await signIn(company, 'company');
  const needId = await postNeed(company, word(), ['Kotlin', 'Swift']);
  await signInAs(page, 'gwenaelle.lebihan@jalon.test');
  await page.goto(`/freelance/offers/${needId}`);
  await expect(page.getByRole('heading', { name: 'Autre type de contrat' })).toBeVisible();
  await expect(page.getByText('Accepter un contrat Freelance')).toBeVisible();
  await expectSound(page, 'everywhere');

  const { id } = (await (await page.request.get('/api/user')).json()) as { id: string };
  const expertise = (body: object) => send(page, 'POST', `/api/profiles/${id}/expertise`, body);
  expect((await expertise({ professions: [], skills: [] })).ok()).toBe(true);
  await page.reload();
  await expect(page.getByText('Indiquez vos métiers et vos compétences pour connaître votre correspondance')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Autre type de contrat' })).toHaveCount(0);
  await expectSound(page, 'everywhere');
  await page.getByRole('link', { name: 'Pour vous' }).click();
  await expect(page.getByText('Aucun besoin proche de votre profil')).toBeVisible();
  const skills = ['Kotlin', 'Swift', 'Flutter', 'Firebase'].map((name) => ({ name, level: null }));
  expect((await expertise({ professions: ['mobile-developer'], skills })).ok()).toBe(true);
});
