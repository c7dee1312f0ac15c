import type { CompanyGap } from '../../../companies/company-gaps.ts';
import type { ProfileGap } from '../../../talents/talent.ts';

const gap: Record<ProfileGap, string> = {
  title: 'Le titre de votre profil',
  professions: 'Vos métiers, du plus important au moins important',
  skills: 'Vos compétences',
  experience: 'Vos années d’expérience',
  conditions: 'Votre type de contrat et votre tarif ou salaire',
  availability: 'Votre disponibilité, absente ou à confirmer',
};
const companyGap: Record<CompanyGap, string> = {
  siren: 'SIREN',
  address: 'Adresse complète',
  phone: 'Téléphone',
  website: 'Site web',
  logo: 'Logo',
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
  historyEmptyText: 'Ce que vous changez apparaîtra ici.',
  historyFailed: 'L’activité n’a pas pu être chargée',
  queues: 'En attente',
  queuesAll: 'Tous les comptes',
  queuesEmpty: 'Personne n’attend',
  queuesFailed: 'Les comptes en attente n’ont pas pu être chargés',
  queue: {
    validate: { Freelance: 'Indépendants à valider', Company: 'Contacts à valider', Commercial: 'Commerciaux à valider' },
    invited: { Freelance: 'Indépendants sans compte', Company: 'Contacts sans compte', Commercial: 'Commerciaux sans compte' },
  },
  unpublished: 'Textes légaux à publier',
  unassigned: 'Entreprises sans commercial',
  portfolio: 'Mon portefeuille',
  portfolioAll: 'Tout voir',
  portfolioEmpty: 'Votre portefeuille est vide',
  portfolioEmptyText: 'Un administrateur vous confie les entreprises que vous suivez ; elles apparaîtront ici.',
  portfolioFailed: 'Votre portefeuille n’a pas pu être chargé',
  portfolioLine: { companies: 'Entreprises', contacts: 'Contacts', invited: 'Contacts sans compte' },
  gaps: {
    title: 'Votre profil',
    intro_one: 'Il manque {{count}} information pour que les entreprises vous trouvent :',
    intro_other: 'Il manque {{count}} informations pour que les entreprises vous trouvent :',
    soon: 'La page Profil, bientôt ouverte, permettra de le compléter.',
    done: 'Votre profil est complet',
    doneText: 'Les entreprises y trouvent tout ce qu’elles cherchent.',
    doneWaiting: 'Les entreprises le verront une fois votre compte validé.',
    hidden: 'Votre profil est masqué aux entreprises.',
    visibility: 'Changer la visibilité',
    failed: 'L’état de votre profil n’a pas pu être chargé',
    gap,
  },
  tasks: {
    title: 'À faire',
    gaps: 'Informations de l’entreprise à compléter',
    invitations: 'Invitations en attente de réponse',
    empty: 'Rien ne vous attend',
    failed: 'Ce qui vous attend n’a pas pu être chargé',
    gap: companyGap,
  },
  documents: {
    title: 'Pièces légales',
    all: 'Toutes les pièces',
    empty: 'Vos pièces sont à jour',
    staffEmpty: 'Aucune pièce n’attend',
    failed: 'Les pièces légales n’ont pas pu être chargées',
    status: { refused: 'Refusée', expired: 'Expirée', ending: 'À renouveler', missing: 'À déposer' },
    submitted: 'Pièces à vérifier',
    soon: 'Pièces qui expirent dans les 60 jours',
    expired: 'Pièces expirées',
  },
};
