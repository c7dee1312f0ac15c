import { wordsOf } from '../core/feature-words.ts';
import type { viewFlow } from './view.ts';

export const viewWords = wordsOf<typeof viewFlow>()({
  fr: {
    state: { kept: 'Enregistrée' },
    event: { create: 'Vue enregistrée', update: 'Vue modifiée', delete: 'Vue supprimée' },
    notice: {},
    field: { isShared: 'Partagée', isTold: 'Alerte', query: 'Filtres' },
  },
  en: {
    state: { kept: 'Saved' },
    event: { create: 'View saved', update: 'View changed', delete: 'View deleted' },
    notice: {},
    field: { isShared: 'Shared', isTold: 'Alert', query: 'Filters' },
  },
});
