import { wordsOf } from '../core/feature-words.ts';
import type { documentFlow } from './document.ts';

export const documentWords = wordsOf<typeof documentFlow>()({
  fr: {
    routes: {
      'commercial.documents': 'Pièces légales',
      'admin.documents': 'Pièces légales',
    },
    state: {
      submitted: 'À vérifier',
      accepted: 'Acceptée',
      refused: 'Refusée',
      expired: 'Expirée',
    },
    event: {
      create: 'Pièce légale déposée',
      replace: 'Pièce légale remplacée',
      withdraw: 'Version d’une pièce légale retirée',
      check: 'Authenticité contrôlée',
      accept: 'Pièce légale acceptée',
      refuse: 'Pièce légale refusée',
      reopen: 'Pièce légale à vérifier de nouveau',
      expire: 'Pièce légale expirée',
      remind: 'Rappel d’échéance d’une pièce légale',
      delete: 'Pièce légale supprimée',
    },
    notice: {
      create: '{{by}} a déposé une pièce légale : {{type}}',
      replace: '{{by}} a remplacé une pièce légale : {{type}}',
      accept: 'Votre pièce légale est acceptée : {{type}}',
      refuse: 'Votre pièce légale est refusée : {{type}}. Motif : {{reason}}',
      reopen: 'Votre pièce légale est de nouveau à vérifier : {{type}}',
      expire: 'Votre pièce légale a expiré : {{type}}',
      remind: 'Votre pièce légale expire dans {{days}} jours : {{type}}',
    },
    field: {
      type: 'Pièce',
      addedOn: 'Déposée le',
      expiresOn: 'Valable jusqu’au',
      result: 'Résultat',
      securityCode: 'Code de sécurité',
    },
    value: {
      type: {
        vigilance: 'Attestation de vigilance URSSAF',
        registration: 'Extrait Kbis',
        tax: 'Régularité fiscale',
        insurance: 'Assurance RC professionnelle',
        foreignWorkers: 'Salariés étrangers',
        residency: 'Titre de séjour',
      },
      result: { authentic: 'Authentique', unrecognised: 'Non reconnue' },
    },
  },
  en: {
    routes: {
      'commercial.documents': 'Legal documents',
      'admin.documents': 'Legal documents',
    },
    state: {
      submitted: 'To check',
      accepted: 'Accepted',
      refused: 'Refused',
      expired: 'Expired',
    },
    event: {
      create: 'Legal document sent',
      replace: 'Legal document replaced',
      withdraw: 'Version of a legal document withdrawn',
      check: 'Authenticity checked',
      accept: 'Legal document accepted',
      refuse: 'Legal document refused',
      reopen: 'Legal document to check again',
      expire: 'Legal document expired',
      remind: 'Reminder that a legal document ends',
      delete: 'Legal document deleted',
    },
    notice: {
      create: '{{by}} has sent a legal document: {{type}}',
      replace: '{{by}} has replaced a legal document: {{type}}',
      accept: 'Your legal document is accepted: {{type}}',
      refuse: 'Your legal document is refused: {{type}}. Reason: {{reason}}',
      reopen: 'Your legal document is being checked again: {{type}}',
      expire: 'Your legal document has expired: {{type}}',
      remind: 'Your legal document expires in {{days}} days: {{type}}',
    },
    field: {
      type: 'Document',
      addedOn: 'Sent on',
      expiresOn: 'Valid until',
      result: 'Result',
      securityCode: 'Security code',
    },
    value: {
      type: {
        vigilance: 'URSSAF vigilance certificate',
        registration: 'Company registration (Kbis)',
        tax: 'Tax compliance',
        insurance: 'Professional liability insurance',
        foreignWorkers: 'Foreign employees',
        residency: 'Residence permit',
      },
      result: { authentic: 'Authentic', unrecognised: 'Not recognised' },
    },
  },
});
