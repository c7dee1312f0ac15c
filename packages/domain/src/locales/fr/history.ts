import type { EventKind } from '../../history/history.ts';

const kind: Record<EventKind, string> = {
  'session.signIn': 'Connexion',
  'session.signOut': 'Déconnexion',
  'account.language': 'Langue modifiée',
  'account.create': 'Compte créé',
  'account.resend': 'Lien de vérification renvoyé',
  'account.verify': 'Adresse vérifiée',
  'account.forgot': 'Nouveau mot de passe demandé',
  'account.reset': 'Mot de passe choisi par e-mail',
  'account.invite': 'Invitation envoyée',
  'account.enable': 'Compte activé par son titulaire',
  'account.deactivate': 'Compte désactivé par son titulaire',
  'account.reactivate': 'Compte réactivé par son titulaire',
  'session.locked': 'Connexion suspendue après trop d’essais',
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
