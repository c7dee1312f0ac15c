import type { OwnToldKind } from '../../notifications/notices.ts';

/** What each kind of event tells somebody. Only the server words it: browsers never load these. */
export const notices: { by: string; kind: Record<OwnToldKind, string> } = {
  /** Where nobody in particular did it. */
  by: 'Jalon',
  kind: {
    'account.signUp': 'Compte à valider : {{name}}',
    'account.verify': 'Compte à valider : {{name}}',
    'talent.appear': 'Un nouveau profil correspond à votre recherche : {{name}}',
    'conversation.report': 'Message signalé par {{by}} : {{name}}',
    'conversation.unread': '{{by}} vous a écrit : {{name}}',
    'account.enable': '{{name}} a rejoint votre entreprise',
  },
};
