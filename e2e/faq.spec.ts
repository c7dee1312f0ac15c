import type { Page } from '@playwright/test';
import { scriptVectors } from '../apps/api/test/script-vectors.ts';
import { expect, moveLifted, send, signIn, test, word } from './fixtures.ts';
import { expectSound } from './sound.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Chercher une réponse' });
const questions = (page: Page) => page.getByRole('list', { name: 'Questions' });
const editor = (page: Page) => page.getByRole('textbox', { name: 'Réponse' });

const question = (page: Page) => page.getByRole('textbox', { name: 'Question', exact: true });

/** A question of its own for a story that changes it. */
async function write(page: Page, input: object): Promise<string> {
  const body = { questionEn: '', answerEn: '', audience: 'everyone', theme: 'privacy', answerFr: '<p>Oui.</p>', ...input };
  const answer = await send(page, 'POST', '/api/faq', body);
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

test('a freelance finds an answer, opens it by its link, and says that it helped', async ({ page }) => {
  await signIn(page, 'freelance');
  await page.goto('/freelance/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'FAQ' }).click();
  await expect(search(page)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('attestations urssaf');
  await expect(page.getByText('2 réponses pour « attestations urssaf »')).toBeVisible();
  await expect(questions(page).locator('mark').first()).toHaveText('attestation');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Elle se télécharge en une minute')).toBeVisible();
  await expect(page).toHaveURL(/question=/);
  // The link is the address itself.
  await page.reload();
  const opened = questions(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { expanded: true }) });
  await expect(opened).toContainText('Elle se télécharge en une minute');
  await expect(opened.getByRole('link', { name: 'urssaf.fr', exact: true })).toHaveAttribute('rel', 'noopener noreferrer');
  await opened.getByRole('button', { name: 'Oui' }).click();
  await expect(opened.getByText('Merci pour votre avis.')).toBeVisible();
  await page.reload();
  await expect(opened.getByText('Merci pour votre avis.')).toBeVisible();
  await opened.getByRole('button', { name: 'Changer d’avis' }).click();
  await expect(opened.getByRole('button', { name: 'Oui' })).toBeVisible();
});

test('where nothing is found the nearest questions and an address are given, and those who write are told', async ({ page }) => {
  const missed = `attestation ${word()}`;
  await signIn(page, 'freelance');
  await page.goto('/freelance/faq');
  const noted = page.waitForResponse((answer) => answer.url().endsWith('/api/faq/missed') && answer.request().method() === 'POST');
  await search(page).fill(missed);
  await expect(page.getByText(`Rien pour « ${missed} »`)).toBeVisible();
  await expect(questions(page).getByRole('listitem')).toHaveCount(3);
  await expect(questions(page)).toContainText('attestation');
  await expect(page.getByRole('link', { name: 'contact@jalon.test' }).first()).toBeVisible();
  await noted;
  // What was written has other things asked for anew, which are not for somebody who has gone.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await signIn(page, 'admin');
  await page.goto('/admin/faq');
  await page.getByRole('button', { name: `Rédiger une réponse pour « ${missed.toLowerCase()} »` }).click();
  await expect(question(page)).toHaveValue(missed.toLowerCase());
  // Only a freelance looked for it.
  await expect(page.getByRole('button', { name: 'Indépendants', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await question(page).fill(`Une ${missed} ?`);
  await editor(page).fill('La voici.');
  // Another that is begun meanwhile has nothing of it, and is left without a word; this one is there again.
  await page
    .getByRole('button', { name: /^Rédiger une réponse pour/ })
    .filter({ visible: true })
    .and(page.locator(`:not([aria-label*="${missed.toLowerCase()}"])`))
    .first()
    .click();
  await expect(question(page)).not.toHaveValue(`Une ${missed} ?`);
  await expect(editor(page)).toHaveText('');
  await page.locator('form').getByRole('button', { name: 'Annuler', exact: true }).click();
  await page.getByRole('button', { name: `Rédiger une réponse pour « ${missed.toLowerCase()} »` }).click();
  await expect(editor(page)).toHaveText('La voici.');
  await page.locator('form').getByRole('button', { name: 'Annuler', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continuer la modification' }).click();
  await page.locator('form').getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Réponse publiée')).toBeVisible();
  await expect(page.getByText(`« ${missed.toLowerCase()} »`, { exact: true })).toHaveCount(0);
});

test('a company reads what is for companies, and nothing for freelances', async ({ page }) => {
  await signIn(page, 'company');
  await page.goto('/company/faq');
  await expect(questions(page)).toContainText('Qui peut valider un CRA dans mon entreprise ?');
  await expect(questions(page)).not.toContainText('Comment fixer mon TJM ?');
  await expect(page.getByRole('button', { name: 'Nouvelle question' })).toHaveCount(0);
});

test('an administrator writes, previews, publishes, takes it back, reads its history and removes it', async ({ page }) => {
  const name = `${word()} ?`;
  await signIn(page, 'admin');
  await page.goto('/admin/faq');
  await page.getByRole('button', { name: 'Nouvelle question' }).click();
  await question(page).fill(name);
  await editor(page).click();
  await page.keyboard.type('Une réponse ');
  await page.getByRole('button', { name: 'Gras' }).click();
  // The text has the focus again a frame later.
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('nette');
  await page.getByRole('button', { name: 'Indépendants', exact: true }).click();
  // It is read as its readers will before it is kept.
  await page.getByRole('button', { name: 'Aperçu' }).click();
  await expect(page.getByRole('region', { name: 'Aperçu' }).locator('strong')).toHaveText('nette');
  await page.getByRole('button', { name: 'Revenir au texte' }).click();
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
  await expect(page.getByText('Brouillon enregistré')).toBeVisible();
  const row = questions(page).getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Brouillon');
  await row.getByRole('button', { name: `Modifier : ${name}` }).click();
  await expect(editor(page)).toContainText('Une réponse nette');
  await expectSound(page);
  await page.locator('form').getByRole('button', { name: 'Annuler', exact: true }).click();

  await page.getByRole('button', { name: 'Exporter' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^faq.*\.csv$/);

  const mode = page.getByRole('group', { name: 'Affichage' });
  await mode.getByRole('button', { name: 'Indépendant' }).click();
  await expect(questions(page)).not.toContainText(name);
  await mode.getByRole('button', { name: 'Modifier' }).click();

  await row.getByRole('button', { name: `Actions : ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Publier' }).click();
  await expect(page.getByText('Réponse publiée')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(row).toContainText('Brouillon');
  await expect(page.getByText('Action annulée')).toHaveCount(1);
  await row.getByRole('button', { name: `Modifier : ${name}` }).click();
  await page.locator('form').getByRole('button', { name: 'Publier' }).click();
  await expect(row).not.toContainText('Brouillon');
  await mode.getByRole('button', { name: 'Indépendant' }).click();
  await page.getByRole('button', { name }).click();
  await expect(page.locator('strong', { hasText: 'nette' })).toBeVisible();
  await mode.getByRole('button', { name: 'Entreprise' }).click();
  await expect(questions(page)).not.toContainText(name);
  // What was open to be read is open to be changed.
  await mode.getByRole('button', { name: 'Modifier' }).click();
  await expect(question(page)).toHaveValue(name);
  await page.locator('form').getByRole('button', { name: 'Annuler', exact: true }).click();

  await row.getByRole('button', { name: `Actions : ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Historique' }).click();
  await expect(page.getByRole('dialog')).toContainText('Réponse publiée');
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  await row.getByRole('button', { name: `Actions : ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Question supprimée')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('questions are put in order with the keys, and by the menu', async ({ page }) => {
  await signIn(page, 'admin');
  const names = [`${word()} un`, `${word()} deux`];
  // A theme that no other story writes in.
  for (const questionFr of names) await write(page, { questionFr, theme: 'applications' });
  await page.goto('/admin/faq');
  await page.getByRole('navigation', { name: 'Thèmes' }).getByRole('button', { name: 'Candidatures' }).click();
  const mine = questions(page)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(names.join('|')) });
  await expect(mine).toHaveText(names.map((name) => new RegExp(name)));
  const handle = page.getByRole('button', { name: `Déplacer « ${names[1]} »` });
  await handle.focus();
  const moved = page.waitForResponse((answer) => answer.url().endsWith('/move'));
  await page.keyboard.press('Space');
  await expect(page.getByText(`« ${names[1]} » : prêt à déplacer.`)).toBeAttached();
  await moveLifted(page, 'ArrowUp', new RegExp(`${names[1]}.».:.position`));
  await page.keyboard.press('Space');
  expect((await moved).status()).toBe(200);
  await expect(mine).toHaveText([names[1], names[0]].map((name) => new RegExp(name ?? '')));
  await page.reload();
  await page.getByRole('navigation', { name: 'Thèmes' }).getByRole('button', { name: 'Candidatures' }).click();
  await expect(mine).toHaveText([names[1], names[0]].map((name) => new RegExp(name ?? '')));
  await page.getByRole('button', { name: `Actions : ${names[0]}` }).click();
  await page.getByRole('menuitem', { name: 'Monter' }).click();
  await expect(mine).toHaveText(names.map((name) => new RegExp(name)));
  await expect(page.getByText('Ordre enregistré')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(mine).toHaveText([names[1], names[0]].map((name) => new RegExp(name ?? '')));
});

test('no script that was written into an answer runs, in the page or in the editor', async ({ context }) => {
  const page = await context.newPage();
  await signIn(page, 'admin');
  const questionFr = `${word()} piégée`;
  const written = scriptVectors.filter((vector) => !/[^\P{Cc}\n]/u.test(vector));
  const answerFr = `<p>Début</p>${written.join('<p>x</p>')}`.slice(0, 9900);
  const id = await write(page, { questionFr, answerFr });
  // The same as an older server might have kept it: the page draws only what it knows.
  await page.route('**/api/faq?**', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { rows: { id: string; answerFr: string }[] };
    for (const row of body.rows) if (row.id === id) row.answerFr = answerFr;
    await route.fulfill({ response: answer, json: body });
  });
  // Without the content policy, which would stop a script that has reached the page.
  await (await page.context().newCDPSession(page)).send('Page.setBypassCSP', { enabled: true });
  const ran: string[] = [];
  await page.exposeFunction('run', () => void ran.push('run'));
  await page.goto(`/admin/faq?question=${id}`);
  await expect(editor(page)).toContainText('Début');
  await send(page, 'POST', `/api/faq/${id}/publish`, {});
  await page.goto(`/admin/faq?question=${id}`);
  await page.getByRole('group', { name: 'Affichage' }).getByRole('button', { name: 'Entreprise' }).click();
  const answer = questions(page).getByRole('listitem').filter({ hasText: questionFr });
  await expect(answer).toContainText('Début');
  for (const link of await answer.getByRole('link').all()) expect(await link.getAttribute('href')).toMatch(/^(https?|mailto):/);
  expect(await answer.locator('script, img, iframe, style, form, [onclick], [onerror], [onfocus]').count()).toBe(0);
  await page.waitForTimeout(300);
  expect(ran).toEqual([]);
});

test('whoever writes slower than a colleague is told, and finds the text again', async ({ page, consoleErrors }) => {
  await signIn(page, 'admin');
  const questionFr = `${word()} disputée`;
  const other = `${word()} voisine`;
  const id = await write(page, { questionFr });
  await write(page, { questionFr: other });
  await page.goto(`/admin/faq?question=${id}`);
  await editor(page).click();
  await page.keyboard.type('Mon texte. ');
  const theirs = {
    questionFr,
    answerFr: '<p>Le leur.</p>',
    questionEn: '',
    answerEn: '',
    audience: 'everyone',
    theme: 'privacy',
    version: 1,
  };
  expect((await send(page, 'PUT', `/api/faq/${id}`, theirs)).status()).toBe(200);
  // What is done beside it has the list read again, theirs with it.
  const readAgain = page.waitForResponse((answer) => answer.url().includes('/api/faq?'));
  await page.getByRole('button', { name: `Actions : ${other}` }).click();
  await page.getByRole('menuitem', { name: 'Publier' }).click();
  await readAgain;
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
  await expect(page.getByText('a changé pendant que vous l’écriviez')).toBeVisible();
  await page.getByRole('button', { name: 'Revenir aux questions' }).click();
  await page.getByRole('button', { name: `Modifier : ${questionFr}` }).click();
  await expect(editor(page)).toContainText('Mon texte.');
  await page.getByRole('button', { name: 'Repartir de zéro' }).click();
  await expect(editor(page)).toHaveText('Le leur.');
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')]);
});
