import type { Page } from '@playwright/test';
import { demoAccounts, englishAccounts } from '../apps/api/src/demo/accounts.ts';
import { type Another, expect, signInAs, test, word } from './fixtures.ts';

/** A page of somebody, in a browser of their own. */
async function pageOf(another: Another, email: string): Promise<Page> {
  const page = await another();
  await signInAs(page, email);
  return page;
}

/** Follows the newest notification that says so. */
async function followNotice(page: Page, area: string, text: string | RegExp): Promise<void> {
  await page.goto(`/${area}/notifications`);
  await page.getByRole('link', { name: text }).first().click();
}

const lane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('from the need to the accepted candidate, each in their language', { tag: '@main' }, async ({ page: company, another }) => {
  const title = word();
  const [staff, james, salome] = await Promise.all(
    [demoAccounts.commercial.email, englishAccounts.freelance.email, 'salome.perrin@jalon.test'].map((email) => pageOf(another, email)),
  );
  if (!staff || !james || !salome) throw new Error('no pages');
  await signInAs(company, demoAccounts.company.email);

  // The company posts a need that is qualified first.
  await company.goto('/company/opportunities?edit=new');
  await company.getByRole('textbox', { name: 'Titre' }).fill(title);
  await company.getByRole('combobox', { name: 'Métiers' }).fill('Architecte cloud');
  await company.getByRole('option', { name: 'Architecte cloud' }).first().click();
  await company.getByLabel('Tarif journalier, au plus').fill('700');
  await company.getByRole('textbox', { name: 'Description' }).fill('Déplacer les applications du portail.');
  await company.getByRole('switch', { name: /Présélection/ }).check({ force: true });
  await company.getByRole('button', { name: 'Publier le besoin' }).click();
  await expect(company.getByRole('region', { name: title }).getByText(/^Publié le/)).toBeVisible();

  // Both find it by its words, and apply.
  await james.goto('/freelance/offers');
  await james.getByRole('searchbox').fill(title.toLowerCase());
  await expect(james.getByRole('list', { name: 'Posted needs' }).getByRole('listitem')).toHaveCount(1);
  await james.getByRole('link', { name: title }).click();
  await james.getByRole('article', { name: title }).getByRole('button', { name: 'Apply' }).click();
  await james.getByLabel('Message').fill('I have moved three portals.');
  await james.getByRole('button', { name: /^Send/ }).click();
  const mine = james.getByRole('region', { name: 'Your application' });
  await expect(mine.getByText('The team reads your application, before the company does.')).toBeVisible();
  await salome.goto(`/freelance/offers?q=${title}`);
  await salome.getByRole('link', { name: title }).click();
  await salome.getByRole('article', { name: title }).getByRole('button', { name: 'Postuler' }).click();
  await salome.getByRole('button', { name: /^Envoyer/ }).click();
  await expect(salome.getByText('Votre candidature est lue par l’équipe, avant l’entreprise.')).toBeVisible();
  await company.reload();
  await expect(company.getByText('2 en présélection')).toBeVisible();
  await expect(company.getByText('Whitfield')).toHaveCount(0);

  // The commercial is told, and submits one of the two.
  await followNotice(staff, 'commercial', new RegExp(`James Whitfield a postulé.*${title}`));
  await staff.getByRole('button', { name: 'Transmettre', exact: true }).first().click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Transmettre' }).click();
  await expect(staff.getByText(/candidature transmise/i).first()).toBeVisible();

  // The company offers slots.
  await company.goto('/company/opportunities?state=posted');
  await company.getByRole('link', { name: new RegExp(title) }).click();
  await lane(company, 'Transmise').getByRole('link', { name: 'James Whitfield' }).click();
  await company.getByRole('button', { name: 'Proposer un entretien' }).first().click();
  const slots = company.getByRole('dialog', { name: 'Entretien avec James Whitfield' });
  await slots
    .getByRole('button', { name: /, 9 h 30$/ })
    .first()
    .click();
  await slots
    .getByRole('button', { name: /, 14 h$/ })
    .last()
    .click();
  await slots.getByRole('button', { name: 'Proposer 2 créneaux' }).click();

  // The candidate is told, and picks one.
  await followNotice(james, 'freelance', `Choose a slot for your interview: ${title}`);
  await expect(mine.getByText('It is your turn to choose an interview slot.')).toBeVisible();
  await mine.getByRole('button', { name: /9:30/ }).click();
  await james.getByRole('dialog').getByRole('button', { name: 'Choose this slot' }).click();
  await expect(mine.getByRole('link', { name: 'Add to my calendar' })).toBeVisible();

  // The company is told, accepts, and answers the other one.
  await followNotice(company, 'company', new RegExp(`James Whitfield a choisi un créneau d’entretien.*${title}`));
  await expect(company.getByRole('region', { name: 'Entretien prévu' })).toContainText('9 h 30');
  await company.getByRole('heading', { level: 1 }).click();
  await company.keyboard.press('a');
  const accept = company.getByRole('dialog', { name: 'Accepter James Whitfield' });
  await expect(accept).toContainText(/Un entretien est prévu\s: .*, 9\sh\s30\. Il n’aura plus lieu/);
  await accept.getByLabel('Message aux autres candidats').fill('Merci, le besoin est pourvu.');
  await accept.getByRole('button', { name: 'Accepter, créer plus tard' }).click();
  await expect(company.getByText('candidature acceptée, besoin clos')).toBeVisible();

  // Each reads the answer, the days of each step, and what happened.
  await followNotice(james, 'freelance', `Your application is accepted: ${title}`);
  await expect(mine.getByText('Your application is accepted.', { exact: false })).toBeVisible();
  await mine.getByText('History').click();
  for (const step of [
    'Application sent',
    'Application submitted',
    'Interview slots offered',
    'Interview slot chosen',
    'Application accepted',
  ])
    await expect(mine.getByText(step, { exact: true }).first()).toBeVisible();
  await followNotice(salome, 'freelance', new RegExp(`Le besoin est clos, votre candidature ne peut aboutir.*${title}`));
  await expect(salome.getByText('Merci, le besoin est pourvu.').first()).toBeVisible();
  await company.goto('/company/opportunities?state=closed');
  await company.getByRole('link', { name: new RegExp(title) }).click();
  await expect(
    company
      .getByRole('region', { name: title })
      .getByText(/pourvu/i)
      .first(),
  ).toBeVisible();
});
