import type { Page } from '@playwright/test';
import { expect, goOffline, signIn, signInAs, test, word } from './fixtures.ts';
import { expectSound } from './sound.ts';

/** Who talk with each other in the demonstration, and in no other story. */
const agathe = 'agathe.roussel@jalon.test';
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const talkWith = (page: Page, name: RegExp) => page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name });
const field = (page: Page) => page.getByRole('textbox', { name: /^Écrire à / });
async function write(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await field(page).fill(text);
    await field(page).press('Enter');
  }
}
/** Those of this story, as they stand in the log. */
const said = (page: Page, mark: string): Promise<string[]> =>
  log(page)
    .getByText(mark)
    .evaluateAll((all) => all.map((one) => one.textContent ?? ''));

test('two who share a project talk; one loses the network and comes back: nothing lost, nothing twice, in order', { tag: '@main' }, async ({
  page,
  another,
  consoleErrors,
}) => {
  const mark = word();
  const [one, two, three, four] = ['un', 'deux', 'trois', 'quatre'].map((text) => `${mark} ${text}`) as [string, string, string, string];
  const client = await another();
  await Promise.all([signInAs(page, agathe), signIn(client, 'company')]);
  await page.goto('/freelance/chat');
  await client.goto('/company/chat');
  await talkWith(client, /Agathe Roussel/).click();
  await talkWith(page, /Sophie Lambert/).click();
  await expect(page.getByRole('region', { name: 'Conversation avec Sophie Lambert' })).toContainText('En ligne');

  // Live: who writes, what is said, and that it was read.
  await expect(async () => {
    await field(page).fill('');
    await field(page).pressSequentially('abc');
    await expect(client.getByText('Agathe écrit…')).toBeVisible({ timeout: 4000 });
  }).toPass();
  await write(page, one);
  await expect(log(client).getByText(one)).toBeVisible();
  await expect(log(page).locator('article').last()).toContainText(/Lu à /);

  await goOffline(page);
  await write(page, two, three);
  await expect(page.getByText('2 messages partiront au retour du réseau.')).toBeVisible();
  await expect(log(page).getByText('en attente du réseau').first()).toBeVisible();
  await write(client, four);
  // It has arrived, not only left: what waits for the network comes behind it.
  await expect(log(client).locator('article:not([data-unsent])').getByText(four)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('De nouveau en ligne')).toBeVisible();
  for (const who of [client, page]) await expect.poll(() => said(who, mark)).toEqual([one, four, two, three]);
  // What was refused while there was no network says so in the console.
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((error) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(error)));

  // One changes what one has just written by the arrow, and takes it back; its place stays.
  await field(page).press('ArrowUp');
  await expect(field(page)).toHaveValue(three);
  await write(page, `${three} bis`);
  await expect(log(client).getByText(`${three} bis`)).toBeVisible();
  await expect(log(client).locator('article').last()).toContainText('modifié');
  const last = log(page).locator('article').last();
  await last.hover();
  await last.getByRole('button', { name: 'Actions sur ce message' }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await expect(log(client).getByText('Message supprimé').last()).toBeVisible();
  await expectSound(page);

  // A file by the button, seen by the other.
  await page.getByRole('button', { name: 'Joindre un fichier' }).waitFor();
  const picture = { name: `${mark}.png`, mimeType: 'image/png', buffer: dot };
  await page.getByRole('button', { name: 'Joindre un fichier' }).focus();
  await page.locator('input[type=file]').setInputFiles(picture);
  // Whoever has chosen a file goes on writing.
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Envoyer' })).toBeEnabled();
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(log(client).getByRole('img', { name: `Aperçu : ${mark}.png` })).toBeVisible();

  // The badge counts what comes while one is elsewhere.
  await client.goto('/company/home');
  await write(page, `${mark} cinq`);
  const badge = client.getByRole('navigation').getByRole('link', { name: /^Messages/ });
  await expect(badge).toContainText(/[1-9]/);

  // What comes while one reads further up is read once one has come down to it.
  await badge.click();
  await talkWith(client, /Agathe Roussel/).click();
  const own = log(page).locator('article').last();
  await expect(own).toContainText(/Lu à /);
  await log(client).evaluate((element) => element.scrollTo(0, 0));
  await client.getByRole('button', { name: 'Derniers messages' }).waitFor();
  await write(page, `${mark} six`);
  const news = client.getByRole('button', { name: '1 nouveau message' });
  await expect(news).toBeVisible();
  await expect(own).toContainText(`${mark} six`);
  await expect(own).not.toContainText(/Lu à /);
  await news.click();
  await expect(own).toContainText(/Lu à /);

  // Closed by mistake, it is opened again by whoever has closed it.
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Fermer la conversation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer la conversation' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: /^Vous avez fermé la conversation, .+\. Vous pouvez encore la lire\.$/ }),
  ).toBeVisible();
  // The other is told who has, where it was said and where one writes, without a way back; both lists say so.
  await expect(client.getByRole('status').filter({ hasText: 'Agathe Roussel a fermé la conversation' })).toBeVisible();
  await expect(log(client).getByText(/^Agathe Roussel a fermé la conversation, /)).toBeVisible();
  await expect(client.getByRole('button', { name: 'Rouvrir' })).toHaveCount(0);
  for (const [who, name] of [
    [client, /Agathe Roussel.*Fermée/s],
    [page, /Sophie Lambert.*Fermée/s],
  ] as const)
    await expect(who.getByRole('link', { name })).toBeVisible();
  await expectSound(client);
  await page
    .getByRole('region', { name: /^Conversation avec / })
    .getByRole('button', { name: 'Rouvrir' })
    .click();
  await expect(field(page)).toBeVisible();
  await expect(log(client).getByText(/^Agathe Roussel a rouvert la conversation, /)).toBeVisible();

  // What was said long ago is found around its words, and gone to.
  await client.getByRole('searchbox', { name: 'Personne, besoin ou mot' }).fill(four);
  const found = talkWith(client, /Agathe Roussel/);
  await expect(found.locator('mark').first()).toHaveText(mark);
  await found.click();
  await expect(log(client).locator('article:focus')).toContainText(four);
  await expect(client).toHaveURL(/\?message=\d+$/);
  await client.getByRole('button', { name: 'Chercher dans la conversation' }).click();
  await client.getByRole('searchbox', { name: 'Mot à chercher' }).fill(one);
  const hit = client.getByRole('dialog').getByRole('button').filter({ hasText: one });
  await expect(hit.locator('mark').first()).toHaveText(mark);
  await hit.click();
  await expect(log(client).locator('article:focus')).toContainText(one);
});

