import type { Language } from '../core/languages.ts';

const fr = {
  kind: 'Profil',
  anonymous: 'Profil anonyme',
  file: 'profil',
  page: 'Page {{page}} sur {{pages}}',
  employer: 'Entreprise',
  employerIn: 'Entreprise du secteur {{sector}}',
  company: 'l’entreprise',
};

/** What a document says around a profile. Only the server draws one: no browser loads these. */
export const pdfWords: Record<Language, typeof fr> = {
  fr,
  en: {
    kind: 'Profile',
    anonymous: 'Anonymous profile',
    file: 'profile',
    page: 'Page {{page}} of {{pages}}',
    employer: 'Company',
    employerIn: 'Company ({{sector}})',
    company: 'the company',
  },
};
