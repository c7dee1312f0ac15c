import { readFile } from 'node:fs/promises';
import { demoPdf } from '../apps/api/src/demo/pdf.ts';
import { unzip } from '../apps/api/test/unzip.ts';
import { post } from './delivery.ts';
import { drawer, expect, plainly, signIn, signInAs, test } from './fixtures.ts';
import { expectSound } from './sound.ts';

const owner = { email: 'gwenaelle.lebihan@jalon.test', name: 'Gwenaëlle Le Bihan' };
const file = (name: string) => ({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: demoPdf([name]) });
const reason = 'Attestation demandée, promise pour demain.';

test('nobody begins without a valid attestation but by exception; once it is checked they do, and the evidence is packed', async ({
  page,
  another,
  consoleErrors,
}) => {
  await signIn(page, 'admin');
  const { rows } = (await (await page.request.get('/api/client-companies?q=Helioscope')).json()) as { rows: { id: string }[] };
  const project = await post(page, '/api/projects', {
    ...{ title: 'Application mobile', description: '', startsOn: '2026-09-01', endsOn: '2026-12-31', companyId: rows[0]?.id ?? null },
    ...{
      opportunityId: null,
      divisionId: null,
      expertiseArea: null,
      place: null,
      signedBudgetCents: null,
      signedOn: null,
      salesContactId: null,
    },
  });

  // The delivery is refused, with what lacks, and goes on with a reason.
  await page.goto(`/admin/projects/${project.id}`);
  await page.getByRole('button', { name: 'Créer une prestation' }).first().click();
  const form = page.getByRole('dialog', { name: 'Nouvelle prestation' });
  await form.getByRole('combobox', { name: 'Indépendant' }).fill('Gwena');
  await page.getByRole('option', { name: owner.name }).click();
  await form.getByLabel('Jours vendus').fill('40');
  await form.getByLabel('Vente, HT').fill('600');
  await form.getByLabel('Achat, HT').fill('500');
  await form.getByRole('button', { name: 'Créer une prestation' }).click();
  const question = page.getByRole('dialog', { name: 'Autoriser par exception ?' });
  await expect(question).toContainText('Attestation de vigilance URSSAF, Extrait Kbis et Salariés étrangers');
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')]);
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(form.getByRole('alert')).toContainText('Il manque des pièces légales à jour');
  await form.getByRole('button', { name: 'Créer une prestation' }).click();
  await question.getByLabel('Motif de l’exception').fill(reason);
  await question.getByRole('button', { name: 'Autoriser par exception' }).click();
  await expect(page.getByText('Application mobile : prestation créée')).toBeVisible();
  consoleErrors.length = 0;
  const made = (await (await page.request.get(`/api/deliveries?projectId=${project.id}`)).json()) as { rows: { id: string }[] };
  const id = made.rows[0]?.id ?? '';
  await page.goto(`/admin/projects-deliveries?delivery=${id}`);
  await expect(drawer(page).getByText('Autorisée par exception')).toBeVisible();
  await expect(drawer(page).getByText(reason)).toBeVisible();

  // The freelance gives what is asked for.
  const own = await another();
  await signInAs(own, owner.email);
  await own.goto('/freelance/account?tab=documents');
  for (const name of ['Attestation de vigilance URSSAF', 'Extrait Kbis']) {
    await own.getByRole('article', { name }).locator('input[type="file"]').first().setInputFiles(file(name));
    const dialog = own.getByRole('dialog', { name });
    await expect(dialog.getByText('Fichier reçu')).toBeVisible();
    await dialog.getByRole('button', { name: 'Déposer', exact: true }).click();
    await expect(own.getByRole('article', { name })).toContainText('Déposée');
  }
  await own.getByRole('article', { name: 'Salariés étrangers' }).getByRole('button', { name: 'Je n’en emploie aucun' }).click();
  await own.getByRole('button', { name: 'Je le déclare' }).click();
  await expect(own.getByRole('article', { name: 'Salariés étrangers' })).toContainText('Déclaration du');

  // On the desk each is checked, the attestation with its code and proof, and the next one is open at once.
  await page.goto('/admin/contracts?tab=vigilance&q=bihan');
  const row = page.getByRole('row', { name: new RegExp(`${owner.name}.*Helioscope`) });
  await row.getByRole('button', { name: /Attestation de vigilance URSSAF : À vérifier/ }).click();
  const panel = page.getByRole('complementary', { name: 'Attestation de vigilance URSSAF' });
  await expect(panel.getByRole('img', { name: /^Aperçu/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Conforme, et suivante' }).click();
  await expect(panel.getByText('Déposez un fichier pour cette pièce')).toBeVisible();
  await panel.getByLabel('Code de sécurité').fill('4F7K Q2MD 9XWT 3BH');
  await panel.locator('input[type="file"]').setInputFiles(file('controle-urssaf'));
  await expect(panel.getByText('controle-urssaf.pdf')).toBeVisible();
  await expectSound(page);
  await panel.getByRole('button', { name: 'Conforme, et suivante' }).click();
  await expect(page.getByText(`Attestation de vigilance URSSAF · ${owner.name} : pièce conforme`)).toBeVisible();
  for (const name of ['Extrait Kbis', 'Salariés étrangers']) {
    const next = page.getByRole('complementary', { name });
    await next.getByRole('button', { name: /^Conforme/ }).click();
    await expect(page.getByText(`${name} · ${owner.name} : pièce conforme`)).toBeVisible();
  }

  // Nothing is in the way of the next delivery.
  const next = await post(page, '/api/deliveries', {
    ...{
      title: 'Suite',
      startsOn: '2026-09-01',
      endsOn: '2026-12-31',
      daysSold: 4000,
      freeDays: 0,
      daysPerWeek: 5,
      workingDaysInYear: null,
    },
    ...{ feeMode: 'daily', sellCents: 60_000, buyCents: 50_000, dailyExpensesCents: 0, monthlyExpensesCents: 0, conditions: '' },
    ...{ holidayZone: 'metropolitan', isWhitMondayWorked: false, applicationId: null, projectId: project.id },
    ownerId: ((await (await own.request.get('/api/user')).json()) as { id: string }).id,
  });
  expect(next.isHeld).toBe(false);

  // The pack of the first has the files, the proof, the check and the exception.
  await page.goto(`/admin/contracts?tab=vigilance&paper=${id}:vigilance`);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /Dossier de preuves/ }).click()]);
  const pack = unzip(await readFile(await download.path()));
  expect([...pack.keys()].map((name) => name.replace(/ - \d{4}-\d\d(-\d\d)?/, '')).toSorted()).toEqual([
    `Contrôles/Contrôle - Attestation de vigilance URSSAF - ${owner.name}.pdf`,
    `Pièces/Attestation de vigilance URSSAF - ${owner.name}.pdf`,
    `Pièces/Déclaration - Salariés étrangers - ${owner.name}.txt`,
    `Pièces/Extrait Kbis - ${owner.name}.pdf`,
    'Sommaire.html',
  ]);
  const index = plainly(pack.get('Sommaire.html')?.toString() ?? '');
  for (const said of [owner.name, 'Claire Dubois', '4F7K Q2MD 9XWT 3BH', 'Authentique', reason]) expect(index).toContain(said);
});
