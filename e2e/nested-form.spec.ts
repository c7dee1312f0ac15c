import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { expect, moveLifted, test } from './fixtures.ts';
import { expectAccessible } from './sound.ts';

const web = join(import.meta.dirname, '../apps/web');

/** Builds the story of a form and gives it to the page: no screen has such a form yet. */
async function openStory(page: Page): Promise<void> {
  const input = join(web, 'src/app/nested-form.story.tsx');
  const made = await build({
    ...{ root: web, configFile: false, logLevel: 'silent' },
    build: { write: false, emptyOutDir: false, rolldownOptions: { input } },
  });
  const { output } = made as Extract<typeof made, { output: unknown }>;
  const files = new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  const sheets = [...files.keys()].filter((name) => name.endsWith('.css')).map((name) => `<link rel="stylesheet" href="/${name}">`);
  const html = `<!doctype html><html lang="fr"><title>Profil</title>${sheets.join('')}<div id="root"></div><script type="module" src="/${entry}"></script></html>`;
  const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' };
  await page.route('http://story.localhost/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (!name) return route.fulfill({ body: html, contentType: 'text/html' });
    const body = files.get(name);
    if (body === undefined) return route.fulfill({ status: 204 });
    return route.fulfill({ body: Buffer.from(body), contentType: types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream' });
  });
  await page.goto('http://story.localhost/');
}

test('fields inside of fields: each refusal at its own, items added, moved and removed by the keyboard', async ({ page }) => {
  await openStory(page);
  const titles = page.getByLabel('title');
  const send = page.getByRole('button', { name: 'Envoyer' });
  await expect(titles).toHaveCount(1);
  await expectAccessible(page);

  // What the schema refuses.
  await send.click();
  await expect(page.getByLabel('city')).toBeFocused();
  await expect(page.getByText('Ce champ est obligatoire')).toHaveCount(1);
  await page.getByLabel('city').fill('Lyon');

  // A new item has the focus.
  await page.getByRole('button', { name: 'Ajouter : experiences' }).press('Enter');
  await expect(titles.nth(1)).toBeFocused();
  await page.keyboard.type('Déjà pris');
  await page.getByRole('button', { name: 'Ajouter : experiences' }).press('Enter');
  await expect(titles.nth(2)).toBeFocused();
  await page.keyboard.type('Cheffe');
  // As many as there may be.
  await expect(page.getByRole('button', { name: 'Ajouter : experiences' })).toHaveCount(0);

  // What the server refuses, by the same path; it moves with its item.
  await send.click();
  await expect(titles.nth(1)).toBeFocused();
  await expect(titles.nth(1)).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Monter : experiences : 2' }).press('Enter');
  await expect(titles.nth(0)).toHaveValue('Déjà pris');
  await expect(titles.nth(0)).toHaveAttribute('aria-invalid', 'true');
  await expect(titles.nth(1)).not.toHaveAttribute('aria-invalid', 'true');

  // By the handle, with the keys.
  // Each key once what the one before did is told: the handle listens anew after each.
  await page.getByRole('button', { name: 'Déplacer « experiences : 3 »' }).press('Space');
  await expect(page.getByText('« experiences : 3 » : prêt à déplacer.')).toBeAttached();
  await moveLifted(page, 'ArrowUp', '« experiences : 3 » : position 2.');
  await page.keyboard.press('Space');
  await expect(titles.nth(1)).toHaveValue('Cheffe');

  await page.getByRole('button', { name: 'Retirer : experiences : 1' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Retiré : experiences : 1' })).toHaveCount(1);
  await expect(titles).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Retirer : experiences : 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(titles).toHaveCount(1);
  // As few as there may be.
  await expect(page.getByRole('button', { name: /^Retirer/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ajouter : experiences' })).toBeFocused();
  await send.click();
  await expect
    .poll(() => page.title())
    .toBe('{"name":"Ada","address":{"city":"Lyon","street":null},"experiences":[{"title":"Développeuse","isCurrent":false}]}');

  // What belongs to no field is told above the form.
  await page.getByLabel('name').fill('Personne');
  await send.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});
