import { wordsOf } from '../core/feature-words.ts';
import type { contactFlow } from './contact.ts';

export const contactWords = wordsOf<typeof contactFlow>()({
  fr: {
    state: {
      active: 'Actif',
      deactivated: 'Désactivé',
      blocked: 'Bloqué',
      none: 'Sans compte',
      declined: 'Déclinée',
      withdrawn: 'Retirée',
      deleted: 'Supprimé',
    },
    event: {
      create: 'Membre de l’équipe ajouté',
      update: 'Membre de l’équipe modifié',
      resend: 'Invitation renvoyée',
      disable: 'Membre de l’équipe désactivé',
      activate: 'Membre de l’équipe réactivé',
      delete: 'Membre de l’équipe supprimé',
      decline: 'Invitation déclinée',
      withdraw: 'Invitation retirée',
    },
    notice: {
      create: '{{by}} a envoyé une invitation à {{name}}',
      update: '{{by}} a modifié votre rôle ou vos pôles',
      disable: '{{by}} a désactivé un compte : {{name}}',
      activate: '{{by}} a réactivé un compte : {{name}}',
      delete: '{{by}} a supprimé un compte de votre équipe',
      decline: '{{name}} a décliné votre invitation',
      withdraw: 'Une invitation n’est plus valable : {{name}}',
    },
  },
  en: {
    state: {
      active: 'Active',
      deactivated: 'Disabled',
      blocked: 'Blocked',
      none: 'No account',
      declined: 'Declined',
      withdrawn: 'Withdrawn',
      deleted: 'Deleted',
    },
    event: {
      create: 'Team member added',
      update: 'Team member changed',
      resend: 'Invitation sent again',
      disable: 'Team member disabled',
      activate: 'Team member activated',
      delete: 'Team member deleted',
      decline: 'Invitation declined',
      withdraw: 'Invitation withdrawn',
    },
    notice: {
      create: '{{by}} has invited {{name}}',
      update: '{{by}} has changed your role or your divisions',
      disable: '{{by}} has disabled an account: {{name}}',
      activate: '{{by}} has enabled an account again: {{name}}',
      delete: '{{by}} has deleted an account of your team',
      decline: '{{name}} has declined your invitation',
      withdraw: 'An invitation is no longer valid: {{name}}',
    },
  },
});
