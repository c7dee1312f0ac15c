import { wordsOf } from '../core/feature-words.ts';
import type { peopleListFlow } from './people-list.ts';

export const peopleListWords = wordsOf<typeof peopleListFlow>()({
  fr: {
    state: { kept: 'Enregistrée', removed: 'Supprimée' },
    event: {
      create: 'Liste créée',
      update: 'Liste modifiée',
      clear: 'Profils masqués retirés de la liste',
      remove: 'Liste supprimée',
      restore: 'Liste rétablie',
    },
    notice: {},
    field: { isShared: 'Partagée' },
  },
  en: {
    state: { kept: 'Saved', removed: 'Deleted' },
    event: {
      create: 'List created',
      update: 'List changed',
      clear: 'Hidden profiles taken out of the list',
      remove: 'List deleted',
      restore: 'List restored',
    },
    notice: {},
    field: { isShared: 'Shared' },
  },
});
