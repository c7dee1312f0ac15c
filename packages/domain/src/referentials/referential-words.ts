import { wordsOf } from '../core/feature-words.ts';
import type { referentialFlow } from './referential.ts';

export const referentialWords = wordsOf<typeof referentialFlow>()({
  fr: {
    routes: {
      'admin.referentials': 'Référentiels',
    },
    state: {
      enabled: 'Active',
      disabled: 'Désactivée',
    },
    event: {
      create: 'Valeur ajoutée',
      update: 'Valeur modifiée',
      move: 'Valeur déplacée',
      disable: 'Valeur désactivée',
      enable: 'Valeur activée',
    },
    notice: {},
    field: {
      fr: 'Français',
      en: 'Anglais',
      code: 'Code',
      group: 'Groupe',
      list: 'Référentiel',
      rank: 'Rang',
    },
  },
  en: {
    routes: {
      'admin.referentials': 'Reference lists',
    },
    state: {
      enabled: 'Enabled',
      disabled: 'Disabled',
    },
    event: {
      create: 'Value added',
      update: 'Value changed',
      move: 'Value moved',
      disable: 'Value disabled',
      enable: 'Value enabled',
    },
    notice: {},
    field: {
      fr: 'French',
      en: 'English',
      code: 'Code',
      group: 'Group',
      list: 'Reference list',
      rank: 'Rank',
    },
  },
});
