import type { ToldKind } from '../../notifications/notices.ts';

/** What each kind of event tells somebody. Only the server words it: browsers never load these. */
export const notices: { by: string; kind: Record<ToldKind, string> } = {
  /** Where nobody in particular did it. */
  by: 'Jalon',
  kind: {
    'account.create': 'Compte à valider : {{name}}',
    'account.verify': 'Compte à valider : {{name}}',
    'account.enable': '{{name}} a rejoint votre entreprise',
    'account.validate': 'Votre compte est validé',
    'account.devalidate': 'Votre compte n’est plus validé',
    'account.refuse': 'Votre inscription n’a pas été retenue : {{reason}}',
    'account.reconsider': 'Votre inscription est de nouveau à l’étude',
    'account.unblock': 'Votre compte est débloqué',
    'account.activate': 'Votre compte est de nouveau actif',
    'account.widen': 'Votre périmètre s’étend à toutes les entreprises',
    'account.narrow': 'Votre périmètre se limite à votre portefeuille',
    'contact.create': '{{by}} a envoyé une invitation à {{name}}',
    'contact.update': '{{by}} a modifié votre rôle ou vos pôles',
    'contact.disable': '{{by}} a désactivé un compte : {{name}}',
    'contact.activate': '{{by}} a réactivé un compte : {{name}}',
    'contact.delete': '{{by}} a supprimé un compte de votre équipe',
    'contact.decline': '{{name}} a décliné votre invitation',
    'contact.withdraw': 'Une invitation n’est plus valable : {{name}}',
    'role.permissions': '{{by}} a modifié les droits de votre rôle : {{name}}',
    'role.disable': '{{by}} a désactivé votre rôle : {{name}}',
    'role.activate': '{{by}} a réactivé votre rôle : {{name}}',
    'company.disable': '{{by}} a désactivé une entreprise : {{name}}',
    'company.activate': '{{by}} a réactivé une entreprise : {{name}}',
    'company.assign': '{{by}} vous a confié une entreprise : {{name}}',
    'division.disable': '{{by}} a désactivé un pôle : {{name}}',
    'division.activate': '{{by}} a réactivé un pôle : {{name}}',
  },
};
