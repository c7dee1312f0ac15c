import { expect, fillLogin, goOffline, logIn, signIn, test } from './fixtures.ts';
import { expectSound } from './sound.ts';

test('signing in leads each type to its own home, and out again', { tag: '@main' }, async ({ page }) => {
  await logIn(page, 'company@jalon.test');
  await expect(page).toHaveURL('/company/home');
  await expect(page).toHaveTitle(/Accueil · Jalon$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sophie');
  // The channel is still being joined when the session ends: nobody is told of a refusal that has no meaning any more.
  const left = page.waitForResponse('/api/logout');
  await page.route('/broadcasting/auth', (route) => left.then(() => route.continue()));
  const joining = page.waitForRequest('/broadcasting/auth');
  await page.reload();
  await expect(page).toHaveURL('/company/home');
  await joining;
  await page.getByRole('button', { name: /Compte : Sophie/ }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL(/\/(login)?$/);
  await page.goto('/company/home');
  await expect(page).toHaveURL('/login?next=%2Fcompany%2Fhome');
});

test('a sign-in by the keyboard alone goes on where the visitor was headed', async ({ page }) => {
  await page.goto('/admin/referentials/tools?q=java');
  await page.getByLabel('Adresse e-mail').focus();
  await page.keyboard.type('admin@jalon.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Jalon!2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/referentials/tools?q=java');
  await expect(page.getByRole('row', { name: /JavaScript/ })).toBeVisible();
});

test('a wrong password is told without saying which part was wrong', async ({ page, consoleErrors }) => {
  await logIn(page, 'nobody@jalon.test', 'wrong');
  await expect(page.getByRole('alert')).toHaveText('Adresse e-mail ou mot de passe incorrect.');
  await page.getByLabel('Adresse e-mail').fill('');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Adresse e-mail invalide').or(page.getByText('Ce champ est obligatoire'))).toBeVisible();
  expect(consoleErrors.splice(0).every((error) => error.includes('422'))).toBe(true);
});

test('only a path of the product is followed after signing in', async ({ page }) => {
  await page.goto('/login?next=//evil.example/');
  await fillLogin(page, 'freelance@jalon.test');
  await expect(page).toHaveURL('/freelance/dashboard');
});

test('the language changes what is already on screen, and stays', async ({ page }) => {
  await signIn(page, 'commercial', 'en');
  await page.goto('/commercial/home');
  await expect(page).toHaveTitle(/Home · Jalon$/);
  await expectSound(page);
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/store/language'));
  await page.getByRole('banner').getByText('FR', { exact: true }).click();
  await expect(page).toHaveTitle(/Accueil · Jalon$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bonjour Tom');
  await kept;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bonjour Tom');
  await page.getByRole('banner').getByText('EN', { exact: true }).click();
  await expect(page).toHaveTitle(/Home · Jalon$/);
});

test('a menu is walked by the keyboard alone, and closing it gives the focus back', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/dashboard');
  const button = page.getByRole('button', { name: /Compte : Claire/ });
  const [first, last] = [page.getByRole('menuitem').first(), page.getByRole('menuitem').last()];
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(last).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByRole('menuitem', { name: 'Sécurité' })).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  // An item that opens something leaves the button behind it.
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await page.keyboard.press('r');
  await expect(page.getByRole('menuitem', { name: 'Raccourcis clavier' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('who is signed in is asked for once', async ({ page }) => {
  await signIn(page, 'admin');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/admin/referentials/tools');
  await expect(page.getByRole('table')).toBeVisible();
  expect(asked.filter((path) => path === '/api/user')).toHaveLength(1);
});

test('placeholders keep still for who asked that nothing moves', async ({ page }) => {
  await signIn(page, 'admin');
  await page.route('**/api/accounts**', () => {});
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/admin/accounts/x');
  const moving = () => page.evaluate(() => new Set(document.getAnimations().map((one) => (one as CSSAnimation).animationName)).size);
  // Those of the list, and those of the kit beside it.
  await expect.poll(moving).toBe(2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toBe(0);
});

test('the palette opens with the keyboard and goes where it is told', { tag: '@main' }, async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Palette de commandes' });
  const chosen = page.getByRole('option', { selected: true });
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveText('Besoins');
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  await expectSound(page);
  await field.fill('introuvable');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Rien ne correspond. Essayez un autre mot.');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  // A page that no menu names.
  await field.fill('rgpd');
  await expect(chosen).toHaveText('Conservation des données');
  await field.fill('devises');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 résultat');
  await expect(chosen).toHaveText('Devises');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/referentials/currencies');
});

test('the help names the keys of lists too', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/referentials');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await expect(help).toContainText('Dans les listes');
  for (const key of ['j', 'k', 'x', 'Entrée', '/']) await expect(help.getByText(key, { exact: true }).first()).toBeVisible();
  await expectSound(page);
});

test('a failure of the server leads to the error page of the area, and on from there', async ({ page, consoleErrors }) => {
  await signIn(page, 'admin');
  await page.route('**/api/reference-values?list=tools*', (route) => route.fulfill({ status: 500, json: { code: 'server.failed' } }));
  await page.goto('/admin/referentials/tools');
  await expect(page).toHaveURL('/admin/server-error');
  await expect(page.getByText('Il semble y avoir une erreur de serveur.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible();
  expect(consoleErrors.splice(0).length).toBeGreaterThan(0);
});

test('a session that ended meanwhile leads to login and back', { tag: '@main' }, async ({ page, context, consoleErrors }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.clearCookies({ name: 'session' });
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Référentiels' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  expect(consoleErrors.splice(0).filter((error) => !/40[13]/.test(error))).toEqual([]);
});

test.describe(() => {
  // A browser that knows the page from another story would not miss its scripts.
  test.use({ isAlone: true });
  test('without a network one stays where one is, is told why, and goes on once it is back', { tag: '@main' }, async ({
    page,
    context,
    consoleErrors,
  }) => {
    await signIn(page, 'freelance');
    await page.goto('/freelance/chat');
    const menu = page.getByRole('navigation', { name: 'Navigation principale' });
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    // What tells it is fetched once the page stands, which on a busy machine is longer after the last request than a browser calls idle.
    await expect(page.locator('.mantine-Notifications-root').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    await goOffline(page);
    await menu.getByRole('link', { name: 'Avantages' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Vous êtes hors ligne. La page s’ouvrira au retour du réseau.' });
    await expect(notice).toBeVisible();
    await expect(menu).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Avantages' })).toBeVisible();
    await expect(notice).toHaveCount(0);
    consoleErrors.splice(0);
  });
});

test('a day that no reminder can have is refused at its field', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/settings');
  const days = page.getByRole('combobox', { name: 'CRA à envoyer' });
  const form = page.locator('form').filter({ has: days });
  for (const typed of ['400', 'abc']) {
    await days.fill(typed);
    await days.press('Enter');
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(days).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByText(typed, { exact: true })).toBeVisible();
    await form.getByRole('button', { name: 'Annuler' }).click();
    await expect(form.getByText(typed, { exact: true })).toHaveCount(0);
  }
});

test('where the files of an older release are gone, one is offered to reload, and never left with an empty frame', async ({
  page,
  consoleErrors,
}) => {
  await signIn(page, 'company');
  const drawer = /\/assets\/talent-drawer-/;
  await page.route(drawer, (route) => route.fulfill({ status: 404 }));
  await page.goto('/company/accounts');
  await page.getByRole('row', { name: /Jocelyn Barthe/ }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Jalon vient d’être mis à jour' });
  await expect(notice).toBeVisible();
  await page.unroute(drawer);
  await notice.getByRole('button', { name: 'Recharger' }).click();
  await expect(page.getByRole('complementary', { name: /Jocelyn Barthe/ })).toBeVisible();

  const first = /\/assets\/index-[^/]*\.js/;
  let isGone = true;
  await page.route(first, (route) => (isGone ? route.fulfill({ status: 404 }) : route.fallback()));
  await page.goto('/company/home');
  await expect(page.getByRole('alert')).toContainText('Jalon has just been updated');
  isGone = false;
  await page.getByRole('button', { name: /Recharger la page/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sophie');
  consoleErrors.splice(0);
});

test('whoever works by keys stays near what had the focus, once it is gone', async ({ page }) => {
  // Without motion a dialog is gone before it could give back what it took.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'company');
  await page.goto('/company/contacts/divisions');
  const menu = page.getByRole('button', { name: 'Actions : Lyon' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Renommer' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  // The answer to a question takes its buttons away.
  await page.goto('/company/faq');
  await page.getByRole('button', { name: 'Qu’est-ce que le portage salarial ?' }).press('Enter');
  await page.getByRole('button', { name: 'Oui' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Oui' })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#content') !== null)).toBe(true);
});
