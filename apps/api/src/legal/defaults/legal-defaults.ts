import type { Language } from '@jalon/domain/core/languages';
import type { LegalKind } from '@jalon/domain/legal/legal-text';
import { notice } from './notice.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

/** Who runs the installation, as its texts name them in each language. */
export type Operator = Record<Language, { name: string; form: string; address: string; number: string; director: string; host: string }> & {
  email: string;
};
export type LegalDefault = (operator: Operator) => Record<Language, string>;

/** Holes in brackets, to be filled in before the texts are published. */
export const unnamedOperator: Operator = {
  fr: {
    name: '[dénomination sociale]',
    form: '[forme et capital]',
    address: '[adresse du siège]',
    number: '[numéro SIREN et ville du RCS]',
    director: '[directeur de la publication]',
    host: '[hébergeur, adresse et téléphone]',
  },
  en: {
    name: '[company name]',
    form: '[legal form and capital]',
    address: '[registered office]',
    number: '[SIREN number and town of registration]',
    director: '[publication director]',
    host: '[hosting provider, address and telephone]',
  },
  email: '[e-mail]',
};

export const legalDefaults: Record<LegalKind, LegalDefault> = { terms, privacy, notice };
