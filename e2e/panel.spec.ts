import { drawer, expect, signIn, test, word } from './fixtures.ts';
import { makeValue } from './referentials.ts';
import { expectSound } from './sound.ts';

test('a record stands beside its list, walks along it by keys, asks before it drops changes, and gives the focus back', async ({
  page,
}) => {
  const name = word();
  const [first, second, third] = ['Alpha', 'Bravo', 'Charlie'].map((part) => `${name} ${part}`) as [string, string, string];
  await signIn(page, 'admin');
  for (const label of [first, second, third]) await makeValue(page, 'tools', { fr: label, en: label });
  await page.goto(`/admin/referentials/tools?q=${name}`);
  const link = (label: string) => page.getByRole('link', { name: label });
  const panel = page.getByRole('complementary');
  const heading = (label: string) => panel.getByRole('heading', { name: label });
  await link(first).click();
  await expect(heading(first)).toBeFocused();
  await expect(panel).toHaveAccessibleName(first);
  await expect(panel.getByText('1 sur 3')).toBeVisible();
  await expectSound(page);

  await page.keyboard.press('j');
  await expect(heading(second)).toBeFocused();
  await page.keyboard.press('j');
  await expect(heading(third)).toBeFocused();
  await page.keyboard.press('j');
  await expect(panel.getByText('3 sur 3')).toBeVisible();
  await expect(heading(third)).toBeFocused();
  await panel.getByRole('button', { name: 'Fiche précédente' }).click();
  await expect(heading(second)).toBeVisible();
  await expect(page).toHaveURL(/value=/);
  // The list is not covered: it is searched and its rows open while the panel is there.
  await page.getByRole('searchbox').click();
  await link(third).click();
  await expect(heading(third)).toBeFocused();

  const label = panel.getByLabel('Libellé français');
  await label.fill('');
  await label.pressSequentially('jk');
  await expect(label).toHaveValue('jk');
  // A window that becomes narrower takes nothing away.
  await page.setViewportSize({ width: 1100, height: 720 });
  await expect(label).toHaveValue('jk');
  await page.setViewportSize({ width: 1280, height: 720 });
  const question = page.getByRole('dialog', { name: 'Abandonner les modifications ?' });
  await link(first).click();
  await question.getByRole('button', { name: 'Continuer la modification' }).click();
  await expect(label).toHaveValue('jk');
  await panel.getByRole('button', { name: 'Fiche précédente' }).click();
  await question.getByRole('button', { name: 'Abandonner' }).click();
  await expect(heading(second)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('row', { name: second })).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await link(first).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(first);
  await drawer(page).getByRole('button', { name: 'Fiche suivante' }).click();
  await expect(drawer(page).getByRole('heading', { name: second })).toBeVisible();
  await expectSound(page);
});
