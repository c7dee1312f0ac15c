import { plain } from '../core/words.ts';

/** Towns that needs are most often in, by the area they lie in, where the operator's list of areas has kept it. */
const towns = {
  'france-ile-de-france-paris': ['paris'],
  'france-ile-de-france-hauts-de-seine': [
    ...[
      'la defense',
      'puteaux',
      'courbevoie',
      'nanterre',
      'boulogne-billancourt',
      'issy-les-moulineaux',
      'levallois-perret',
      'rueil-malmaison',
    ],
    ...['neuilly-sur-seine', 'clichy', 'montrouge', 'colombes', 'asnieres-sur-seine', 'suresnes'],
  ],
  'france-ile-de-france-seine-saint-denis': [
    'saint-denis',
    'montreuil',
    'pantin',
    'aubervilliers',
    'saint-ouen',
    'noisy-le-grand',
    'bobigny',
  ],
  'france-ile-de-france-val-de-marne': ['creteil', 'vincennes', 'ivry-sur-seine', 'charenton-le-pont', 'fontenay-sous-bois', 'villejuif'],
  'france-ile-de-france-yvelines': ['versailles', 'guyancourt', 'velizy-villacoublay', 'saint-germain-en-laye', 'montigny-le-bretonneux'],
  'france-ile-de-france-essonne': ['evry', 'massy', 'palaiseau', 'les ulis', 'saclay'],
  'france-ile-de-france-val-d-oise': ['cergy', 'argenteuil', 'roissy-en-france'],
  'france-ile-de-france-seine-et-marne': ['marne-la-vallee', 'meaux', 'melun'],
  'france-auvergne-rhone-alpes': [
    ...[
      'lyon',
      'villeurbanne',
      'grenoble',
      'saint-etienne',
      'clermont-ferrand',
      'annecy',
      'chambery',
      'valence',
      'vienne',
      'bourg-en-bresse',
    ],
  ],
  'france-bourgogne-franche-comte': ['dijon', 'besancon', 'belfort', 'chalon-sur-saone', 'auxerre'],
  'france-bretagne': ['rennes', 'brest', 'quimper', 'lorient', 'vannes', 'saint-malo', 'saint-brieuc', 'lannion'],
  'france-centre-val-de-loire': ['orleans', 'tours', 'bourges', 'chartres', 'blois'],
  'france-corse': ['ajaccio', 'bastia'],
  'france-grand-est': ['strasbourg', 'reims', 'metz', 'mulhouse', 'nancy', 'colmar', 'troyes'],
  'france-hauts-de-france': [
    'lille',
    'amiens',
    'roubaix',
    'tourcoing',
    'dunkerque',
    'villeneuve-d-ascq',
    'valenciennes',
    'calais',
    'lens',
    'arras',
  ],
  'france-normandie': ['rouen', 'caen', 'le havre', 'cherbourg', 'evreux'],
  'france-nouvelle-aquitaine': [
    'bordeaux',
    'merignac',
    'pessac',
    'limoges',
    'poitiers',
    'la rochelle',
    'niort',
    'pau',
    'bayonne',
    'angouleme',
  ],
  'france-occitanie': ['toulouse', 'blagnac', 'montpellier', 'nimes', 'perpignan', 'beziers', 'albi', 'castres', 'tarbes'],
  'france-pays-de-la-loire': ['nantes', 'angers', 'le mans', 'saint-nazaire', 'saint-herblain', 'laval', 'la roche-sur-yon', 'cholet'],
  'france-provence-alpes-cote-d-azur': [
    'marseille',
    'nice',
    'toulon',
    'aix-en-provence',
    'avignon',
    'sophia-antipolis',
    'antibes',
    'cannes',
    'aubagne',
  ],
  'france-la-reunion': ['saint-denis de la reunion'],
} as const satisfies Record<string, readonly string[]>;

const asWords = (text: string): string =>
  ` ${plain(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
const known = Object.entries(towns)
  .flatMap(([area, names]) => names.map((name) => ({ area, name: asWords(name) })))
  // "Saint-Denis de la Réunion" is not Saint-Denis.
  .sort((one, other) => other.name.length - one.name.length);

/** The area of a place as people write it: "Lyon 3e", "Paris La Défense", "Aix en Provence"; undefined where it is not known. */
export const areaOfTown = (place: string): string | undefined => {
  const wanted = asWords(place);
  const [first] = known.filter(({ name }) => wanted.startsWith(name));
  return first?.area;
};
