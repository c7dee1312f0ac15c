import { wordsOf } from '../core/feature-words.ts';
import type { accountFlow } from './managed-account.ts';

export const accountWords = wordsOf<typeof accountFlow>()({
  fr: {
    state: {
      active: 'Actif',
      deactivated: 'Désactivé',
      blocked: 'Bloqué',
      none: 'Sans compte',
    },
    event: {
      create: 'Personne ajoutée',
      validate: 'Compte validé',
      devalidate: 'Validation retirée',
      refuse: 'Inscription refusée',
      reconsider: 'Inscription remise à valider',
      invite: 'Invitation envoyée',
      widen: 'Accès ouvert à toutes les entreprises',
      narrow: 'Accès limité au portefeuille',
      block: 'Compte bloqué',
      unblock: 'Compte débloqué',
      disable: 'Compte désactivé',
      activate: 'Compte réactivé',
      delete: 'Compte supprimé',
      emailCorrect: 'Adresse e-mail corrigée',
      seeAs: 'Espace vu en lecture seule',
      signOut: 'Déconnexion de tous les appareils',
    },
    notice: {
      validate: 'Votre compte est validé',
      devalidate: 'Votre compte n’est plus validé',
      refuse: 'Votre inscription n’a pas été retenue : {{reason}}',
      reconsider: 'Votre inscription est de nouveau à l’étude',
      widen: 'Votre périmètre s’étend à toutes les entreprises',
      narrow: 'Votre périmètre se limite à votre portefeuille',
      unblock: 'Votre compte est débloqué',
      activate: 'Votre compte est de nouveau actif',
    },
    field: {
      seesAll: 'Voit toutes les entreprises',
    },
    value: {
      validation: {
        waiting: 'À valider',
        validated: 'Validé',
        refused: 'Refusé',
      },
      civility: {
        ms: 'Madame',
        mr: 'Monsieur',
        unstated: 'Non précisée',
      },
    },
  },
  en: {
    state: {
      active: 'Active',
      deactivated: 'Deactivated',
      blocked: 'Blocked',
      none: 'No account',
    },
    event: {
      create: 'Person added',
      validate: 'Account validated',
      devalidate: 'Validation withdrawn',
      refuse: 'Sign-up refused',
      reconsider: 'Sign-up put back to validate',
      invite: 'Invitation sent',
      widen: 'Access opened to every company',
      narrow: 'Access limited to the portfolio',
      block: 'Account blocked',
      unblock: 'Account unblocked',
      disable: 'Account deactivated',
      activate: 'Account reactivated',
      delete: 'Account deleted',
      emailCorrect: 'E-mail address corrected',
      seeAs: 'Space seen in read-only mode',
      signOut: 'Signed out everywhere',
    },
    notice: {
      validate: 'Your account is validated',
      devalidate: 'Your account is no longer validated',
      refuse: 'Your sign-up was not accepted: {{reason}}',
      reconsider: 'Your sign-up is being looked at again',
      widen: 'You may now see every company',
      narrow: 'You may now see the companies of your portfolio',
      unblock: 'Your account is unblocked',
      activate: 'Your account is active again',
    },
    field: {
      seesAll: 'Sees every company',
    },
    value: {
      validation: {
        waiting: 'To validate',
        validated: 'Validated',
        refused: 'Refused',
      },
      civility: {
        ms: 'Ms',
        mr: 'Mr',
        unstated: 'Not stated',
      },
    },
  },
});
