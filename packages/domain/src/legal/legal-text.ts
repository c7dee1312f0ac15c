import type { Language } from '../core/languages.ts';
import type { RouteName } from '../core/routes.ts';

/** The texts of the operator that everybody may read. The papers of a freelance (Kbis, insurance) are something else. */
export const legalKinds = ['terms', 'privacy', 'notice'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** Where each is read. */
export const legalRoutes = { terms: 'terms', privacy: 'privacy', notice: 'legalNotice' } as const satisfies Record<LegalKind, RouteName>;

/** What is agreed to with one box: the terms are accepted, the privacy policy is taken note of. */
export const acceptedKinds = ['terms', 'privacy'] as const satisfies LegalKind[];

export const legalLimits = { text: 50_000, summary: 500, shownVersions: 100 };

/** What a text is called where no screen translates it: in the history, which keeps words. */
export const legalNames: Record<LegalKind, Record<Language, string>> = {
  terms: { fr: 'Conditions générales d’utilisation', en: 'Terms of use' },
  privacy: { fr: 'Politique de confidentialité', en: 'Privacy policy' },
  notice: { fr: 'Mentions légales', en: 'Legal notice' },
};

/** A version in one language; French where the operator has written no other. */
export function inLanguage({ fr, en }: { fr: string; en: string }, language: Language): { text: string; language: Language } {
  return language === 'en' && en !== '' ? { text: en, language: 'en' } : { text: fr, language: 'fr' };
}
