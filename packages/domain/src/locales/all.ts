import type { Language } from '../core/languages.ts';
import { base as enBase } from './en.ts';
import { features as enFeatures } from './en-features.ts';
import { member as enMember } from './en-member.ts';
import { open as enOpen } from './en-open.ts';
import { base as frBase, type Texts } from './fr.ts';
import { features as frFeatures } from './fr-features.ts';
import { member as frMember } from './fr-member.ts';
import { open as frOpen } from './fr-open.ts';

/** Every text of every screen, for the server and for tests; a browser loads them part by part. */
export const texts: Record<Language, Texts> = {
  fr: { ...frBase, ...frOpen, ...frMember, ...frFeatures },
  en: { ...enBase, ...enOpen, ...enMember, ...enFeatures },
};
