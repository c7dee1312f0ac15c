import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoPassword } from '../apps/api/src/demo/accounts.ts';
import { codeAt } from '../apps/api/test/authenticator.ts';
import { unzip } from '../apps/api/test/unzip.ts';
import { codeBefore, expect, fillLogin, logIn, mailedPath, mailedTo, test } from './fixtures.ts';
import { drawPicture, sendFile } from './pictures.ts';
import { expectSound } from './sound.ts';

// Each hashes many passwords, one after the other.
test.describe.configure({ timeout: 120_000 });

/** People whose sessions no other story needs. */
const [lea, hugo, nadia, leaver] = [
  'lea.fontaine@jalon.test',
  'hugo.marchetti@jalon.test',
  'nadia.ferrand@jalon.test',
  'amina.diallo@jalon.test',
] as const;
const password = 'Sentier!73bleu';

test('own data: found in the menu, refused at its fields, saved, told to the second window', async ({ page, context, consoleErrors }) => {
  await logIn(page, lea);
  await page.getByRole('button', { name: /Compte : Léa/ }).click();
  await page.getByRole('menuitem', { name: 'Mon compte' }).click();
  await expect(page).toHaveURL('/freelance/account');
  await expect(page.getByLabel('Fonction')).toHaveCount(0);
  const other = await context.newPage();
  await other.goto('/freelance/account');
  await expect(other.getByLabel('Prénom')).toHaveValue('Léa');

  await page.getByLabel('Prénom').fill(' ');
  await page.getByLabel('Téléphone').fill('appelez-moi');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Ce champ est obligatoire')).toBeVisible();
  await expect(page.getByText('Numéro de téléphone invalide')).toBeVisible();
  // What was typed is not lost by a press beside it.
  await page.getByRole('link', { name: 'Pièces légales' }).first().click();
  const leaving = page.getByRole('dialog', { name: 'Abandonner les modifications ?' });
  await leaving.getByRole('button', { name: 'Continuer la modification' }).click();
  await expect(page.getByLabel('Téléphone')).toHaveValue('appelez-moi');
  // Nor by signing out.
  await page.getByRole('button', { name: /^Compte : / }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await leaving.getByRole('button', { name: 'Continuer la modification' }).click();
  await expect(page.getByLabel('Téléphone')).toHaveValue('appelez-moi');
  await page.getByLabel('Prénom').fill('Léa-Marie');
  await page.getByLabel('Téléphone').fill('+33 6 12 34 56 78');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Vos informations sont enregistrées')).toBeVisible();
  await expect(page.getByRole('button', { name: /Compte : Léa-Marie/ })).toBeVisible();
  await expectSound(page);

  await other.getByLabel('Téléphone').fill('+33 7 00 00 00 00');
  await other.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(other.getByText('Rien n’a été écrasé')).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')]);
  await other.getByRole('button', { name: 'Reprendre la version enregistrée' }).click();
  await expect(other.getByLabel('Prénom')).toHaveValue('Léa-Marie');
  await other.close();

  await page.getByRole('combobox', { name: 'Votre compte' }).selectOption('Un e-mail par jour');
  await expect(page.getByText('Préférences enregistrées')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Votre compte' })).toHaveValue('daily');

  await page.getByRole('group', { name: 'Thème' }).getByRole('button', { name: 'Sombre' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expectSound(page);
});

test('a picture: chosen, seen in the header, refused when it is none, removed and put back; and the download of it all', async ({
  page,
}) => {
  // Of somebody whom no other story shows: a page that is open elsewhere would ask for a picture that is gone.
  const perrine = 'perrine.jaouen@jalon.test';
  await logIn(page, perrine);
  await expect(page).toHaveURL('/freelance/dashboard');
  await page.goto('/freelance/account');
  const inHeader = page.getByRole('banner').locator('img[src*="/picture"]');
  await sendFile(page, 'Choisir une photo', await drawPicture(page));
  await expect(page.getByText('Votre photo est enregistrée')).toBeVisible();
  await expect(inHeader).toBeVisible();
  await sendFile(page, 'Remplacer', { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<h1>') });
  await expect(page.getByText('Ce fichier n’est pas une image lisible')).toBeVisible();
  await page.getByRole('button', { name: 'Retirer' }).click();
  await expect(inHeader).toHaveCount(0);
  await page.getByRole('alert').getByRole('button', { name: 'Annuler' }).click();
  await expect(inHeader).toBeVisible();
  await expectSound(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Télécharger mes données' }).click();
  const files = unzip(readFileSync(await (await downloading).path()));
  expect([...files.keys()]).toEqual(['data.json', 'files/picture.webp']);
  expect(JSON.parse(String(files.get('data.json'))).profile.email).toBe(perrine);
});

test('password and devices: another password ends the other sessions, one of them is ended by hand', async ({
  page,
  browser,
  consoleErrors,
}) => {
  await logIn(page, nadia);
  await expect(page).toHaveURL('/commercial/home');
  const phone = await browser.newContext({
    locale: 'fr-FR',
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1',
  });
  const origin = new URL(page.url()).origin;
  const other = await phone.newPage();
  const loginOnPhone = async (given: string) => {
    await other.goto(`${origin}/login`);
    await fillLogin(other, nadia, given);
    await expect(other).toHaveURL(`${origin}/commercial/home`);
  };
  await loginOnPhone(demoPassword);
  // Signed in here already: the button leads where something can be done about it.
  expect(await mailedPath(nadia, 'Connexion depuis un nouvel appareil')).toBe('/commercial/security');

  await page.goto('/commercial/home');
  await expect(page.getByText('Connexion depuis un nouvel appareil')).toBeVisible();
  await expectSound(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectSound(page);
  await page.getByRole('link', { name: 'Voir mes appareils' }).click();
  await expect(page).toHaveURL('/commercial/security');
  const devices = page.getByRole('region', { name: 'Appareils connectés' });
  await expect(devices.getByText('Safari sur iOS')).toBeVisible();
  await expect(devices.getByText('Nouvel appareil')).toBeVisible();
  await expect(devices.getByText('Cet appareil')).toBeVisible();
  await expectSound(page);
  await devices.getByRole('button', { name: 'Déconnecter : Safari sur iOS' }).click();
  await expect(devices.getByText('Safari sur iOS')).toHaveCount(0);
  await other.goto(`${origin}/commercial/account`);
  await expect(other).toHaveURL(/\/login/);

  await loginOnPhone(demoPassword);
  const form = page.getByRole('form', { name: 'Mot de passe' });
  await form.getByLabel('Mot de passe actuel').fill('Pas!LeBon1');
  await form.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill(password);
  await form.getByLabel('Confirmez le mot de passe').fill(password);
  await form.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(form.getByText('Mot de passe actuel incorrect')).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')]);
  await form.getByLabel('Mot de passe actuel').fill(demoPassword);
  await form.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText('Mot de passe modifié. Vos autres sessions sont fermées.')).toBeVisible();
  await mailedTo(nadia, 'Votre mot de passe a été modifié');
  await other.goto(`${origin}/commercial/account`);
  await expect(other).toHaveURL(/\/login/);

  await loginOnPhone(password);
  await page.reload();
  await devices.getByRole('button', { name: 'Déconnecter les autres' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Déconnecter les autres' }).click();
  await expect(page.getByText('1 session fermée')).toBeVisible();
  await expect(devices.getByText('Aucun autre appareil n’est connecté.')).toBeVisible();
  await phone.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('two steps: set up, signed in with a code and with a recovery code, turned off', async ({ page, context, consoleErrors }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await logIn(page, hugo);
    await expect(page).toHaveURL('/freelance/dashboard');
    await page.goto('/freelance/security');
    const panel = page.getByRole('region', { name: 'Connexion en deux étapes' });
    await panel.getByRole('button', { name: 'Activer' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Votre mot de passe').fill(demoPassword);
    await dialog.getByRole('button', { name: 'Continuer' }).click();
    await expect(dialog.getByRole('img', { name: 'Code QR à scanner' })).toBeVisible();
    const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await expectSound(page);
    await dialog.getByLabel('Chiffre 1 sur 6').fill('1');
    await dialog.getByRole('button', { name: 'Activer' }).click();
    await expect(dialog.getByText('Le code a six chiffres')).toBeVisible();
    await dialog.getByLabel('Chiffre 1 sur 6').clear();
    await dialog.getByLabel('Chiffre 1 sur 6').pressSequentially(await codeBefore(secret));
    await dialog.getByRole('button', { name: 'Activer' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    const [recovery = '', second = ''] = await dialog.getByRole('listitem').allTextContents();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Copier' }).click();
    await expect(dialog.getByRole('button', { name: 'Copiés' })).toBeVisible();
    await dialog.getByRole('button', { name: 'J’ai enregistré mes codes' }).click();
    await expect(panel.getByText('10 codes de secours disponibles')).toBeVisible();

    const signOut = async () => {
      await page.getByRole('button', { name: /Compte : Hugo/ }).click();
      await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
      // The next page would still find the session open.
      await expect(page).toHaveURL('/login');
    };
    await signOut();
    await logIn(page, hugo);
    await expect(page.getByRole('heading', { name: 'Votre code' })).toBeVisible();
    await expectSound(page);
    const paste = async (code: string) => {
      await page.evaluate((text) => navigator.clipboard.writeText(text), code);
      await page.getByLabel('Chiffre 1 sur 6').focus();
      await page.keyboard.press('Control+v');
    };
    await paste('000000');
    await expect(page.getByText('Ce code n’est pas le bon, ou il a déjà servi')).toBeVisible();
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')]);
    await paste(codeAt(secret));
    await expect(page).toHaveURL('/freelance/dashboard');

    // Gone for the server, not yet for the page: what it asks for at leisure would be refused, and is not asked for.
    await page.route('**/api/logout', async (route) => {
      const response = await route.fetch();
      await sleep(1000);
      await route.fulfill({ response });
    });
    await signOut();
    await logIn(page, hugo);
    await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
    await page.getByLabel('Code de secours').fill(recovery);
    await page.getByRole('button', { name: 'Valider' }).click();
    await expect(page).toHaveURL('/freelance/dashboard');

    await page.goto('/freelance/security');
    await expect(panel.getByText('9 codes de secours disponibles')).toBeVisible();
    await panel.getByRole('button', { name: 'Désactiver' }).click();
    await dialog.getByLabel('Votre mot de passe').fill(demoPassword);
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Désactiver' }).click();
    await expect(dialog.getByText('Ce champ est obligatoire')).toBeVisible();
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')]);
    await dialog.getByRole('button', { name: 'Utiliser un code de secours' }).click();
    await dialog.getByLabel('Code de secours').fill(second);
    await dialog.getByRole('button', { name: 'Désactiver' }).click();
    await expect(page.getByText('La connexion en deux étapes est désactivée')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Activer' })).toBeVisible();
    await mailedTo(hugo, 'La connexion en deux étapes est désactivée');
  });

  test('leaving for a while with the password, and for ever with the address besides', async ({ page, consoleErrors }) => {
    await logIn(page, leaver);
    await expect(page).toHaveURL('/freelance/dashboard');
    await page.goto('/freelance/security');
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Désactiver mon compte' }).click();
    await dialog.getByLabel('Votre mot de passe').fill(demoPassword);
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Désactiver mon compte' }).click();
    await expect(page.getByText('Votre compte est désactivé. Connectez-vous pour le rouvrir')).toBeVisible();
    await logIn(page, leaver);
    await page.getByRole('button', { name: 'Réactiver mon compte' }).click();
    await expect(page).toHaveURL('/freelance/dashboard');

    await page.goto('/freelance/security');
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
    const forEver = dialog.getByRole('button', { name: 'Supprimer définitivement' });
    await expect(forEver).toBeDisabled();
    await dialog.getByLabel(`Saisissez ${leaver} pour confirmer`).fill(leaver);
    await dialog.getByLabel('Votre mot de passe').fill(demoPassword);
    await expectSound(page);
    await forEver.click();
    await expect(page.getByText('Votre compte est supprimé.')).toBeVisible();
    await mailedTo(leaver, 'Votre compte est supprimé');
    await logIn(page, leaver);
    await expect(page.getByRole('alert')).toHaveText('Adresse e-mail ou mot de passe incorrect.');
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')]);
  });
});
