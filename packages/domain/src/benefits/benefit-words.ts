import { wordsOf } from '../core/feature-words.ts';
import type { benefitFlow } from './benefit.ts';

export const benefitWords = wordsOf<typeof benefitFlow>()({
  fr: {
    routes: { 'freelance.benefits': 'Avantages', 'admin.benefits': 'Avantages' },
    state: { draft: 'Brouillon', published: 'Publié' },
    event: {
      create: 'Avantage rédigé',
      update: 'Avantage modifié',
      publish: 'Avantage publié',
      unpublish: 'Avantage retiré de la publication',
      move: 'Avantage déplacé',
      delete: 'Avantage supprimé',
    },
    notice: {},
    field: { partner: 'Partenaire', title: 'Titre', text: 'Description', code: 'Code', link: 'Lien', endsOn: 'Valable jusqu’au' },
  },
  en: {
    routes: { 'freelance.benefits': 'Advantages', 'admin.benefits': 'Advantages' },
    state: { draft: 'Draft', published: 'Published' },
    event: {
      create: 'Advantage written',
      update: 'Advantage changed',
      publish: 'Advantage published',
      unpublish: 'Advantage unpublished',
      move: 'Advantage moved',
      delete: 'Advantage deleted',
    },
    notice: {},
    field: { partner: 'Partner', title: 'Title', text: 'Description', code: 'Code', link: 'Link', endsOn: 'Valid until' },
  },
});
