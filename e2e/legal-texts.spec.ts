import type { Browser, Page } from '@playwright/test';
import { demoAccounts, demoPassword } from '../apps/api/src/demo/accounts.ts';
import { openProduct, type Product } from '../apps/api/test/faults/product.ts';
import { expect, test } from './fixtures.ts';
import { expectSound, expectStacked } from './sound.ts';

// New terms are asked of everybody at once: on the product of the other stories they would stand in the way of each.
let product: Product;
test.beforeAll(async () => {
  product = await openProduct();
  await product.start();
});
test.afterAll(async () => product[Symbol.asyncDispose]());

async function visitorOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: `http://localhost:${product.port}`, locale: 'fr-FR' });
  return context.newPage();
}

async function enter(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

test('new terms are written and published, read at sign-up, and asked of who is a member', async ({ browser }) => {
  // Somebody who is at work when they come, in two windows of their own.
  const atWork = await visitorOf(browser);
  await enter(atWork, demoAccounts.company.email);
  await expect(atWork).toHaveURL('/company/home');
  const admin = await visitorOf(browser);
  await enter(admin, demoAccounts.admin.email);
  await expect(admin).toHaveURL('/admin/dashboard');
  await admin.getByRole('navigation').getByRole('link', { name: 'Textes légaux' }).click();
  await expect(admin).toHaveURL('/admin/legal-texts/terms');
  await expect(admin.getByText('Version 2 en vigueur')).toBeVisible();
  const publish = admin.getByRole('button', { name: 'Publier…' });
  await expect(publish).toBeDisabled();
  await expectSound(admin);

  const draft = admin.getByLabel('Texte en français');
  await draft.fill('## 1. Objet\n\n[Ici](javascript:alert(1))');
  await admin.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
  await expect(admin.getByText('Ce lien n’est pas accepté')).toBeVisible();
  await draft.fill('## 1. Objet\n\nRien que du **neuf** : [le site](https://jalon.test).');
  await expect(admin.getByRole('region', { name: 'Aperçu' }).getByRole('link', { name: 'le site' })).toBeVisible();
  await publish.click();
  await expect(admin.getByRole('dialog').getByText('Le texte anglais n’a pas changé depuis la version 2.')).toBeVisible();
  await expect(admin.getByRole('dialog').getByText('Le texte français n’a pas changé')).toHaveCount(0);
  await admin.getByRole('button', { name: 'Publier la version 3' }).click();
  await expect(admin.getByRole('dialog').getByText('Ce champ est obligatoire')).toBeVisible();
  await admin.getByLabel('Résumé des changements').fill('Tout est plus court.');
  const writes: string[] = [];
  admin.on('request', (request) => request.method() !== 'GET' && writes.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await admin.getByRole('button', { name: 'Publier la version 3' }).click();
  await expect(admin.getByText('Version 3 en vigueur')).toBeVisible();
  await expect(admin.getByText('Tout est plus court.').first()).toBeVisible();
  await expect(publish).toBeDisabled();
  expect(writes).toEqual(['POST /api/admin/legal-texts/terms/publish']);
  await expect(admin.getByText('Ce brouillon a été modifié entre-temps')).toHaveCount(0);
  await admin.getByRole('banner').getByText('EN', { exact: true }).click();
  await admin.getByRole('navigation', { name: 'Texts' }).getByRole('link', { name: 'Privacy policy' }).click();
  await expect(admin.getByLabel('Text in English')).toBeVisible();
  await admin.getByRole('banner').getByText('FR', { exact: true }).click();

  const visitor = await visitorOf(browser);
  await visitor.goto('/freelance/sign-up-step-1');
  await visitor.getByLabel('Prénom').fill('Léa');
  const [terms] = await Promise.all([
    visitor.waitForEvent('popup'),
    visitor.getByRole('link', { name: /^conditions générales d’utilisation/ }).click(),
  ]);
  await expect(terms.getByText(/^Version 3, en vigueur depuis le /)).toBeVisible();
  await expect(terms.getByText('Rien que du neuf')).toBeVisible();
  await terms.getByRole('banner').getByText('EN', { exact: true }).click();
  await expect(terms.getByText('Version 3, in force since')).toBeVisible();
  await terms.getByRole('banner').getByText('FR', { exact: true }).click();
  await terms.getByRole('link', { name: /^Version 1, publiée le/ }).click();
  await expect(terms).toHaveURL('/terms/1');
  await expect(terms.getByText('Vous lisez une ancienne version.')).toBeVisible();
  await expectSound(terms);
  await expect(visitor.getByLabel('Prénom')).toHaveValue('Léa');
  await expect(visitor.getByLabel('J’accepte les conditions générales d’utilisation')).not.toBeChecked();

  const member = await visitorOf(browser);
  await enter(member, demoAccounts.freelance.email);
  await expect(member.getByRole('heading', { name: 'Nouvelles conditions d’utilisation' })).toBeVisible();
  await expect(member.getByText('Tout est plus court.')).toBeVisible();
  await expectSound(member);
  await member.setViewportSize({ width: 390, height: 844 });
  await expectStacked(
    member.getByRole('button', { name: 'Accepter et continuer' }),
    member.getByRole('button', { name: 'Se déconnecter' }),
  );
  await member.goto('/freelance/account');
  await expect(member.getByRole('heading', { name: 'Nouvelles conditions d’utilisation' })).toBeVisible();
  await member.getByRole('button', { name: 'Accepter et continuer' }).click();
  await expect(member.getByRole('heading', { name: 'Mon compte' })).toBeVisible();
  await member.reload();
  await expect(member.getByRole('heading', { name: 'Mon compte' })).toBeVisible();

  // At the next page the question stands above it; accepted elsewhere, it is answered here too.
  await atWork.getByRole('navigation').getByRole('link', { name: 'Besoins', exact: true }).click();
  const question = atWork.getByRole('dialog', { name: 'Nouvelles conditions d’utilisation' });
  await expect(question.getByText('Tout est plus court.')).toBeVisible();
  await expect(question.getByRole('region', { name: 'Texte des conditions' })).toContainText('Rien que du neuf');
  await expectSound(atWork);
  await atWork.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Accepter et continuer' }).click();
  await expect(question).toHaveCount(0);
  await expect(atWork.getByRole('heading', { name: 'Besoins' })).toBeVisible();

  // The operator's own name, at once in the header, and on the pages of everybody who comes.
  await admin.goto('/admin/settings');
  const identity = admin.getByRole('region', { name: 'Identité' });
  const phone = admin.getByRole('region', { name: 'Contact' }).getByLabel('Téléphone');
  await phone.fill('01 23 45 67 89');
  await identity.getByLabel('Nom').fill('Boréal');
  await identity.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(admin.getByRole('banner').getByText('Boréal')).toBeVisible();
  await expect(admin.getByRole('region', { name: 'Historique' }).getByText('Boréal')).toBeVisible();
  // What is being written in another section stays.
  await expect(phone).toHaveValue('01 23 45 67 89');
  // Whichever section it is in, it is not left without a question.
  await admin.getByRole('navigation').getByRole('link', { name: 'Statistiques' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Continuer la modification' }).click();
  await expect(phone).toHaveValue('01 23 45 67 89');
  await phone.fill('');
  await expectSound(admin);
  await visitor.goto('/login');
  await expect(visitor).toHaveTitle(/Boréal$/);
  await expect(visitor.getByRole('banner').getByText('Boréal')).toBeVisible();
  await identity.getByRole('button', { name: 'Revenir aux valeurs par défaut' }).click();
  await expect(admin.getByRole('banner').getByText('Jalon', { exact: true })).toBeVisible();
  await Promise.all([atWork, admin, visitor, member].map((page) => page.context().close()));
});
