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
    routes: { 'freelance.benefits': 'Perks', 'admin.benefits': 'Perks' },
    state: { draft: 'Draft', published: 'Published' },
    event: {
      create: 'Perk written',
      update: 'Perk changed',
      publish: 'Perk published',
      unpublish: 'Perk unpublished',
      move: 'Perk moved',
      delete: 'Perk deleted',
    },
    notice: {},
    field: { partner: 'Partner', title: 'Title', text: 'Description', code: 'Code', link: 'Link', endsOn: 'Valid until' },
  },
});
