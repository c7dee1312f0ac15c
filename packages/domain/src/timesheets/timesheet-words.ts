import { wordsOf } from '../core/feature-words.ts';
import type { timesheetFlow } from './timesheet.ts';

export const timesheetWords = wordsOf<typeof timesheetFlow>()({
  fr: {
    routes: {
      'freelance.timesheet': 'CRA',
      'company.timesheet': 'CRA',
      'commercial.timesheet': 'CRA',
      'admin.timesheet': 'CRA',
    },
    state: { new: 'Brouillon', waiting: 'À valider', validated: 'Validé', rejected: 'À corriger' },
    event: {
      create: 'CRA ouvert',
      update: 'CRA modifié',
      submit: 'CRA envoyé',
      validate: 'CRA validé',
      reject: 'CRA renvoyé pour correction',
      unvalidate: 'Validation du CRA annulée',
      remind: 'Rappel du CRA à envoyer',
      remindValidators: 'Rappel du CRA à valider',
      delete: 'CRA supprimé',
    },
    notice: {
      submit: '{{by}} vous envoie un CRA à valider : {{name}} ({{productionDays}} j)',
      validate: 'Votre CRA est validé : {{name}} ({{productionDays}} j)',
      reject: 'Votre CRA est à corriger : {{name}}. Motif : {{reason}}',
      unvalidate: 'La validation de votre CRA est annulée : {{name}}. Motif : {{reason}}',
      remind: 'Votre CRA reste à envoyer : {{name}}',
      remindValidators: 'Un CRA attend votre validation : {{name}}',
    },
    field: {
      month: 'Mois',
      plannedDays: 'Jours prévus',
      productionDays: 'Jours facturés',
      normalDays: 'Jours non facturés',
      absenceDays: 'Absences',
      internalDays: 'Jours internes',
      comment: 'Commentaire',
      reason: 'Motif',
    },
    value: {
      type: { production: 'facturé', normal: 'non facturé', absence: 'absence', internal: 'interne' },
      absenceKind: { leave: 'Congé', sickness: 'Maladie', other: 'Autre' },
    },
  },
  en: {
    routes: {
      'freelance.timesheet': 'Timesheet',
      'company.timesheet': 'Timesheet',
      'commercial.timesheet': 'Timesheet',
      'admin.timesheet': 'Timesheet',
    },
    state: { new: 'Draft', waiting: 'To validate', validated: 'Validated', rejected: 'To correct' },
    event: {
      create: 'Timesheet opened',
      update: 'Timesheet changed',
      submit: 'Timesheet sent',
      validate: 'Timesheet validated',
      reject: 'Timesheet sent back for correction',
      unvalidate: 'Validation of the timesheet cancelled',
      remind: 'Reminder to send the timesheet',
      remindValidators: 'Reminder to validate the timesheet',
      delete: 'Timesheet deleted',
    },
    notice: {
      submit: '{{by}} has sent you a timesheet to validate: {{name}} ({{productionDays}} d)',
      validate: 'Your timesheet is validated: {{name}} ({{productionDays}} d)',
      reject: 'Your timesheet needs correcting: {{name}}. Reason: {{reason}}',
      unvalidate: 'The validation of your timesheet is cancelled: {{name}}. Reason: {{reason}}',
      remind: 'Your timesheet is still to be sent: {{name}}',
      remindValidators: 'A timesheet awaits your validation: {{name}}',
    },
    field: {
      month: 'Month',
      plannedDays: 'Days planned',
      productionDays: 'Days billed',
      normalDays: 'Days not billed',
      absenceDays: 'Absences',
      internalDays: 'Internal days',
      comment: 'Comment',
      reason: 'Reason',
    },
    value: {
      type: { production: 'billed', normal: 'not billed', absence: 'absence', internal: 'internal' },
      absenceKind: { leave: 'Leave', sickness: 'Sickness', other: 'Other' },
    },
  },
});
