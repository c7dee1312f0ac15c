import type { Language } from '@jalon/domain/core/languages';
import { filled } from '@jalon/domain/core/message';
import { texts } from '@jalon/domain/locales/all';
import type { AgreedContract } from './evidence.ts';

/** What is shown to whoever controls is in French, whoever takes it out. */
export const packLanguage: Language = 'fr';
export const packWords = texts[packLanguage].vigilance.pack;
export const typeNames = texts[packLanguage].words.document.value.type;

/** What may stand in a name of any system of files. */
export const plain = (name: string): string => name.replace(/[^\p{L}\p{N}.,_()° -]+/gu, '-').replace(/^[.\s-]+|[.\s-]+$/g, '') || 'x';
export const endOf = (name: string): string => /\.[a-z0-9]{1,5}$/i.exec(name)?.[0].toLowerCase() ?? '';
export const nameOfContract = ({ number, amendment }: Pick<AgreedContract, 'number' | 'amendment'>): string =>
  filled(amendment > 0 ? packWords.amendment : packWords.contract, { number, amendment });
