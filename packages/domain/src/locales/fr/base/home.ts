import type { ManagedType } from '../../../accounts/managed-account-schema.ts';
import type { CompanyGap } from '../../../companies/company-gaps.ts';
import type { FigureName } from '../../../home/home.ts';
import type { CompletionPart } from '../../../profiles/profile-completion.ts';
import type { Counted } from '../../counted.ts';

const gap: Record<CompletionPart, string> = {
  experiences: 'Ajouter une expérience',
  skills: 'Indiquer vos compétences',
  conditions: 'Préciser votre contrat et votre tarif',
  title: 'Donner un titre à votre profil',
  professions: 'Choisir vos métiers',
  availability: 'Confirmer votre disponibilité',
  trainings: 'Ajouter une formation',
  languages: 'Indiquer vos langues et leur niveau',
  experience: 'Préciser vos années d’expérience',
  resumes: 'Déposer un CV',
  mobility: 'Préciser votre mobilité',
  picture: 'Ajouter une photo',
  linkedin: 'Lier votre profil LinkedIn',
};
const gapText: typeof gap = {
  experiences: 'Ce que les entreprises lisent en premier.',
  skills: 'Ce que les entreprises cherchent en premier.',
  conditions: 'Votre type de contrat et votre tarif ou salaire.',
  title: 'Ce que vous faites, en une ligne.',
  professions: 'Du plus important au moins important.',
  availability: 'Absente, ou indiquée il y a plus d’un mois.',
  trainings: 'Diplôme, certification ou cours.',
  languages: 'Celles dans lesquelles vous travaillez.',
  experience: 'Pour situer votre niveau.',
  resumes: 'Un PDF, joint à vos candidatures.',
  mobility: 'Où vous travaillez, sur site ou à distance.',
  picture: 'Un visage inspire confiance.',
  linkedin: 'Pour ceux qui veulent en savoir plus.',
};
const companyGap: Record<CompanyGap, string> = {
  siren: 'SIREN',
  address: 'Adresse complète',
  phone: 'Téléphone',
  website: 'Site web',
  logo: 'Logo',
};
const companyGapText: typeof companyGap = {
  siren: 'Il identifie votre entreprise sur les contrats.',
  address: 'Elle figurera sur les contrats et les factures.',
  phone: 'Pour joindre votre entreprise.',
  website: 'Pour présenter votre entreprise aux indépendants.',
  logo: 'Il accompagne le nom de votre entreprise.',
};
const figure: Record<FigureName, string> = {
  openNeeds: 'Besoins publiés',
  interviews: 'Entretiens sous 7 jours',
  quietNeeds: 'Besoins sans candidature',
  freelances: 'Indépendants validés',
  unassigned: 'Entreprises sans commercial',
  ending: 'Pièces qui expirent sous 60 jours',
  invitedFreelances: 'Indépendants sans compte',
  companies: 'Entreprises de votre portefeuille',
  contacts: 'Contacts',
  talentsNow: 'Talents disponibles',
  talentsSoon: 'Disponibles sous 30 jours',
  team: 'Membres de votre équipe',
};
const byType: Counted<ManagedType> = {
  Freelance_one: '{{count}} indépendant',
  Freelance_other: '{{count}} indépendants',
  Company_one: '{{count}} contact',
  Company_other: '{{count}} contacts',
  Commercial_one: '{{count}} commercial',
  Commercial_other: '{{count}} commerciaux',
};
/** After the number of those who wait, which stands apart. */
const queue: Counted<
  | 'toQualify'
  | 'toDecide'
  | 'slots'
  | 'unanswered'
  | 'drafts'
  | 'toValidate'
  | 'toCheck'
  | 'invited'
  | 'colleagues'
  | 'companyGaps'
  | 'unpublished'
  | 'ownDocuments'
  | 'profile'
  | 'reports'
  | 'toSend'
