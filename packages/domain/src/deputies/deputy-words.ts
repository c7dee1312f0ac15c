import { wordsOf } from '../core/feature-words.ts';
import type { deputyFlow } from './deputy.ts';

export const deputyWords = wordsOf<typeof deputyFlow>()({
  fr: {
    state: { planned: 'Prévue' },
    event: { create: 'Absence déclarée', update: 'Absence modifiée', delete: 'Absence annulée' },
    notice: {
      create: '{{by}} s’absente et vous confie ses validations du {{startsOn}} au {{endsOn}}',
      update: '{{by}} a modifié son absence : vous validez à sa place du {{startsOn}} au {{endsOn}}',
    },
    field: { startsOn: 'Début', endsOn: 'Fin', deputy: 'Validations confiées à' },
  },
  en: {
    state: { planned: 'Planned' },
    event: { create: 'Absence entered', update: 'Absence changed', delete: 'Absence cancelled' },
    notice: {
      create: '{{by}} is away and hands validations over to you from {{startsOn}} to {{endsOn}}',
      update: '{{by}} has changed an absence: you validate in their place from {{startsOn}} to {{endsOn}}',
    },
    field: { startsOn: 'From', endsOn: 'To', deputy: 'Validations handed over to' },
  },
});
