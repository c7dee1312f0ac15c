import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, send, signIn, signInAs, test, typeAndPress } from './fixtures.ts';
import { expectSound } from './sound.ts';

const need = {
  ...{ divisionId: null, expertiseArea: 'energy', activityAreas: ['java-developer'], experience: '3', duration: '6' },
  ...{ contractType: 'Freelance', isAnonymous: false, hasPreselection: true, startsOn: '2027-01-04' },
  ...{ dailyRateFromCents: 52_000, dailyRateToCents: 58_000, annualSalaryCents: null, place: 'Nantes', mobilityArea: null },
  ...{ remote: 'partial', description: '<p>Refondre l’espace abonnés.</p>', prerequisites: '', skills: ['React', 'Cobol'] },
  ...{ contactEmail: null, managerId: null, associatedIds: [] },
};

/** A word that nobody else has and that stems leave alone: no vowel, no letter twice, none that ends a plural. */
const stemlessWord = (): string =>
  `Zq${[...'bcdfghjklmnprtvwx']
    .map((letter) => [randomInt(2 ** 32), letter] as const)
    .sort(([one], [other]) => one - other)
    .slice(0, 8)
    .map(([, letter]) => letter)
    .join('')}`;

/** Three needs that one word finds, of which the last does not tell its company; and the name of that company. */
async function postNeeds(staff: Page, found: string): Promise<string> {
  await signIn(staff, 'admin');
  const { rows } = (await (await staff.request.get('/api/client-companies?state=active')).json()) as {
    rows: { id: string; name: string; state: string }[];
  };
  const company = rows.find(({ state }) => state === 'active');
  for (const more of [
    { title: `Développeuse ${found}` },
    { title: `Développeur ${found}`, skills: ['React'], remote: 'full' },
    { title: `Comptable ${found}`, skills: ['Sage'], activityAreas: ['accountant'], remote: 'none', isAnonymous: true },
  ]) {
    const { id } = (await (await send(staff, 'POST', '/api/opportunities', { ...need, ...more, companyId: company?.id })).json()) as {
      id: string;
    };
    expect((await send(staff, 'POST', `/api/opportunities/${id}/post`, {})).status()).toBe(200);
  }
  return company?.name ?? '';
}

test('a freelance types as people do, sees what each filter would leave, and is told what to leave out', { tag: '@main' }, async ({
  page,
  another,
}) => {
  const found = stemlessWord();
  const company = await postNeeds(await another(), found);
  await signInAs(page, 'agathe.roussel@jalon.test');
  await page.goto('/freelance/offers');
  const search = page.getByRole('searchbox');
  const rows = page.getByRole('list', { name: 'Besoins publiés' }).getByRole('listitem');

  // Gender, number and language.
  for (const typed of ['developpeuses', 'developer']) {
    await search.fill(`${typed} ${found}`);
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: 'Comptable' })).toHaveCount(0);
  }
  // What is looked for is looked for among one’s favourites too, and comes back along.
  await typeAndPress(search, `dév ${found}`, page.getByRole('link', { name: /^Favoris/ }));
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('tab') === 'favourites' && searchParams.get('q') === `dév ${found}`);
  await expect(search).toHaveValue(`dév ${found}`);
  await page.getByRole('link', { name: /^Tous/ }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Comptable' })).toHaveCount(0);
  // A letter that is missing.
  await search.fill(`${found.slice(0, 5)}${found.slice(6)}`);
  await expect(rows).toHaveCount(3);
  await expect(page.getByText(`Résultats pour « ${found.toLowerCase()} »`)).toBeVisible();
  await expectSound(page, 'everywhere');

  // What a choice would leave, and what it leaves.
  await search.fill(found);
  await expect(page.getByText('Résultats pour')).toBeHidden();
  await page.getByRole('button', { name: 'Filtrer par : Compétences' }).click();
  await expect(page.getByRole('checkbox', { name: 'React 2' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(3);
  await expectSound(page, 'everywhere');
  await page.getByRole('checkbox', { name: 'Cobol 1' }).check();
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Retirer le filtre Compétences' }).click();
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Filtrer par : TJM' }).click();
  await page
    .getByRole('group', { name: 'Tranches' })
    .getByRole('button', { name: /^500 € – 600 € 3$/ })
    .click();
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Filtrer par : Télétravail' }).click();
  await page.getByRole('menuitemradio', { name: /Télétravail complet 1/ }).click();
  await expect(rows).toHaveCount(1);

  // Nothing: the criterion that hides most is named, and so is a word that nothing holds.
  await search.fill(`comptable ${found}`);
  await page.getByRole('button', { name: 'Retirer le critère Télétravail' }).click();
  await expect(rows).toHaveCount(1);
  await search.fill(`${found} wyxkvq`);
  await expect(page.getByText('Rien ne contient « wyxkvq ».')).toBeVisible();
  await expectSound(page, 'everywhere');
  await page.getByRole('button', { name: 'Chercher sans ce mot' }).click();
  await expect(search).toHaveValue(found);
  await expect(rows).toHaveCount(3);
  await search.fill(`comptable ${found} ${company}`);
  await expect(page.getByText('Aucun résultat')).toBeVisible();
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark', locale: 'en-GB' });

  test('a company corrects itself, narrows talents by what there is, and widens again', async ({ page }) => {
    await signIn(page, 'company', 'en');
    await page.goto('/company/accounts');
    await page.getByRole('searchbox').fill('architct');
    await expect(page.getByText(/Results for “architecte?”/)).toBeVisible();
    await expect(page.getByText('Farid Zeroual').first()).toBeVisible();
    await expectSound(page, 'everywhere');
    await page.getByRole('searchbox').fill('architect wyxkvq');
    await expect(page.getByText('Nothing contains “wyxkvq”.')).toBeVisible();
    await expectSound(page, 'everywhere');
    await page.getByRole('button', { name: 'Search without this word' }).click();
    await expect(page.getByText('Farid Zeroual').first()).toBeVisible();
  });
});