> = {
  toQualify_one: 'candidature à qualifier',
  toQualify_other: 'candidatures à qualifier',
  toDecide_one: 'candidature à traiter',
  toDecide_other: 'candidatures à traiter',
  slots_one: 'créneau d’entretien à choisir',
  slots_other: 'créneaux d’entretien à choisir',
  unanswered_one: 'candidature sans réponse',
  unanswered_other: 'candidatures sans réponse',
  drafts_one: 'besoin à publier',
  drafts_other: 'besoins à publier',
  toValidate_one: 'compte à valider',
  toValidate_other: 'comptes à valider',
  toCheck_one: 'pièce légale à vérifier',
  toCheck_other: 'pièces légales à vérifier',
  invited_one: 'contact sans compte',
  invited_other: 'contacts sans compte',
  colleagues_one: 'invitation sans réponse',
  colleagues_other: 'invitations sans réponse',
  companyGaps_one: 'information à compléter',
  companyGaps_other: 'informations à compléter',
  unpublished_one: 'texte légal à publier',
  unpublished_other: 'textes légaux à publier',
  ownDocuments_one: 'pièce légale à fournir',
  ownDocuments_other: 'pièces légales à fournir',
  reports_one: 'CRA à valider',
  reports_other: 'CRA à valider',
  toSend_one: 'CRA à envoyer',
  toSend_other: 'CRA à envoyer',
  profile_one: 'point à compléter dans votre profil',
  profile_other: 'points à compléter dans votre profil',
};
const figureBeside: Counted<
  'openNeeds' | 'freelances' | 'unassigned' | 'ending' | 'invitedFreelances' | 'contacts' | 'talentsNow' | 'team'
> = {
  openNeeds_one: 'et {{count}} à publier',
  openNeeds_other: 'et {{count}} à publier',
  freelances_one: '{{count}} arrivé ces 30 derniers jours',
  freelances_other: '{{count}} arrivés ces 30 derniers jours',
  unassigned_one: 'sur {{count}} entreprise active',
  unassigned_other: 'sur {{count}} entreprises actives',
  ending_one: '{{count}} pièce déjà expirée',
  ending_other: '{{count}} pièces déjà expirées',
  invitedFreelances_one: 'et {{count}} contact sans compte',
  invitedFreelances_other: 'et {{count}} contacts sans compte',
  contacts_one: '{{count}} sans compte',
  contacts_other: '{{count}} sans compte',
  talentsNow_one: 'sur {{count}} profil visible',
  talentsNow_other: 'sur {{count}} profils visibles',
  team_one: '{{count}} invitation sans réponse',
  team_other: '{{count}} invitations sans réponse',
};

