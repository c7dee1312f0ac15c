import { wordsOf } from '../core/feature-words.ts';
import type { divisionFlow } from './division.ts';

export const divisionWords = wordsOf<typeof divisionFlow>()({
  fr: {
    state: {
      active: 'Actif',
      disabled: 'Désactivé',
    },
    event: {
      create: 'Pôle ajouté',
      update: 'Pôle renommé',
      disable: 'Pôle désactivé',
      activate: 'Pôle réactivé',
      delete: 'Pôle supprimé',
    },
    notice: {
      disable: '{{by}} a désactivé un pôle : {{name}}',
      activate: '{{by}} a réactivé un pôle : {{name}}',
    },
  },
  en: {
    state: {
      active: 'Active',
      disabled: 'Disabled',
    },
    event: {
      create: 'Division added',
      update: 'Division renamed',
      disable: 'Division disabled',
      activate: 'Division activated',
      delete: 'Division deleted',
    },
    notice: {
      disable: '{{by}} has disabled a division: {{name}}',
      activate: '{{by}} has enabled a division again: {{name}}',
    },
  },
});
