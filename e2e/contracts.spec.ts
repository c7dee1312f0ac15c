import type { Page } from '@playwright/test';
import { demoPdf } from '../apps/api/src/demo/pdf.ts';
import type { Letter } from '../apps/api/test/mail-server.ts';
import { openDelivery, post } from './delivery.ts';
import { expect, plainly, send, signIn, signInAs, test } from './fixtures.ts';

const freelance = 'nawel.haddad@jalon.test';
const subject = /^(\d{6}) : votre code pour signer$/;

/** The code of the latest letter that has one. */
async function codeMailedTo(email: string, before?: string): Promise<string> {
  const inbox = `http://127.0.0.1:${Number(process.env.E2E_MAIL_PORT) + 1}/?to=${encodeURIComponent(email)}`;
  let code: string | undefined;
  await expect(async () => {
    const letters = (await (await fetch(inbox)).json()) as Letter[];
    code = letters.map((letter) => subject.exec(plainly(letter.subject))?.[1]).findLast(Boolean);
    expect(code).toBeDefined();
    expect(code).not.toBe(before);
  }).toPass({ timeout: 30_000 });
  return code ?? '';
}

async function type(page: Page, code: string): Promise<void> {
  await page.getByRole('group', { name: 'Code à 6 chiffres' }).getByRole('textbox').first().click();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Signer', exact: true }).click();
}

/** As somebody would on the page of their account. */
async function takeName(page: Page, lastName: string): Promise<void> {
  const { civility, firstName, phone, job, version } = (await (await page.request.get('/api/account')).json()) as Record<string, unknown>;
  const answer = await send(page, 'PUT', '/api/account', { civility, firstName, phone, job, version, lastName });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Reads, agrees, and asks for a code. */
async function accept(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'J’ai lu, continuer' }).click();
  await page.getByRole('button', { name: 'Recevoir un code' }).click();
  await expect(page.getByText('Cochez cette phrase pour signer')).toBeVisible();
  await page.getByLabel('J’ai lu ce document et je le signe.').check();
  await page.getByRole('button', { name: 'Recevoir un code' }).click();
  await expect(page.getByText(/^Envoyé à /)).toBeVisible();
}

