import type { FaqAudience, FaqQuestion, FaqTheme } from '@jalon/domain/faq/faq';

export type DemoQuestion = {
  theme: FaqTheme;
  audience: FaqAudience;
  state?: FaqQuestion['state'];
  fr: readonly [question: string, answer: string];
  en?: readonly [question: string, answer: string];
  /** How many found it useful, and not, of those who are there. */
  votes?: readonly [useful: number, useless: number];
};

/** What people who work with the product ask most, in the order of the page. */
export const demoQuestions: readonly DemoQuestion[] = [
  {
    theme: 'documents',
    audience: 'freelances',
    fr: [
      'Où trouver mon attestation de vigilance URSSAF ?',
      '<p>Elle se télécharge en une minute depuis votre compte URSSAF, elle est gratuite et valable six mois.</p><ol><li>Connectez-vous sur <a href="https://www.urssaf.fr">urssaf.fr</a> ou <a href="https://www.autoentrepreneur.urssaf.fr">autoentrepreneur.urssaf.fr</a>.</li><li>Ouvrez « Mes documents », puis « Demander une attestation ».</li><li>Choisissez « Attestation de vigilance » et téléchargez le PDF.</li></ol><p>Le code de sécurité imprimé dessus sert à vérifier qu’elle est authentique : envoyez le PDF d’origine plutôt qu’une photo.</p>',
    ],
    en: [
      'Where do I find my URSSAF certificate?',
      '<p>It takes a minute to download from your URSSAF account. It is free and valid for six months.</p><ol><li>Sign in at <a href="https://www.urssaf.fr">urssaf.fr</a> or <a href="https://www.autoentrepreneur.urssaf.fr">autoentrepreneur.urssaf.fr</a>.</li><li>Open “Mes documents”, then “Demander une attestation”.</li><li>Choose “Attestation de vigilance” and download the PDF.</li></ol><p>The security code printed on it proves that it is genuine: send the original PDF rather than a photo.</p>',
    ],
    votes: [9, 1],
  },
  {
    theme: 'documents',
    audience: 'freelances',
    fr: [
      'Pourquoi une attestation tous les six mois ?',
      '<p>À partir de <strong>5 000 € HT</strong>, la loi impose à votre client de contrôler l’attestation à la signature du contrat, puis tous les six mois jusqu’à sa fin. C’est l’obligation de vigilance.</p>',
    ],
    en: [
      'Why a certificate every six months?',
      '<p>From <strong>€5,000 before tax</strong>, the law requires your client to check the certificate when the contract is signed, then every six months until it ends.</p>',
    ],
    votes: [6, 1],
  },
  {
    theme: 'documents',
    audience: 'freelances',
    fr: [
      'Mon attestation a été refusée, que faire ?',
      '<p>Le motif est écrit sous la pièce. Le plus souvent, l’attestation URSSAF a plus de six mois ou porte un autre SIREN que celui de votre compte.</p><p>Téléchargez-en une récente et déposez-la de nouveau : elle sera relue sous deux jours ouvrés.</p>',
    ],
    en: [
      'My certificate was refused, what now?',
      '<p>The reason is written under the document. Most often the URSSAF certificate is over six months old, or carries another SIREN than that of your account.</p><p>Download a recent one and send it again: it will be checked within two working days.</p>',
    ],
    votes: [3, 4],
  },
  {
    theme: 'documents',
    audience: 'companies',
    fr: [
      'Quelles pièces devez-vous vérifier avant de commencer ?',
      '<p>Pour un contrat de 5 000 € HT ou plus :</p><ul><li>l’attestation de vigilance URSSAF, de moins de six mois ;</li><li>la preuve d’immatriculation (Kbis ou extrait SIRENE) ;</li><li>la liste des salariés étrangers soumis à autorisation de travail, ou la déclaration qu’il n’y en a pas.</li></ul><p>Jalon les demande, les contrôle et garde la preuve de chaque vérification.</p>',
    ],
    en: [
      'Which documents must be checked before work begins?',
      '<p>For a contract of €5,000 before tax or more:</p><ul><li>the URSSAF certificate, less than six months old;</li><li>proof of registration (Kbis or SIRENE extract);</li><li>the list of foreign employees who need a work permit, or a statement that there are none.</li></ul><p>Jalon asks for them, checks them and keeps proof of every check.</p>',
    ],
    votes: [5, 0],
  },
  {
    theme: 'time',
    audience: 'freelances',
    fr: [
      'Comment compter une demi-journée dans mon CRA ?',
      '<p>Chaque jour du CRA accepte <strong>1</strong>, <strong>0,5</strong> ou <strong>0</strong>. Une demi-journée vaut 0,5, le matin comme l’après-midi.</p>',
    ],
    en: [
      'How do I count half a day in my timesheet?',
      '<p>Each day of the timesheet takes <strong>1</strong>, <strong>0.5</strong> or <strong>0</strong>. Half a day is 0.5, in the morning or in the afternoon.</p>',
    ],
    votes: [7, 0],
  },
  {
    theme: 'time',
    audience: 'freelances',
    fr: [
      'Comment sont calculés les frais kilométriques ?',
      '<p>Ils suivent le barème kilométrique officiel, par véhicule et par année civile. Le montant dépend de la puissance fiscale et du total parcouru depuis janvier ; un véhicule électrique ajoute 20 %.</p>',
    ],
    en: [
      'How are mileage expenses worked out?',
      '<p>They follow the official French scale, by vehicle and calendar year. The amount depends on the rated power and on the distance since January; an electric vehicle adds 20%.</p>',
    ],
    votes: [4, 1],
  },
  {
    theme: 'time',
    audience: 'companies',
    fr: [
      'Qui peut valider un CRA dans mon entreprise ?',
      '<p>Toute personne dont le rôle comprend le droit de valider le suivi mensuel. Si elle est rattachée à des pôles, elle valide les CRA de ces pôles seulement.</p>',
    ],
    en: [
      'Who can validate a timesheet in my company?',
      '<p>Anybody whose role includes the right to validate timesheets. Somebody who belongs to divisions validates the timesheets of those divisions only.</p>',
    ],
    votes: [3, 0],
  },
  {
    theme: 'applications',
    audience: 'freelances',
    fr: [
      'Comment fixer mon TJM ?',
      '<p>Partez du revenu annuel que vous visez, ajoutez vos charges, puis divisez par le nombre de jours que vous pensez facturer (souvent entre 180 et 210).</p><h3>Et ensuite ?</h3><p>Le TJM de votre profil est une base : vous pouvez en proposer un autre à chaque candidature.</p>',
    ],
    en: [
      'How do I set my daily rate?',
      '<p>Start from the yearly income you aim for, add your charges, then divide by the number of days you expect to invoice (often between 180 and 210).</p><h3>And then?</h3><p>The rate on your profile is a basis: you can offer another one with each application.</p>',
    ],
    votes: [6, 2],
  },
  {
    theme: 'applications',
    audience: 'everyone',
    fr: [
      'Qu’est-ce que le portage salarial ?',
      '<p>Une société de portage emploie l’indépendant et facture le client à sa place. L’indépendant garde son autonomie et reçoit un salaire, avec la protection sociale d’un salarié.</p>',
    ],
    en: [
      'What is an umbrella company (portage salarial)?',
      '<p>An umbrella company employs the freelancer and invoices the client for them. The freelancer stays independent and receives a salary, with the social cover of an employee.</p>',
    ],
    votes: [5, 1],
  },
  {
    theme: 'payment',
    audience: 'freelances',
    fr: [
      'Quand suis-je payé ?',
      '<p>Votre facture part dès que le CRA du mois est validé. Le délai de paiement est celui de votre contrat ; la loi le limite à <strong>60 jours</strong> après la date de la facture.</p>',
    ],
    en: [
      'When am I paid?',
      '<p>Your invoice is sent as soon as the timesheet of the month is validated. The payment term is the one in your contract; the law limits it to <strong>60 days</strong> after the date of the invoice.</p>',
    ],
    votes: [8, 1],
  },
  {
    theme: 'payment',
    audience: 'companies',
    fr: [
      'À quel moment la facturation est-elle établie ?',
      '<p>Une fois par mois, à partir des CRA et des notes de frais que vous avez validés. Une ligne rejetée n’est jamais facturée.</p>',
    ],
    en: [
      'When are invoices drawn up?',
      '<p>Once a month, from the timesheets and expense reports you have validated. A rejected line is never invoiced.</p>',
    ],
    votes: [2, 0],
  },
  {
    theme: 'account',
    audience: 'everyone',
    fr: [
      'Comment activer la connexion en deux étapes ?',
      '<p>Ouvrez « Sécurité » dans le menu de votre compte, puis « Connexion en deux étapes ». Une application d’authentification suffit. Gardez vos codes de secours en lieu sûr.</p>',
    ],
    en: [
      'How do I turn on two-step sign-in?',
      '<p>Open “Security” in the menu of your account, then “Two-step sign-in”. An authenticator app is all you need. Keep your recovery codes in a safe place.</p>',
    ],
    votes: [3, 0],
  },
  {
    theme: 'privacy',
    audience: 'everyone',
    fr: [
      'Qui voit mes données personnelles ?',
      '<p>Les entreprises voient votre profil, jamais vos pièces ni votre adresse. Vous pouvez masquer votre profil, télécharger vos données ou supprimer votre compte à tout moment.</p>',
    ],
    en: [
      'Who sees my personal data?',
      '<p>Companies see your profile, never your documents or your address. You can hide your profile, download your data or delete your account at any time.</p>',
    ],
    votes: [4, 0],
  },
  {
    theme: 'documents',
    audience: 'everyone',
    state: 'draft',
    fr: [
      'Puis-je signer depuis mon téléphone ?',
      '<p>Oui. Un code reçu par SMS remplace la signature manuscrite. <em>À compléter avec les captures d’écran.</em></p>',
    ],
  },
];

/** What was looked for lately and is not answered yet. */
export const demoMissed = [
  { text: 'acompte', type: 'Freelance', count: 9 },
  { text: 'changer de validateur', type: 'Company', count: 6 },
  { text: 'titre restaurant', type: 'Freelance', count: 4 },
] as const;