export const home = {
  greeting: 'Bonjour {{name}}',
  action: {
    accounts: 'Les personnes et les entreprises : qui attend une validation, qui ne s’est jamais connecté, qui suit qui.',
    portfolio: 'Les indépendants, et les entreprises de votre portefeuille avec leurs contacts.',
  },
  device: { named: '{{browser}} sur {{system}}', unknown: 'Appareil inconnu' },
  newDevice: {
    title: 'Connexion depuis un nouvel appareil',
    text: 'Si ce n’est pas vous, fermez cette session et changez de mot de passe.',
    mine: 'C’était moi',
    link: 'Voir mes appareils',
  },
  waiting: 'Votre inscription est en cours d’examen. Un e-mail vous préviendra.',
  refused: {
    title: 'Votre inscription n’a pas été retenue',
    text: 'Votre compte reste ouvert.',
    contact: 'Pour en parler ou apporter une précision, écrivez à',
  },
  actOn: '{{act}} : {{name}}',
  allDone: 'Tout est à jour',
  allDoneText: {
    admin: 'Aucune candidature à qualifier, aucun compte à valider, aucune pièce à vérifier.',
    commercial: 'Aucune candidature à qualifier, aucune pièce à vérifier.',
    company: 'Aucune candidature n’attend votre réponse.',
    freelance: 'Aucun créneau à choisir ; vos pièces légales et votre profil sont en ordre.',
  },
  failed: 'Ce qui vous attend n’a pas pu être chargé',
  seeAll: 'Tout voir',
  type: { Freelance: 'Indépendant', Company: 'Contact', Commercial: 'Commercial' } satisfies Record<ManagedType, string>,
  byType,
  queue,
  queueText: {
    unanswered: 'Le délai attendu est dépassé.',
    slots: 'L’entreprise vous a proposé plusieurs moments.',
    drafts: 'Invisibles des indépendants.',
    toCheck: 'Les indépendants attendent votre réponse.',
    invited: 'Ces personnes ne se sont jamais connectées.',
    colleagues: 'Ces personnes n’ont pas encore rejoint votre équipe.',
    ownDocuments: 'La loi demande à vos clients de les vérifier.',
    profile: 'Un profil complet a 4X plus de chances d’obtenir un entretien.',
  },
  forNeed: 'Pour {{need}}',
  waitsForCompany: '{{company}} n’a pas répondu',
  waitsForAnyCompany: 'L’entreprise n’a pas répondu',
  waitsForCandidate: 'N’a pas choisi de créneau',
  ready: 'Prêt à publier',
  unfinished: 'À compléter',
  interviewsTitle: 'Entretiens à venir',
  interviewsEmpty: 'Aucun entretien dans les 7 prochains jours',
  watch: 'À surveiller',
  ownApplications: 'Mes candidatures en cours',
  ownApplicationsEmpty: 'Aucune candidature en cours',
  ownApplicationsEmptyText: 'Vos candidatures se suivent ici, étape par étape.',
  offers: 'Derniers besoins publiés',
  offersEmpty: 'Aucun besoin publié pour le moment',
  offersFailed: 'Les besoins n’ont pas pu être chargés',
  seeNeeds: 'Voir les besoins',
  waitingBehind_one: '{{count}} en attente',
  waitingBehind_other: '{{count}} en attente',
  validateReport: 'Valider',
  examineReport: 'Examiner',
  fillReport: 'Remplir',
  correctReport: 'Corriger',
  reportDays: '{{days}} j pour {{planned}} j prévus',
  reportDone: 'CRA validé : {{name}}',
  validUntil: 'Valable jusqu’au {{day}}',
  unpublished: 'Conditions, confidentialité, mentions légales',
  unpublishedText: 'Les visiteurs ne peuvent pas encore les lire.',
  publish: 'Publier',
  complete: 'Compléter',
  gap,
  gapText,
  companyGap,
  companyGapText,
  profileHidden: 'Profil masqué',
  profileHiddenText: 'Les entreprises ne vous trouvent pas.',
  showProfile: 'Montrer mon profil',
  completeProfile: 'Compléter mon profil',
  figures: 'Chiffres clés',
  figure,
  figureBeside,
  of: 'sur {{count}}',
  ownFigure: {
    applications: 'Candidatures en cours',
    interviews: 'Entretiens sous 7 jours',
    documents: 'Pièces en ordre',
    profile: 'Profil complet',
  },
  ownFigureNote: {
    applications_one: '{{count}} vous attend',
    applications_other: '{{count}} vous attendent',
    waitingForThem: 'à l’équipe ou à l’entreprise de répondre',
    noneOpen: 'parcourez les besoins publiés',
    documents: 'déposées ou acceptées',
    shown: 'visible par les entreprises',
    hidden: 'masqué aux entreprises',
    waiting: 'visible une fois votre compte validé',
  },
  activity: 'Activité',
  activityEmpty: 'Rien de nouveau pour l’instant',
  activityEmptyText: 'Ce qui vous concerne apparaîtra ici.',
  activityFailed: 'L’activité n’a pas pu être chargée',
  portfolioEmpty: 'Votre portefeuille est vide',
  portfolioEmptyText: 'Un administrateur vous confie les entreprises que vous suivez ; elles apparaîtront ici.',
  newFreelances: 'Derniers indépendants arrivés',
  newFreelancesEmpty: 'Aucun indépendant validé pour l’instant',
  newFreelancesFailed: 'Les indépendants n’ont pas pu être chargés',
  availableTalents: 'Talents disponibles',
  availableTalentsEmpty: 'Personne n’est disponible tout de suite',
  availableTalentsFailed: 'Les talents n’ont pas pu être chargés',
};
