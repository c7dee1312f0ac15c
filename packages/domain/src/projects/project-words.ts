import { wordsOf } from '../core/feature-words.ts';
import type { projectFlow } from './project.ts';

export const projectWords = wordsOf<typeof projectFlow>()({
  fr: {
    state: { ongoing: 'En cours', finished: 'Terminé' },
    event: {
      create: 'Projet ouvert',
      update: 'Projet modifié',
      attach: 'Document ajouté',
      detach: 'Document retiré',
      finish: 'Projet terminé',
      reopen: 'Projet rouvert',
      delete: 'Projet supprimé',
    },
    notice: {
      create: '{{by}} a ouvert un projet : {{name}}',
      attach: '{{by}} a ajouté un document au projet : {{name}}',
      finish: '{{by}} a terminé un projet : {{name}}',
      reopen: '{{by}} a rouvert un projet : {{name}}',
    },
    field: {
      title: 'Intitulé',
      division: 'Pôle',
      expertiseArea: 'Secteur',
      place: 'Lieu',
      description: 'Description',
      startsOn: 'Début',
      endsOn: 'Fin',
      signedBudgetCents: 'Budget signé',
      signedOn: 'Signé le',
      salesContact: 'Commercial',
      files: 'Documents',
    },
  },
  en: {
    state: { ongoing: 'Ongoing', finished: 'Finished' },
    event: {
      create: 'Project opened',
      update: 'Project changed',
      attach: 'Document added',
      detach: 'Document removed',
      finish: 'Project finished',
      reopen: 'Project reopened',
      delete: 'Project deleted',
    },
    notice: {
      create: '{{by}} has opened a project: {{name}}',
      attach: '{{by}} has added a document to a project: {{name}}',
      finish: '{{by}} has finished a project: {{name}}',
      reopen: '{{by}} has reopened a project: {{name}}',
    },
    field: {
      title: 'Title',
      division: 'Division',
      expertiseArea: 'Sector',
      place: 'Place',
      description: 'Description',
      startsOn: 'Start',
      endsOn: 'End',
      signedBudgetCents: 'Signed budget',
      signedOn: 'Signed on',
      salesContact: 'Sales contact',
      files: 'Documents',
    },
  },
});
