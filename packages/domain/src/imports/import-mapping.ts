import { opportunityWords } from '../opportunities/opportunity-words.ts';
import { profileWords } from '../profiles/profile-words.ts';
import { labelKey } from './import-cells.ts';
import { type ImportField, type ImportKind, importFields, type Mapping } from './import-fields.ts';

/** What people call the columns, besides the words of our own screens and files. */
const others: Partial<Record<ImportField, string>> = {
  company: 'Entreprise|Company|Client|Société|Societe cliente|Raison sociale|SIREN|Compte|Account',
  title: 'Titre|Title|Intitulé|Poste|Fonction|Job title|Intitulé du poste|Position|Besoin|Need',
  division: 'Pôle|Division|Service|Département|Department',
  contractType: 'Contrat|Contract|Type de contrat|Contract type',
  startsOn: 'Démarrage|Start|Date de début|Début|Start date|Date de démarrage',
  duration: 'Durée|Duration',
  dailyRateFromCents: 'TJM min|Min daily rate|TJM minimum',
  dailyRateToCents: 'TJM max|Max daily rate|TJM|Daily rate|Budget',
  dailyRateCents: 'TJM|Tarif journalier hors taxes|Taux journalier|Daily rate|Rate|Tarif',
  annualSalaryCents: 'Salaire|Salary|Salaire annuel|Annual salary|Rémunération',
  place: 'Lieu|Place|Ville|City|Location|Localisation',
  mobilityArea: 'Zone|Region|Région',
  remote: 'Remote|TT|Teletravail',
  expertiseArea: 'Secteur d’activité|Industry|Domaine',
  activityAreas: 'Métier|Profession|Job family|Famille de métiers',
  professions: 'Métier|Profession|Job family|Famille de métiers|Professions',
  experience: 'Expérience|Experience|Niveau|Level|Séniorité|Seniority|Années d’expérience|Years of experience',
  skills: 'Compétences|Skills|Compétence|Technologies|Mots clés|Keywords',
  description: 'Descriptif|Mission|Détail|Details',
  prerequisites: 'Pré-requis|Requirements|Exigences',
  contactEmail: 'E-mail du contact|Contact',
  isAnonymous: 'Confidentiel|Confidential',
  firstName: 'Prénom|First name|Firstname|Given name',
  lastName: 'Nom|Last name|Lastname|Surname|Family name|Nom de famille',
  email: 'E-mail|Email|Adresse e-mail|Email address|Courriel|Mail|E-mail address',
  phone: 'Téléphone|Phone|Mobile|Portable|Tél|Phone number',
  lang: 'Langue|Language',
  legalStatus: 'Statut|Legal status|Forme juridique',
  daysPerWeek: 'Jours/semaine|Days per week|Rythme',
  availableFrom: 'Disponibilité|Availability|Disponible le|Available from|Date de disponibilité|Dispo',
  areas: 'Mobilité|Mobility|Zones|Areas|Région|Region',
  linkedin: 'Profil LinkedIn|LinkedIn URL|LinkedIn profile|Linkedin',
};

const ownWords = { needs: opportunityWords, candidates: profileWords };

/** A header without what only sets it off: "TJM (€)", "E-mail *". */
const headerKey = (header: string): string => labelKey(header.replace(/\([^)]*\)|[*:€]/g, ' ').replaceAll('_', ' ')).replace(/[-’']/g, ' ');

/** The names of a field, those of our own files first. */
function namesOf(kind: ImportKind, field: ImportField): string[] {
  const own = (['fr', 'en'] as const).flatMap((language) => (ownWords[kind][language].field as Record<string, string>)[field] ?? []);
  return [...own, ...(others[field]?.split('|') ?? []), field].map(headerKey);
}

/** Which column each field is read from, by the headers. The better name wins a column; each column is read into one field. */
export function guessMapping(kind: ImportKind, headers: readonly string[]): Mapping {
  const keys = headers.map(headerKey);
  const claims = importFields[kind].flatMap((field) =>
    namesOf(kind, field).flatMap((name, rank) => {
      const column = keys.indexOf(name);
      return column === -1 ? [] : [{ field, column, rank }];
    }),
  );
  const mapping: Mapping = {};
  const taken = new Set<number>();
  for (const { field, column } of claims.toSorted((a, b) => a.rank - b.rank)) {
    if (mapping[field] !== undefined || taken.has(column)) continue;
    mapping[field] = column;
    taken.add(column);
  }
  return mapping;
}