test('whom one may write to is there once, then what about', async ({ page }) => {
  await signIn(page, 'commercial');
  await page.goto('/commercial/chat');
  await page.getByRole('button', { name: 'Écrire', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'À qui voulez-vous écrire ?' });
  const people = dialog.getByRole('listitem');
  await expect(people.first()).toBeVisible();
  const names = await people.locator('b').allTextContents();
  expect(names).toEqual([...new Set(names)]);
  const several = people.getByRole('button', { expanded: false }).first();
  const name = (await several.locator('b').textContent()) ?? '';
  await several.click();
  const subjects = dialog.getByRole('group', { name: `Sujets à aborder avec ${name}` });
  // The one that is meant most often is chosen by Enter.
  await expect(subjects.getByRole('button').first()).toBeFocused();
  await expectSound(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: `Conversation avec ${name}` })).toBeVisible();
});

test('the administrators announce to everybody, who are told', async ({ page, another }) => {
  const text = `Annonce ${word()}`;
  const reader = await another();
  await Promise.all([signIn(page, 'admin'), signInAs(reader, agathe)]);
  await reader.goto('/freelance/chat');
  await page.goto('/admin/chat/announcements');
  await page.getByRole('textbox', { name: 'Votre annonce' }).fill(text);
  await page.getByRole('combobox', { name: 'Destinataires' }).selectOption('Freelance');
  await page.getByRole('button', { name: 'Annoncer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annoncer' }).click();
  await expect(page.getByText('Annonce envoyée')).toBeVisible();
  await expect(reader.getByRole('link', { name: /Annonces Jalon/ })).toContainText(text);
  await expectSound(page);
});

/** A picture of one point. */
const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
