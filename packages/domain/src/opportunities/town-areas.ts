import { plain } from '../core/words.ts';

/** Towns that needs are most often in, by the area they lie in, where the operator's list of areas has kept it. */
const towns: Record<string, string> = {
  'france-ile-de-france-paris': 'paris',
  'france-ile-de-france-hauts-de-seine':
    'la defense, paris la defense, puteaux, courbevoie, nanterre, boulogne-billancourt, issy-les-moulineaux, levallois-perret, rueil-malmaison, neuilly-sur-seine, clichy, montrouge, colombes, asnieres-sur-seine, suresnes',
  'france-ile-de-france-seine-saint-denis': 'saint-denis, montreuil, pantin, aubervilliers, saint-ouen, noisy-le-grand, bobigny',
  'france-ile-de-france-val-de-marne': 'creteil, vincennes, ivry-sur-seine, charenton-le-pont, fontenay-sous-bois, villejuif',
  'france-ile-de-france-yvelines': 'versailles, guyancourt, velizy-villacoublay, saint-germain-en-laye, montigny-le-bretonneux',
  'france-ile-de-france-essonne': 'evry, massy, palaiseau, les ulis, saclay, paris-saclay',
  'france-ile-de-france-val-d-oise': 'cergy, argenteuil, roissy-en-france',
  'france-ile-de-france-seine-et-marne': 'marne-la-vallee, meaux, melun',
  'france-auvergne-rhone-alpes':
    'lyon, villeurbanne, grenoble, saint-etienne, clermont-ferrand, annecy, chambery, valence, bourg-en-bresse',
  'france-bourgogne-franche-comte': 'dijon, besancon, belfort, chalon-sur-saone, auxerre',
  'france-bretagne': 'rennes, brest, quimper, lorient, vannes, saint-malo, saint-brieuc, lannion',
  'france-centre-val-de-loire': 'orleans, tours, bourges, chartres, blois',
  'france-corse': 'ajaccio, bastia',
  'france-grand-est': 'strasbourg, reims, metz, mulhouse, nancy, colmar, troyes',
  'france-hauts-de-france': 'lille, amiens, roubaix, tourcoing, dunkerque, villeneuve-d-ascq, valenciennes, calais, lens, arras',
  'france-normandie': 'rouen, caen, le havre, cherbourg, cherbourg-en-cotentin, evreux',
  'france-nouvelle-aquitaine': 'bordeaux, merignac, pessac, limoges, poitiers, la rochelle, niort, pau, bayonne, angouleme',
  'france-occitanie': 'toulouse, blagnac, montpellier, nimes, perpignan, beziers, albi, castres, tarbes',
  'france-pays-de-la-loire': 'nantes, angers, le mans, saint-nazaire, saint-herblain, laval, la roche-sur-yon, cholet',
  'france-provence-alpes-cote-d-azur': 'marseille, nice, toulon, aix-en-provence, avignon, sophia-antipolis, antibes, cannes, aubagne',
  'france-la-reunion': 'saint-denis de la reunion, saint-denis la reunion',
};

/** What postal codes of an area begin with. */
const codes: Record<string, string> = {
  'france-ile-de-france-paris': '75',
  'france-ile-de-france-hauts-de-seine': '92',
  'france-ile-de-france-seine-saint-denis': '93',
  'france-ile-de-france-val-de-marne': '94',
  'france-ile-de-france-yvelines': '78',
  'france-ile-de-france-essonne': '91',
  'france-ile-de-france-val-d-oise': '95',
  'france-ile-de-france-seine-et-marne': '77',
  'france-auvergne-rhone-alpes': '01 03 07 15 26 38 42 43 63 69 73 74',
  'france-bourgogne-franche-comte': '21 25 39 58 70 71 89 90',
  'france-bretagne': '22 29 35 56',
  'france-centre-val-de-loire': '18 28 36 37 41 45',
  'france-corse': '20',
  'france-grand-est': '08 10 51 52 54 55 57 67 68 88',
  'france-hauts-de-france': '02 59 60 62 80',
  'france-normandie': '14 27 50 61 76',
  'france-nouvelle-aquitaine': '16 17 19 23 24 33 40 47 64 79 86 87',
  'france-occitanie': '09 11 12 30 31 32 34 46 48 65 66 81 82',
  'france-pays-de-la-loire': '44 49 53 72 85',
  'france-provence-alpes-cote-d-azur': '04 05 06 13 83 84',
  'france-la-reunion': '974',
};

/** Words apart, as they are said: "St-Étienne" and "69003 Lyon" are written for short. */
const asWords = (text: string): string =>
  ` ${plain(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^\d{5} /, '')
    .replace(/\bst\b/g, 'saint')
    .replace(/\bste\b/g, 'sainte')} `;
const known = Object.entries(towns)
  .flatMap(([area, names]) => names.split(', ').map((name) => ({ area, name: asWords(name) })))
  // "Saint-Denis de la Réunion" is not Saint-Denis.
  .sort((one, other) => other.name.length - one.name.length);

/** What goes on so is another town: "Clichy-sous-Bois", "Saint-Ouen-l’Aumône". */
const goesOn = /^(?:sur|sous|en|de|du|des|d|l|la|le|les|lez)\b/;
/** Behind a comma stands a country, or a district. */
const isElsewhere = (place: string): boolean => {
  const [, rest = ''] = place.split(/[,(/]\s*/);
  return /^[^\d]/.test(rest) && !/^(?:france|la reunion)/.test(plain(rest));
};

/** "97400 Saint-Denis" and "Saint-Denis (974)" are not the one beside Paris. */
const fitsCode = (place: string, area: string): boolean => {
  const [, code] = /\b(\d{5})\b|\((\d{2,3})\)/.exec(place)?.filter((part) => part !== undefined) ?? [];
  return code === undefined || codes[area]?.split(' ').some((beginning) => code.startsWith(beginning)) === true;
};

/** The area of a place as people write it: "Lyon 3e", "69003 Lyon", "Aix en Provence"; undefined where it is not known for sure. */
export function areaOfTown(place: string): string | undefined {
  const wanted = asWords(place);
  const town = known.find(({ name }) => wanted.startsWith(name));
  if (!town || goesOn.test(wanted.slice(town.name.length)) || isElsewhere(place) || !fitsCode(place, town.area)) return undefined;
  return town.area;
}

/** For whoever compares them with the list that the product begins with. */
export const areasOfTowns = Object.keys(towns);
