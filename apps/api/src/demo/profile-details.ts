import type { RemotePolicy } from '@jalon/domain/opportunities/opportunity';
import type { Experience, KnownLanguage, SkillLevel, Training } from '@jalon/domain/profiles/profile-parts';
import { demoAccounts, englishAccounts } from './accounts.ts';
import type { DemoProfile } from './profiles.ts';

/** The sections of a profile. `ago` are months before the present one: the demonstration stays as old as it is. */
export type DemoDetails = {
  experiences: (Omit<Experience, 'from' | 'to' | 'isCurrent'> & { fromAgo: number; toAgo: number | null })[];
  trainings: Training[];
  languages: KnownLanguage[];
  levels: Partial<Record<string, SkillLevel>>;
  daysPerWeek: number;
  areas: string[];
  remote: RemotePolicy;
  note: string;
  linkedin: string | null;
  /** Names of files, the main one first. */
  resumes: string[];
};

const said = (...sentences: string[]): string => `<p>${sentences.join(' ')}</p>`;

const camille: DemoDetails = {
  experiences: [
    {
      ...{ title: 'Développeuse full stack, portail client', company: 'Helioscope Énergies', fromAgo: 2, toAgo: null },
      description: said(
        'Parcours de souscription et de suivi de production solaire.',
        'Temps d’affichage divisé par trois, <strong>92 % des parcours</strong> couverts par des tests.',
      ),
      skills: ['React', 'Node.js', 'PostgreSQL'],
    },
    {
      ...{ title: 'Développeuse front-end senior', company: 'Coopérative Armorine', fromAgo: 22, toAgo: 3 },
      description: said('Outil de commande des 1 800 adhérents, utilisable hors connexion dans les exploitations.'),
      skills: ['TypeScript', 'PWA', 'Accessibilité RGAA'],
    },
    {
      ...{ title: 'Développeuse front-end', company: 'Banque Sillage', fromAgo: 68, toAgo: 23 },
      description: said('Espace client des comptes épargne, puis reprise de l’équipe interface (4 personnes).'),
      skills: ['React', 'Next.js', 'Figma'],
    },
    {
      ...{ title: 'Développeuse web', company: 'Atelier Ponant', fromAgo: 94, toAgo: 69 },
      description: said('Sites et boutiques en ligne d’artisans bretons.'),
      skills: ['PHP', 'Vue.js'],
    },
    { title: 'Stagiaire développement', company: 'Ville de Nantes', fromAgo: 101, toAgo: 95, description: '', skills: ['PHP'] },
  ],
  trainings: [],
  languages: [
    { code: 'fr', level: 'native' },
    { code: 'en', level: null },
  ],
  levels: { TypeScript: 'expert', React: 'expert', 'Node.js': 'advanced', PostgreSQL: 'advanced', Docker: 'intermediate' },
  daysPerWeek: 5,
  areas: ['france-pays-de-la-loire', 'france-bretagne'],
  remote: 'partial',
  note: 'Nantes, ou à distance avec 2 jours par mois sur site',
  linkedin: null,
  resumes: ['CV full stack.pdf', 'CV front-end.pdf', 'Resume full stack, EN.pdf'],
};

const james: DemoDetails = {
  experiences: [
    {
      ...{ title: 'Lead data engineer', company: 'Northwind Retail', fromAgo: 14, toAgo: null },
      description: said('Moved nightly batches to streams: stock figures are <strong>five minutes old</strong> instead of a day.'),
      skills: ['Spark', 'Airflow', 'dbt'],
    },
    {
      ...{ title: 'Data engineer', company: 'Harbour Insurance', fromAgo: 60, toAgo: 15 },
      description: said('Built the claims warehouse and its quality checks.'),
      skills: ['Python', 'Snowflake'],
    },
  ],
  trainings: [{ name: 'MSc Computer Science', organisation: 'University of Leeds', year: 2011 }],
  languages: [
    { code: 'en', level: 'native' },
    { code: 'fr', level: 'fluent' },
  ],
  levels: { Python: 'expert', Spark: 'expert', dbt: 'advanced' },
  daysPerWeek: 4,
  areas: ['france-ile-de-france-paris', 'france-ile-de-france-hauts-de-seine'],
  remote: 'partial',
  note: '',
  linkedin: 'https://www.linkedin.com/in/james-whitfield-demo',
  resumes: ['James Whitfield.pdf', 'James Whitfield, FR.pdf'],
};

const known: Record<string, DemoDetails> = { [demoAccounts.freelance.email]: camille, [englishAccounts.freelance.email]: james };

const clients = [
  'Groupe Valmer',
  'Banque Sillage',
  'Mutuelle Orléane',
  'Transports Corail',
  'Agence Lumen',
  'Industries Brézeux',
  'Santé Horizon',
];
const schools = [
  'Université de l’Estuaire',
  'École d’ingénieurs du Littoral',
  'IUT de la Vallée',
  'Conservatoire des métiers du numérique',
];
const regions = ['ile-de-france', 'bretagne', 'occitanie', 'auvergne-rhone-alpes', 'nouvelle-aquitaine', 'hauts-de-france', 'grand-est'];
const remotes: RemotePolicy[] = ['partial', 'full', 'none', 'partial'];
const levels: SkillLevel[] = ['expert', 'advanced', 'advanced', 'intermediate'];
const of = <One>(list: readonly One[], at: number): One => list[at % list.length] as One;

/** Of everybody else: two positions or three, a school and two languages, not the same for all. */
export function detailsOf(email: string, { title, skills }: DemoProfile, at: number): DemoDetails {
  const own = known[email];
  if (own) return own;
  const position = (place: number, fromAgo: number, toAgo: number | null): DemoDetails['experiences'][number] => ({
    ...{ title, company: of(clients, at + place * 3), fromAgo, toAgo },
    description: said(`Mission au sein d’une équipe de ${3 + ((at + place) % 6)} personnes, de la conception à la mise en service.`),
    skills: skills.slice(place, place + 3),
  });
  const first = 6 + (at % 9);
  return {
    experiences: [
      position(0, first, at % 3 === 0 ? null : 1),
      position(1, first + 26, first + 1),
      ...(at % 2 ? [position(2, first + 60, first + 30)] : []),
    ],
    trainings: [
      {
        name: of(['Master informatique', 'Diplôme d’ingénieur', 'Licence professionnelle'], at),
        organisation: of(schools, at),
        year: 2006 + (at % 14),
      },
    ],
    languages: [
      { code: 'fr', level: 'native' },
      { code: 'en', level: of(['fluent', 'intermediate', 'bilingual'] as const, at) },
    ],
    levels: Object.fromEntries(skills.slice(0, 3).map((skill, place) => [skill, of(levels, at + place)])),
    daysPerWeek: of([5, 5, 4, 3], at),
    areas: [`france-${of(regions, at)}`, `france-${of(regions, at + 3)}`].map((code) =>
      code === 'france-ile-de-france' ? `${code}-paris` : code,
    ),
    remote: of(remotes, at),
    note: '',
    linkedin: null,
    resumes: [],
  };
}
