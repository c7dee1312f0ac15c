import { wordsOf } from '../core/feature-words.ts';
import type { proposalFlow } from './proposal.ts';

export const proposalWords = wordsOf<typeof proposalFlow>()({
  fr: {
    state: { asked: 'En attente', accepted: 'A postulé', declined: 'Déclinée', withdrawn: 'Retirée' },
    event: {
      create: 'Besoin proposé',
      decline: 'Proposition déclinée',
      withdraw: 'Proposition retirée',
      unanswered: 'Proposition sans réponse depuis trois mois',
      accept: 'Candidature reçue après proposition',
    },
    notice: {
      create: 'Un besoin vous est proposé : {{name}}',
      decline: '{{by}} décline votre proposition : {{name}}',
      unanswered: 'Trois mois sans réponse à votre proposition, relancez ou retirez-la : {{name}}',
    },
    field: { message: 'Message', reason: 'Motif' },
  },
  en: {
    state: { asked: 'Waiting', accepted: 'Applied', declined: 'Declined', withdrawn: 'Withdrawn' },
    event: {
      create: 'Need proposed',
      decline: 'Proposal declined',
      withdraw: 'Proposal withdrawn',
      unanswered: 'Proposal without an answer for three months',
      accept: 'Application received after a proposal',
    },
    notice: {
      create: 'A need is proposed to you: {{name}}',
      decline: '{{by}} has declined your proposal: {{name}}',
      unanswered: 'Three months without an answer to your proposal, follow it up or withdraw it: {{name}}',
    },
    field: { message: 'Message', reason: 'Reason' },
  },
});
