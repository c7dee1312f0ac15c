import type { ContractModelName } from '@jalon/domain/contracts/contract-model';

const service = `<p>Entre <strong>{{operator}}</strong>, ci-après « le donneur d’ordre », et <strong>{{person}}</strong> ({{legalStatus}}), ci-après « le prestataire », il est convenu ce qui suit.</p>
<h3>Article 1. Objet</h3>
<p>Le prestataire réalise la prestation « {{delivery}} » dans le cadre du projet « {{project}} », pour le client {{client}}. Il organise librement son travail et reste seul juge des moyens qu’il met en œuvre.</p>
<h3>Article 2. Durée</h3>
<p>Le contrat prend effet le {{startsOn}} et prend fin le {{endsOn}}. Il porte sur {{days}} jours. Il n’est pas renouvelé tacitement : toute suite fait l’objet d’un avenant.</p>
<h3>Article 3. Prix</h3>
<p>Le prix est de {{fee}}, soit {{amount}} HT pour la durée du contrat. Les jours dus sont ceux des comptes rendus d’activité validés.</p>
<h3>Article 4. Paiement</h3>
<p>Les factures sont payées à {{payment}}. Tout retard entraîne, sans rappel, des intérêts au triple du taux d’intérêt légal et une indemnité forfaitaire de recouvrement de 40 €.</p>
<h3>Article 5. Obligations sociales et fiscales</h3>
<p>Le prestataire remet à la signature, puis tous les six mois, son attestation de vigilance, la preuve de son immatriculation et la liste nominative des salariés étrangers soumis à autorisation de travail, ou une déclaration qu’il n’en emploie pas (articles L8222-1 et D8222-5 du code du travail).</p>
<h3>Article 6. Confidentialité et propriété</h3>
<p>Chaque partie garde confidentiel ce qu’elle apprend de l’autre et du client. Les résultats de la prestation sont cédés au client à mesure de leur paiement.</p>
<h3>Article 7. Conditions particulières</h3>
<p>{{conditions}}</p>
<h3>Article 8. Fin anticipée</h3>
<p>Chaque partie peut mettre fin au contrat par écrit, avec un préavis de quinze jours. Les jours réalisés restent dus.</p>`;

const employment = (
  title: string,
  term: string,
) => `<p>Entre <strong>{{operator}}</strong>, ci-après « l’employeur », et <strong>{{person}}</strong>, ci-après « le salarié », il est conclu un ${title}.</p>
<h3>Article 1. Engagement</h3>
<p>${term}</p>
<h3>Article 2. Fonction</h3>
<p>Le salarié est engagé à {{workingTime}}, pour {{hoursPerWeek}} heures par semaine. Catégorie : {{category}}.</p>
<h3>Article 3. Rémunération</h3>
<p>Le salaire horaire brut est de {{hourlySalary}}, soit un salaire mensuel brut de {{monthlySalary}}.</p>
<h3>Article 4. Conditions particulières</h3>
<p>{{conditions}}</p>`;

/** What contracts begin with until an administrator has written something else. */
export const originalTexts: Record<ContractModelName, string> = {
  Freelance: service,
  CDD: employment('contrat à durée déterminée', 'Le contrat prend effet le {{startsOn}} et prend fin le {{endsOn}}.'),
  CDI: employment('contrat à durée indéterminée', 'Le contrat prend effet le {{startsOn}}, pour une durée indéterminée.'),
  amendment: `<p>Les parties, <strong>{{operator}}</strong> et <strong>{{person}}</strong>, ont signé le contrat {{signedContract}} portant sur la prestation « {{delivery}} » pour {{client}}. Elles conviennent de ce qui suit.</p>
<h3>Article 1. Ce qui change</h3>
<p>À compter du {{startsOn}}, le contrat court jusqu’au {{endsOn}}. Il porte sur {{days}} jours, au prix de {{fee}}.</p>
<h3>Article 2. Paiement</h3>
<p>Les factures sont payées à {{payment}}.</p>
<h3>Article 3. Autres clauses</h3>
<p>Les autres clauses du contrat ne changent pas. Conditions particulières : {{conditions}}.</p>`,
  employmentAmendment: `<p>Les parties, <strong>{{operator}}</strong>, ci-après « l’employeur », et <strong>{{person}}</strong>, ci-après « le salarié », ont signé le contrat de travail {{signedContract}}. Elles conviennent de ce qui suit.</p>
<h3>Article 1. Ce qui change</h3>
<p>À compter du {{startsOn}}, le salarié est employé à {{workingTime}}, pour {{hoursPerWeek}} heures par semaine. Catégorie : {{category}}.</p>
<h3>Article 2. Rémunération</h3>
<p>Le salaire horaire brut est de {{hourlySalary}}, soit un salaire mensuel brut de {{monthlySalary}}.</p>
<h3>Article 3. Autres clauses</h3>
<p>Les autres clauses du contrat ne changent pas. Conditions particulières : {{conditions}}.</p>`,
};
