import { countries } from './countries.ts';
import { byFrenchLabel, type DefaultValue, grouped } from './default-value.ts';

/** The countries of an area, named as in the list of countries; `asia` and `JP` make `asia-jp`. */
const countriesOf = (area: DefaultValue, codes: string): DefaultValue[] => {
  const wanted = new Set(codes.trim().split(/\s+/));
  const members = countries.filter(({ code }) => wanted.has(code));
  return grouped(area, members.map((country) => ({ ...country, code: `${area.code}-${country.code.toLowerCase()}` })).sort(byFrenchLabel));
};

const france: DefaultValue[] = [
  { code: 'france-auvergne-rhone-alpes', fr: 'Auvergne-Rhône-Alpes', en: 'Auvergne-Rhône-Alpes' },
  { code: 'france-bourgogne-franche-comte', fr: 'Bourgogne-Franche-Comté', en: 'Bourgogne-Franche-Comté' },
  { code: 'france-bretagne', fr: 'Bretagne', en: 'Brittany' },
  { code: 'france-centre-val-de-loire', fr: 'Centre-Val de Loire', en: 'Centre-Val de Loire' },
  { code: 'france-corse', fr: 'Corse', en: 'Corsica' },
  { code: 'france-grand-est', fr: 'Grand Est', en: 'Grand Est' },
  { code: 'france-hauts-de-france', fr: 'Hauts-de-France', en: 'Hauts-de-France' },
  { code: 'france-ile-de-france', fr: 'Île-de-France', en: 'Île-de-France' },
  { code: 'france-normandie', fr: 'Normandie', en: 'Normandy' },
  { code: 'france-nouvelle-aquitaine', fr: 'Nouvelle-Aquitaine', en: 'Nouvelle-Aquitaine' },
  { code: 'france-occitanie', fr: 'Occitanie', en: 'Occitanie' },
  { code: 'france-pays-de-la-loire', fr: 'Pays de la Loire', en: 'Pays de la Loire' },
  { code: 'france-provence-alpes-cote-d-azur', fr: 'Provence-Alpes-Côte d’Azur', en: 'Provence-Alpes-Côte d’Azur' },
  { code: 'france-guadeloupe', fr: 'Guadeloupe', en: 'Guadeloupe' },
  { code: 'france-guyane', fr: 'Guyane', en: 'French Guiana' },
  { code: 'france-la-reunion', fr: 'La Réunion', en: 'Réunion' },
  { code: 'france-martinique', fr: 'Martinique', en: 'Martinique' },
  { code: 'france-mayotte', fr: 'Mayotte', en: 'Mayotte' },
];

const ileDeFrance: DefaultValue[] = [
  { code: 'france-ile-de-france-paris', fr: 'Paris (75)', en: 'Paris (75)' },
  { code: 'france-ile-de-france-seine-et-marne', fr: 'Seine-et-Marne (77)', en: 'Seine-et-Marne (77)' },
  { code: 'france-ile-de-france-yvelines', fr: 'Yvelines (78)', en: 'Yvelines (78)' },
  { code: 'france-ile-de-france-essonne', fr: 'Essonne (91)', en: 'Essonne (91)' },
  { code: 'france-ile-de-france-hauts-de-seine', fr: 'Hauts-de-Seine (92)', en: 'Hauts-de-Seine (92)' },
  { code: 'france-ile-de-france-seine-saint-denis', fr: 'Seine-Saint-Denis (93)', en: 'Seine-Saint-Denis (93)' },
  { code: 'france-ile-de-france-val-de-marne', fr: 'Val-de-Marne (94)', en: 'Val-de-Marne (94)' },
  { code: 'france-ile-de-france-val-d-oise', fr: 'Val-d’Oise (95)', en: 'Val-d’Oise (95)' },
];

const international: DefaultValue[] = [
  { code: 'international-world', fr: 'Monde entier', en: 'Worldwide' },
  { code: 'international-european-union', fr: 'Union européenne', en: 'European Union' },
  { code: 'international-europe', fr: 'Toute l’Europe', en: 'All of Europe' },
  { code: 'international-middle-east', fr: 'Tout le Moyen-Orient', en: 'All of the Middle East' },
  { code: 'international-africa', fr: 'Toute l’Afrique', en: 'All of Africa' },
  { code: 'international-asia', fr: 'Toute l’Asie', en: 'All of Asia' },
  { code: 'international-north-america', fr: 'Toute l’Amérique du Nord', en: 'All of North America' },
  { code: 'international-latin-america', fr: 'Toute l’Amérique latine', en: 'All of Latin America' },
  { code: 'international-oceania', fr: 'Toute l’Océanie', en: 'All of Oceania' },
];

/**
 * Path-like codes: a code that starts with another one and a dash lies inside that area. The departments of the group
 * `ile-de-france` are thus inside `france-ile-de-france`, which two levels cannot say otherwise.
 */
export const mobilityAreas: DefaultValue[] = [
  ...grouped({ code: 'france', fr: 'France', en: 'France' }, france),
  ...grouped({ code: 'ile-de-france', fr: 'Île-de-France', en: 'Île-de-France' }, ileDeFrance),
  ...countriesOf(
    { code: 'europe', fr: 'Europe', en: 'Europe' },
    'AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM UA',
  ),
  ...grouped({ code: 'international', fr: 'International', en: 'International' }, international),
  ...countriesOf({ code: 'middle-east', fr: 'Moyen-Orient', en: 'Middle East' }, 'AE BH IL IQ IR JO KW LB OM PS QA SA SY TR YE'),
  ...countriesOf(
    { code: 'africa', fr: 'Afrique', en: 'Africa' },
    `AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW SC SD SL SN
     SO SS ST SZ TD TG TN TZ UG ZA ZM ZW`,
  ),
  ...countriesOf(
    { code: 'asia', fr: 'Asie', en: 'Asia' },
    'AF AM AZ BD BN BT CN GE HK ID IN JP KG KH KP KR KZ LA LK MM MN MO MV MY NP PH PK SG TH TJ TL TM TW UZ VN',
  ),
  ...countriesOf(
    { code: 'americas', fr: 'Amériques', en: 'Americas' },
    'AG AR BB BL BO BR BS BZ CA CL CO CR CU DM DO EC GD GT GY HN HT JM KN LC MF MX NI PA PE PM PR PY SR SV TT US UY VC VE',
  ),
  ...countriesOf({ code: 'oceania', fr: 'Océanie', en: 'Oceania' }, 'AU FJ FM KI MH NC NR NZ PF PG PW SB TO TV VU WF WS'),
];
