import { wordsOf } from '../core/feature-words.ts';
import type { retentionFlow } from './retention.ts';

export const retentionWords = wordsOf<typeof retentionFlow>()({
  fr: {
    routes: { 'admin.retention': 'Conservation des données', consent: 'Garder votre profil' },
    state: { current: 'À jour', asked: 'Consentement demandé', purged: 'Effacé' },
    event: {
      create: 'Conservation ouverte',
      ask: 'Consentement demandé',
      remind: 'Consentement demandé à nouveau',
      renew: 'Consentement renouvelé',
      renewByLink: 'Consentement renouvelé par le lien de l’e-mail',
      resume: 'Personne revenue, conservation prolongée',
      keep: 'Demande levée, un dossier est ouvert',
      postpone: 'Effacement reporté',
      purge: 'Données effacées',
    },
    notice: {
      ask: 'Voulez-vous garder votre profil ? Sans réponse, vos données seront effacées.',
      remind: 'Vos données seront bientôt effacées : gardez votre profil si vous le souhaitez.',
    },
    field: { postponedUntil: 'Reporté au', reason: 'Motif' },
    value: {
      keptBy: { delivery: 'Prestation en cours', contract: 'Contrat en cours ou à signer', expenses: 'Frais à rembourser' },
    },
  },
  en: {
    routes: { 'admin.retention': 'Data retention', consent: 'Keep your profile' },
    state: { current: 'Up to date', asked: 'Consent asked', purged: 'Erased' },
    event: {
      create: 'Retention opened',
      ask: 'Consent asked',
      remind: 'Consent asked again',
      renew: 'Consent renewed',
      renewByLink: 'Consent renewed by the link of the e-mail',
      resume: 'Person back, retention prolonged',
      keep: 'Question withdrawn, something is open',
      postpone: 'Erasure postponed',
      purge: 'Data erased',
    },
    notice: {
      ask: 'Would you like to keep your profile? Without an answer, your data will be erased.',
      remind: 'Your data will be erased soon: keep your profile if you wish.',
    },
    field: { postponedUntil: 'Postponed until', reason: 'Reason' },
    value: {
      keptBy: { delivery: 'Delivery in progress', contract: 'Contract running or to be signed', expenses: 'Expenses to be paid back' },
    },
  },
});
