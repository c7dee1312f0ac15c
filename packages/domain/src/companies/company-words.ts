import { wordsOf } from '../core/feature-words.ts';
import type { companyFlow } from './client-company.ts';

export const companyWords = wordsOf<typeof companyFlow>()({
  fr: {
    state: {
      active: 'Active',
      disabled: 'Désactivée',
    },
    event: {
      create: 'Entreprise créée',
      update: 'Informations de l’entreprise modifiées',
      assign: 'Commerciaux de l’entreprise modifiés',
      disable: 'Entreprise désactivée',
      activate: 'Entreprise réactivée',
      delete: 'Entreprise supprimée',
    },
    notice: {
      assign: '{{by}} vous a confié une entreprise : {{name}}',
      disable: '{{by}} a désactivé une entreprise : {{name}}',
      activate: '{{by}} a réactivé une entreprise : {{name}}',
    },
  },
  en: {
    state: {
      active: 'Active',
      disabled: 'Disabled',
    },
    event: {
      create: 'Company created',
      update: 'Company details changed',
      assign: 'Salespeople of the company changed',
      disable: 'Company disabled',
      activate: 'Company activated',
      delete: 'Company deleted',
    },
    notice: {
      assign: '{{by}} has given you a company: {{name}}',
      disable: '{{by}} has disabled a company: {{name}}',
      activate: '{{by}} has enabled a company again: {{name}}',
    },
  },
});
