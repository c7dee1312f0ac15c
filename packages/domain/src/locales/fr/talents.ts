import type { CompanyGap } from '../../companies/company-gaps.ts';
import type { Availability, ProfileGap } from '../../talents/talent.ts';
import { contractTypes, legalStatuses } from './conditions.ts';

const availability: Record<Availability, string> = { now: 'Disponible', soon: 'Bientôt disponible', later: 'Plus tard' };
const gap: Record<ProfileGap, string> = {
  title: 'Le titre de votre profil',
  professions: 'Vos métiers, du plus important au moins important',
  skills: 'Vos compétences',
  experience: 'Vos années d’expérience',
  conditions: 'Votre type de contrat et votre tarif ou salaire',
  availability: 'Votre date de disponibilité, absente ou passée',
};
const companyGap: Record<CompanyGap, string> = { siren: 'SIREN', address: 'Adresse complète', phone: 'Téléphone', website: 'Site web' };

/** Freelances as companies find them, and what each area still lacks. */
export const talents = {
  intro: 'Les indépendants validés de la plateforme, avec leurs métiers, leurs conditions et leur disponibilité.',
  list: 'Talents',
  search: 'Nom, titre ou compétence',
  details: 'Profil',
  field: {
    name: 'Nom',
    lastName: 'Nom',
    firstName: 'Prénom',
    title: 'Titre',
    professions: 'Métiers',
    profession: 'Métier',
    skills: 'Compétences',
    experience: 'Expérience',
    contractType: 'Contrat',
    legalStatus: 'Statut juridique',
    conditions: 'Conditions',
    dailyRate: 'Tarif journalier hors taxes',
    annualSalary: 'Salaire annuel brut',
    availability: 'Disponibilité',
    availableFrom: 'Disponible à partir du',
    since: 'Profil ajouté',
  },
  contractType: contractTypes,
  legalStatus: legalStatuses,
  availability,
  from: 'Dès le {{date}}',
  unsaid: 'Non précisé',
  perDay: '{{amount}} / jour',
  perYear: '{{amount}} / an',
  moreProfessions_one: 'et {{count}} autre',
  moreProfessions_other: 'et {{count}} autres',
  emptyTitle: 'Aucun talent pour l’instant',
  emptyText: 'Les indépendants apparaissent ici dès que leur compte est validé et que leur profil est visible.',
  hidden: 'Ce profil a été masqué par l’indépendant',
  hiddenText: 'Il redeviendra visible si la personne le décide.',
  missing: 'Ce profil n’existe pas ou n’existe plus',
  missingText: 'Le lien est peut-être ancien. Cherchez la personne dans la liste.',
  backToList: 'Revenir à la liste',
  visibility: {
    title: 'Visibilité du profil',
    switch: 'Masquer mon profil aux entreprises',
    shown: 'Visible par les entreprises',
    hidden: 'Masqué aux entreprises',
    companies:
      'Les entreprises clientes voient votre nom, votre titre, vos métiers, vos compétences, vos conditions et votre disponibilité. Jamais votre e-mail, votre téléphone ni votre dossier administratif.',
    whenHidden: 'Masqué, votre profil disparaît des recherches et des exports. L’équipe de la plateforme le voit toujours.',
    none: 'Vous n’avez pas encore de profil : les entreprises ne voient rien de vous.',
    nowHidden: 'Votre profil est masqué aux entreprises',
    nowShown: 'Votre profil est visible par les entreprises',
    failed: 'La visibilité de votre profil n’a pas pu être chargée',
  },
  gaps: {
    title: 'Votre profil',
    intro_one: 'Il manque {{count}} information pour que les entreprises vous trouvent :',
    intro_other: 'Il manque {{count}} informations pour que les entreprises vous trouvent :',
    soon: 'La page Profil, bientôt ouverte, permettra de le compléter.',
    done: 'Votre profil est complet',
    doneText: 'Les entreprises y trouvent tout ce qu’elles cherchent.',
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
};