test('a contract is prepared from a delivery, sent, signed by both, sealed, and amended once the delivery is renewed', {
  tag: '@main',
}, async ({ page, another, consoleErrors }) => {
  const staff = await another();
  await signIn(staff, 'admin');
  await signInAs(page, freelance);
  const { id: deliveryId } = await openDelivery(staff, page, 'Contrat de données');

  // It waits among those to prepare, and begins with the terms of the delivery.
  await staff.goto('/admin/contracts?q=Nawel');
  await staff.getByRole('link', { name: /^Préparer, Nawel Haddad, / }).click();
  await expect(staff.getByLabel('Tarif, HT')).toHaveValue('500');
  await expect(staff.getByText(/^Soit 20\s000\s€ HT en tout$/)).toBeVisible();
  await staff.getByLabel('Délai de paiement').fill('60');
  await staff.getByLabel('Délai de paiement').blur();
  await expect(staff.getByText('Délai légal : 45 jours au plus')).toBeVisible();
  await staff.getByLabel('Délai de paiement').fill('30');
  await staff.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
  await expect(staff.getByRole('heading', { name: /Nawel Haddad, Contrat de données/ })).toBeVisible();
  const path = new URL(staff.url()).search;

  await staff.getByRole('button', { name: 'Envoyer à la signature' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Envoyer à la signature' }).click();
  await expect(staff.getByText('Document conforme')).toBeVisible();

  await page.goto('/freelance/dashboard');
  await expect(page.getByRole('region', { name: /^1\s*contrat à signer$/ })).toContainText('Contrat de données');
  await expect(page.getByRole('link', { name: 'Contrats', exact: true })).toHaveAccessibleDescription('1 en attente');
  await page.goto('/freelance/contracts');
  await expect(page.getByText('1 attend la vôtre')).toBeVisible();
  await page.getByRole('link', { name: /^Signer, C-/ }).click();
  await expect(page.getByRole('img', { name: /^Aperçu du document C-/ })).toBeVisible();
  await takeName(page, 'Belkacem');
  await page.reload();
  await accept(page);
  // The contract keeps the name that it was sent with, and says so to who has another since.
  await expect(page.getByText(/^Ce document vous appelle Nawel Haddad/)).toBeVisible();
  await expect(page.getByLabel('Votre nom')).toHaveValue('Nawel Haddad');
  await type(page, '000000');
  await expect(page.getByRole('alert').filter({ hasText: /Ce code n’est pas le bon/ })).toBeVisible();
  const first = page.getByRole('group', { name: 'Code à 6 chiffres' }).getByRole('textbox').first();
  await expect(first).toBeFocused();
  await expect(first).toHaveValue('');
  consoleErrors.length = 0;
  await type(page, await codeMailedTo(freelance));
  await expect(page.getByText('C’est signé')).toBeVisible();

  await staff.goto('/admin/contracts');
  const row = staff.getByRole('group', { name: /^Nawel Haddad, Contrat de prestation/ });
  await expect(row.getByText('À vous')).toBeVisible();
  await expect(row.getByText(/^Nawel a signé le/)).toBeVisible();
  await staff.keyboard.press('j');
  await expect(staff.locator('[data-row]:focus')).toHaveCount(1);
  await row.focus();
  await staff.keyboard.press('s');
  await accept(staff);
  await type(staff, await codeMailedTo('admin@jalon.test'));
  await expect(staff.getByText('Les deux parties ont signé')).toBeVisible();
  await staff.getByRole('link', { name: 'Voir le document' }).click();
  await expect(staff.getByText('Sceau intact')).toBeVisible();
  await expect(staff.getByText('2 sur 2')).toBeVisible();
  await expect(staff.getByText('En vigueur')).toBeVisible();

  await post(staff, `/api/deliveries/${deliveryId}/flagRenewable`, {});
  await post(staff, `/api/deliveries/${deliveryId}/renew`, { resumesOn: '2027-01-01', endsOn: '2027-02-26', daysAdded: 1000 });
  await staff.goto(`/admin/contracts${path}`);
  const changes = staff.getByRole('region', { name: 'Ce qui change' });
  await expect(changes.getByText('50 jours')).toBeVisible();
  await changes.getByRole('link', { name: 'Nouvel avenant' }).click();
  await expect(staff.getByLabel('Jours')).toHaveValue('50');
  await staff.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
  await expect(staff.getByText(/^Avenant n° 1 C-/).first()).toBeVisible();
  await staff.getByRole('button', { name: 'Envoyer à la signature' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Envoyer à la signature' }).click();
  await expect(staff.getByText('Document conforme')).toBeVisible();

  await page.goto('/freelance/contracts');
  await page.getByRole('link', { name: 'Avenant n° 1' }).first().click();
  // Once it is declined there is nothing to be read any more.
  await expect(page.getByRole('img', { name: /^Aperçu du document C-/ })).toBeVisible();
  await page.getByRole('button', { name: 'Refuser ce document…' }).click();
  await page.getByRole('dialog').getByLabel('Motif').fill('Le nombre de jours n’est pas le bon.');
  await page.getByRole('dialog').getByRole('button', { name: 'Refuser', exact: true }).click();
  await expect(page.getByText(/^Refus transmis/)).toBeVisible();
  await staff.reload();
  await expect(staff.getByText('Refus de signer : Le nombre de jours n’est pas le bon.')).toBeVisible();
});

test('both salaries of a job follow each other, and a contract signed elsewhere is uploaded', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/contracts?new=contract');
  await page.getByRole('button', { name: 'CDI', exact: true }).click();
  await page.getByRole('combobox', { name: 'Personne' }).fill('Rocher');
  await page.getByRole('option', { name: 'Yanis Rocher' }).click();
  await page.getByLabel('Début').fill('2027-01-04');
  await page.getByLabel('Heures par semaine').fill('39');
  await page.getByLabel('Salaire horaire brut').fill('24,56');
  await expect(page.getByLabel('Salaire mensuel brut')).toHaveValue('4150,64');
  await expect(page.getByText(/^24,56\s€ × 169\sh par mois = 4\s150,64\s€$/)).toBeVisible();
  await page.getByLabel('Salaire mensuel brut').fill('4150');
  await expect(page.getByText(/^4\s150\s€ ÷ 169\sh par mois = 24,56\s€$/)).toBeVisible();
  await expect(page.getByText(/^4\s150\s€ × 1,45 = 6\s017,50\s€ par mois pour l’employeur$/)).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
  await expect(page.getByRole('heading', { name: 'Yanis Rocher' })).toBeVisible();
  await page.getByRole('button', { name: 'Plus d’actions sur Yanis Rocher' }).click();
  await page.getByRole('menuitem', { name: 'Déposer le contrat signé' }).click();
  const signed = { name: 'contrat.pdf', mimeType: 'application/pdf', buffer: demoPdf(['Contrat signé']) };
  await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(signed);
  await page.getByRole('button', { name: 'Déposer', exact: true }).click();
  await expect(page.getByText('Ce contrat a été signé hors du produit, puis déposé.')).toBeVisible();

  await page
    .getByRole('link', { name: 'Nouvel avenant' })
    .or(page.getByRole('button', { name: 'Nouvel avenant' }))
    .first()
    .click();
  await page.getByLabel('Salaire mensuel brut').fill('4500');
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
  const changes = page.getByRole('region', { name: 'Ce qui change' });
  await expect(changes.getByText(/^4\s500\s€$/)).toBeVisible();
  await expect(changes.getByText(/^4\s150\s€$/)).toBeVisible();
});
