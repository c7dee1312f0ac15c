import type { EventKind } from '../../history/history.ts';

const kind: Record<EventKind, string> = {
  'session.signIn': 'Connexion',
  'session.signOut': 'Déconnexion',
  'account.language': 'Langue modifiée',
  'referential.create': 'Valeur ajoutée',
  'referential.update': 'Valeur modifiée',
  'referential.disable': 'Valeur désactivée',
  'referential.enable': 'Valeur activée',
  'referential.move': 'Valeur déplacée',
};

export const history = {
  title: 'Historique',
  recent: 'Activité récente',
  empty: 'Aucune activité pour l’instant',
  system: 'Jalon',
  before: 'Avant :',
  after: 'Après :',
  nothing: 'vide',
  more: 'Voir la suite',
  kind,
  field: {
    fr: 'Français',
    en: 'Anglais',
    code: 'Code',
    group: 'Groupe',
    state: 'État',
    list: 'Référentiel',
    rank: 'Rang',
    lang: 'Langue',
  },
};
