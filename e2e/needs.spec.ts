import { OpportunityInput } from '@jalon/domain/opportunities/opportunity';
import type { Page } from '@playwright/test';
import { aNeed } from '../apps/api/test/need.ts';
import { expect, send, signIn, test, typeAndPress, word } from './fixtures.ts';
import { expectSound } from './sound.ts';

const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Titre' });
async function choose(page: Page, field: string, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(typed);
  await page.getByRole('option', { name: typed }).first().click();
}

test('a company writes a need, keeps the draft, posts it anonymously, closes it and takes that back', async ({ page }) => {
  const title = word();
  await signIn(page, 'company');
  await page.goto('/company/opportunities');
  await page.getByRole('link', { name: 'Nouveau besoin' }).first().click();
  await titleField(page).fill(title);
  // A company gets its applications itself, unless it asks for help.
  await expect(page.getByRole('switch', { name: /Présélection/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Publier le besoin' }).click();
  await expect(page.getByText('Ce champ est obligatoire')).toHaveCount(3);
  await expect(page.getByRole('combobox', { name: 'Métiers' })).toBeFocused();
  await choose(page, 'Métiers', 'Architecte cloud');
  await page.getByLabel('Tarif journalier, au plus').fill('680');
  await expect(page.getByText('Ce champ est obligatoire')).toHaveCount(1);
  // What was typed for one contract is there again when one comes back to it.
  await page.getByRole('button', { name: 'CDI' }).click();
  await expect(page.getByLabel('Salaire annuel brut')).toHaveValue('');
  await page.getByRole('button', { name: 'Freelance', exact: true }).click();
  await expect(page.getByLabel('Tarif journalier, au plus')).toHaveValue('680');
  await description(page).fill('La DSI d’Helioscope Énergies déplace ses applications.');
  await page.getByRole('switch', { name: /^Besoin anonyme/ }).check({ force: true });
  await expect(page.getByText(/permet de reconnaître l’entreprise\s: Helioscope Énergies/)).toBeVisible();
  await expect(page.getByText('1 point à régler avant de publier')).toBeVisible();
  await expectSound(page);

  // A list of choices takes the key for itself.
  const professions = page.getByRole('combobox', { name: 'Métiers' });
  await professions.click();
  await expect(professions).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(professions).toHaveAttribute('aria-expanded', 'false');
  // Left without being sent, it is there again.
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Quitter le formulaire ?' }).getByRole('button', { name: 'Quitter' }).click();
  await expect(page.getByRole('heading', { name: 'Besoins' })).toBeVisible();
  await page.getByRole('link', { name: 'Nouveau besoin' }).first().click();
  await expect(page.getByText('Votre brouillon a été repris.')).toBeVisible();
  await expect(titleField(page)).toHaveValue(title);
  await page.getByRole('button', { name: 'Publier le besoin' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Corriger le texte' }).click();
  await page.getByRole('button', { name: /^Écrire «\sl’entreprise\s»$/ }).click();
  await expect(page.getByText('Prêt à publier')).toBeVisible();
  await page.getByLabel('Tarif journalier, au moins').fill('900');
  await expect(page.getByText('1 point à régler avant de publier')).toBeVisible();
  await page.getByLabel('Tarif journalier, au moins').fill('');
  await page.getByRole('button', { name: 'Publier le besoin' }).click();

  const need = page.getByRole('region', { name: title });
  await expect(need.getByText(/^Publié le/)).toBeVisible();
  await expect(page).toHaveURL(/\?need=[0-9a-f-]{36}$/);
  await expectSound(page);
  await need.getByRole('tab', { name: 'Le besoin' }).click();
  await expect(need.getByText('La DSI de l’entreprise déplace ses applications.')).toBeVisible();
  await need.getByRole('button', { name: `Plus d’actions sur ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Aperçu comme un indépendant' }).click();
  await expect(page.getByRole('dialog').getByText('Entreprise anonyme')).toBeVisible();
  await expect(page.getByRole('dialog')).not.toContainText('Helioscope');
  await page.keyboard.press('Escape');

  await need.getByRole('button', { name: `Plus d’actions sur ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Clore le besoin' }).click();
  await page.getByRole('dialog').getByLabel('Motif').selectOption('Reporté');
  await expect(page.getByRole('dialog').getByText('il n’y a personne à prévenir')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Clore le besoin' }).click();
  // The list goes along with the need.
  await expect(page.getByRole('link', { name: /^Clos/ })).toHaveAttribute('aria-current', 'page');
  await expect(need.getByText(/\s: reporté$/)).toBeVisible();
  await need.getByRole('tab', { name: 'Historique' }).click();
  await expect(need.getByText('Besoin clos')).toBeVisible();
  await need.getByRole('button', { name: 'Rouvrir' }).click();
  await expect(page.getByRole('link', { name: /^Non publiés/ })).toHaveAttribute('aria-current', 'page');
  await need.getByRole('button', { name: `Plus d’actions sur ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText(new RegExp(`Besoin supprimé\\s: ${title}`))).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(title) })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a commercial writes a need for a company, and is told that a colleague was faster', async ({ page, consoleErrors }) => {
    const title = word();
    await signIn(page, 'commercial');
    await page.goto('/commercial/opportunities?edit=new');
    await expect(page.getByRole('switch', { name: /Présélection/ })).toBeChecked();
    await page.getByRole('button', { name: 'Enregistrer sans publier' }).click();
    await expect(page.getByText('Ce champ est obligatoire')).toHaveCount(2);
    await titleField(page).fill(title);
    await page.getByRole('button', { name: 'Enregistrer sans publier' }).click();
    await expect(page.getByText('Ce champ est obligatoire')).toHaveCount(1);
    await choose(page, 'Entreprise', 'Helioscope Énergies');
    await page.getByRole('button', { name: 'Enregistrer sans publier' }).click();

    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const id = new URL(page.url()).searchParams.get('need') ?? '';
    await expectSound(page);
    await page.getByRole('button', { name: 'Tous les besoins' }).click();
    await expect(page.getByRole('link', { name: new RegExp(title) })).toBeVisible();
    await page.getByRole('link', { name: new RegExp(title) }).click();
    // It cannot be posted yet: the form says what is missing.
    await page.getByRole('button', { name: 'Publier' }).click();
    await expect(page.getByText('Ce champ est obligatoire')).toHaveCount(3);
    await page.getByRole('textbox', { name: 'Lieu' }).fill('Lyon');

    const found = await (await page.request.get(`/api/opportunities/${id}`)).json();
    const kept = Object.fromEntries(['version', ...Object.keys(OpportunityInput.shape)].map((name) => [name, found[name]]));
    const input = { ...kept, managerId: found.manager?.id ?? null, associatedIds: [] };
    expect((await send(page, 'PUT', `/api/opportunities/${id}`, { ...input, title: `${title}b` })).status()).toBe(200);
    await page.getByRole('button', { name: 'Enregistrer sans publier' }).click();
    await expect(page.getByText(/Modifié entre-temps par/)).toBeVisible();
    await page.getByRole('button', { name: 'Reprendre avec sa version' }).click();
    await expect(titleField(page)).toHaveValue(`${title}b`);
    await expect(page.getByRole('textbox', { name: 'Lieu' })).toHaveValue('Lyon');
    await expectSound(page);
    await page.getByRole('button', { name: 'Enregistrer sans publier' }).click();
    await expect(page.getByRole('heading', { name: `${title}b` })).toBeVisible();

    await page.goto(`/commercial/opportunity-details/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: `${title}b` })).toBeVisible();
    await expectSound(page);
    expect(consoleErrors.splice(0).every((error) => error.includes('409'))).toBe(true);
  });
});

test('who types and presses a tab at once finds what was typed there, and Escape loses nothing of what follows', async ({ page }) => {
  await signIn(page, 'commercial');
  await page.goto('/commercial/opportunities');
  const field = page.getByRole('searchbox').first();
  await typeAndPress(field, 'kotlin', page.getByRole('link', { name: /^Clos/ }));
  await expect(page).toHaveURL(/state=closed.*q=kotlin|q=kotlin.*state=closed/);
  await expect(field).toHaveValue('kotlin');
  await field.press('Escape');
  await field.pressSequentially('ja', { delay: 5 });
  await expect(page).toHaveURL(/[?&]q=ja(&|$)/);
  await expect(field).toHaveValue('ja');
});

test('whoever reads a need goes on reading it once it is posted', async ({ page }) => {
  await signIn(page, 'company');
  const made = await send(page, 'POST', '/api/opportunities', { ...aNeed, title: word(), companyId: null });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/company/opportunities?need=${id}&state=not_posted`);
  const text = page.getByRole('tab', { name: 'Le besoin' });
  await expect(text).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await expect(page.getByText(/^Publié le/).first()).toBeVisible();
  await expect(text).toHaveAttribute('aria-selected', 'true');
});
