import { wordsOf } from '../core/feature-words.ts';
import type { faqFlow } from './faq.ts';

export const faqWords = wordsOf<typeof faqFlow>()({
  fr: {
    routes: {
      'freelance.faq': 'FAQ',
      'company.faq': 'FAQ',
      'commercial.faq': 'FAQ',
      'admin.faq': 'FAQ',
    },
    state: {
      draft: 'Brouillon',
      published: 'Publiée',
    },
    event: {
      create: 'Question rédigée',
      update: 'Réponse modifiée',
      publish: 'Réponse publiée',
      unpublish: 'Réponse retirée de la publication',
      move: 'Question déplacée',
      delete: 'Question supprimée',
    },
    notice: {},
    field: {
      questionFr: 'Question',
      answerFr: 'Réponse',
      questionEn: 'Question en anglais',
      answerEn: 'Réponse en anglais',
      audience: 'Lue par',
      theme: 'Thème',
    },
    value: {
      audience: {
        everyone: 'Tout le monde',
        freelances: 'Indépendants',
        companies: 'Entreprises',
      },
      theme: {
        documents: 'Pièces et contrats',
        time: 'Temps et frais',
        applications: 'Candidatures',
        payment: 'Paiement',
        account: 'Profil et compte',
        privacy: 'Données personnelles',
      },
    },
  },
  en: {
    routes: {
      'freelance.faq': 'FAQ',
      'company.faq': 'FAQ',
      'commercial.faq': 'FAQ',
      'admin.faq': 'FAQ',
    },
    state: {
      draft: 'Draft',
      published: 'Published',
    },
    event: {
      create: 'Question written',
      update: 'Answer changed',
      publish: 'Answer published',
      unpublish: 'Answer unpublished',
      move: 'Question moved',
      delete: 'Question deleted',
    },
    notice: {},
    field: {
      questionFr: 'Question',
      answerFr: 'Answer',
      questionEn: 'Question in English',
      answerEn: 'Answer in English',
      audience: 'Read by',
      theme: 'Theme',
    },
    value: {
      audience: {
        everyone: 'Everyone',
        freelances: 'Freelancers',
        companies: 'Companies',
      },
      theme: {
        documents: 'Documents and contracts',
        time: 'Time and expenses',
        applications: 'Applications',
        payment: 'Payment',
        account: 'Profile and account',
        privacy: 'Personal data',
      },
    },
  },
});
