import { wordsOf } from '../core/feature-words.ts';
import type { contractModelFlow } from './contract-model.ts';

export const contractModelWords = wordsOf<typeof contractModelFlow>()({
  fr: {
    state: { original: 'Texte d’origine', changed: 'Texte modifié' },
    event: { create: 'Modèle ajouté', update: 'Modèle modifié', restore: 'Texte d’origine rétabli' },
    notice: {},
    field: { text: 'Texte' },
    value: {
      name: {
        Freelance: 'Contrat de prestation',
        CDD: 'Contrat à durée déterminée',
        CDI: 'Contrat à durée indéterminée',
        amendment: 'Avenant au contrat de prestation',
        employmentAmendment: 'Avenant au contrat de travail',
      },
    },
  },
  en: {
    state: { original: 'Original text', changed: 'Changed text' },
    event: { create: 'Template added', update: 'Template changed', restore: 'Original text restored' },
    notice: {},
    field: { text: 'Text' },
    value: {
      name: {
        Freelance: 'Service contract',
        CDD: 'Fixed-term contract',
        CDI: 'Permanent contract',
        amendment: 'Amendment to a service contract',
        employmentAmendment: 'Amendment to an employment contract',
      },
    },
  },
});
