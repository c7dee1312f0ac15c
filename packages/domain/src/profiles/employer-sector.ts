import type { Language } from '../core/languages.ts';
import { plain } from '../core/words.ts';

type Sector = { says: RegExp } & Record<Language, string>;
const sector = (words: string, fr: string, en: string): Sector => ({
  says: new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'u'),
  fr,
  en,
});

/** What the name of an employer says of its sector by itself. A word that many others have too (group, services) is none of these. */
const sectors: readonly Sector[] = [
  sector('banques?|bank|banking|caisse d.epargne|credit', 'Banque', 'Banking'),
  sector('assurances?|assureurs?|insurance|mutuelles?|prevoyance', 'Assurance', 'Insurance'),
  sector('energies?|energy|electricite|gaz|power|solaire|solar|eolien|nucleaire', 'Énergie', 'Energy'),
  sector('ville|mairie|departement|region|ministere|prefecture|metropole|city|council|ministry|agglomeration', 'public', 'public sector'),
  sector('hopital|hopitaux|chu|chru|clinique|hospital|clinic|sante|health|healthcare', 'Santé', 'Healthcare'),
  sector('laboratoires?|pharma|pharmaceutiques?|biotech|biotechnologies', 'Pharmacie', 'Pharmaceuticals'),
  sector('universite|university|ecole|school|college|lycee|institut|academie|academy', 'Enseignement', 'Education'),
  sector('ferroviaire|railways?|rail|trains', 'Ferroviaire', 'Rail'),
  sector('transports?|logistique|logistics|fret|freight|navale?s?|shipping', 'Transport', 'Transport'),
  sector('distribution|supermarches?|hypermarches?|retail|magasins|stores?', 'Distribution', 'Retail'),
  sector('telecoms?|telecommunications?', 'Télécommunications', 'Telecommunications'),
  sector('automobiles?|automotive|motors', 'Automobile', 'Automotive'),
  sector('aeronautiques?|aerospatiale?|aerospace|aviation|airlines?', 'Aéronautique', 'Aerospace'),
  sector('immobilier|immobiliere|real estate|habitat', 'Immobilier', 'Real estate'),
  sector('presse|medias?|editions|television|radio|journal', 'Médias', 'Media'),
];

/** Undefined where the name says nothing of it. */
export function sectorOf(employer: string, language: Language): string | undefined {
  const name = plain(employer);
  return sectors.find(({ says }) => says.test(name))?.[language];
}
