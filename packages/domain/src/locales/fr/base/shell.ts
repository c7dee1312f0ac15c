import type { UserType } from '../../../core/actor.ts';
import type { Language } from '../../../core/languages.ts';
import type { HitKind } from '../../../search/search.ts';

const languages: Record<Language, string> = { fr: 'Français', en: 'English' };
const types: Record<UserType, string> = {
  Freelance: 'Indépendant',
  Company: 'Entreprise',
  Commercial: 'Commercial',
  Admin: 'Administrateur',
};

const spaces: Record<UserType, string> = {
  Freelance: 'Espace indépendant',
  Company: 'Espace entreprise',
  Commercial: 'Espace commercial',
  Admin: 'Espace administrateur',
};

const kind: Record<HitKind, string> = {
  need: 'Besoins',
  project: 'Projets',
  freelance: 'Indépendants',
  talent: 'Talents',
  company: 'Entreprises',
  contact: 'Contacts',
  commercial: 'Commerciaux',
  document: 'Pièces légales',
  question: 'FAQ',
};

/** What surrounds every screen: header, menus, palette, shortcuts, error pages. */
export const shell = {
  skip: 'Aller au contenu',
  navigation: 'Navigation principale',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  progress: 'Chargement de la page',
  spaces,
  types,
  language: 'Langue',
  languages,
  otherLanguage: 'Passer en anglais',
  scheme: 'Thème',
  toDark: 'Passer au thème sombre',
  toLight: 'Passer au thème clair',
  account: 'Compte : {{name}}',
  signOut: 'Se déconnecter',
  search: 'Rechercher',
  palette: {
    placeholder: 'Rechercher, ou aller à une page…',
    label: 'Palette de commandes',
    nothing: 'Rien ne correspond. Essayez un autre mot.',
    found_one: '{{count}} résultat',
    found_other: '{{count}} résultats',
    searching: 'Recherche en cours…',
    failed: 'La recherche n’a pas abouti.',
    retry: 'Réessayer',
    recent: 'Ouverts récemment',
    kind,
    /** What pages are also looked for by; the last part of their route names them. */
    keywords: {
      account: 'profil photo nom téléphone adresse e-mail langue thème données',
      security: 'mot de passe connexion deux étapes authentification codes de secours appareils sessions désactiver supprimer mon compte',
      notifications: 'alertes e-mails préférences cloche',
      faq: 'aide question assistance support',
      accounts: 'indépendants freelances personnes entreprises contacts commerciaux profils',
      contacts: 'membres collègues contacts rôles droits permissions pôles entreprise SIREN logo',
      projects: 'missions prestations budget jours vendus contrats',
      documents: 'attestations URSSAF Kbis assurance vigilance justificatifs',
      rolesAndPermissions: 'permissions profils',
      referentials: 'listes valeurs choix',
      legalTexts: 'conditions générales CGU confidentialité mentions légales',
    },
    team: 'Équipe',
    goTo: 'Aller à',
    lists: 'Référentiels',
    settings: 'Réglages',
    session: 'Session',
  },
  shortcuts: {
    title: 'Raccourcis clavier',
    open: 'Afficher les raccourcis',
    palette: 'Ouvrir la palette de commandes',
    afterwards: 'puis',
    goTo: 'Aller à : {{page}}',
    lists: 'Dans les listes',
    focusSearch: 'Placer le curseur dans la recherche',
    walk: 'Ligne suivante ou précédente',
    or: 'ou',
    openRow: 'Ouvrir la ligne',
    enter: 'Entrée',
    escape: 'Échap',
    tick: 'Cocher ou décocher la ligne',
    untick: 'Tout décocher',
    close: 'Fermer ce qui est ouvert',
  },
  error: {
    notFound: 'Il semble que cette page est inaccessible.',
    notFoundText: 'L’adresse a pu changer, ou cette page n’est pas ouverte à votre compte.',
    serverError: 'Il semble y avoir une erreur de serveur.',
    serverErrorText: 'Rien de ce que vous aviez enregistré n’est perdu. Réessayez dans un instant.',
    outdated: 'Jalon vient d’être mis à jour : rechargez la page pour continuer. Ce que vous avez saisi est conservé.',
    reload: 'Recharger',
    home: 'Revenir à l’accueil',
    mySpace: 'Revenir à mon espace',
    seenSpace: 'Revenir à cet espace : {{name}}',
    signIn: 'Se connecter',
  },
  seeing: {
    text: 'Vous consultez cet espace en lecture seule : {{name}}',
    end: 'Revenir à mon espace',
  },
};
