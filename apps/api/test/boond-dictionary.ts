/** A dictionary as a customer of the tool has it: lists of `{ id, value }`, two of them of two levels, ids as numbers and as text. */
export type DoubleEntry = { id: number | string; value: string; option?: DoubleEntry[]; [more: string]: unknown };
export type DoubleDictionary = { setting: Record<string, unknown>; country: DoubleEntry[]; nationality: DoubleEntry[] };

const numbered = (values: Record<number, string>): DoubleEntry[] =>
  Object.entries(values).map(([id, value]) => ({ id: Number(id), value }));
/** Ids as text, made from the label as the tool makes them. */
const named = (values: string, under = ''): DoubleEntry[] =>
  values.split(', ').map((value) => ({
    id:
      under +
      value
        .normalize('NFD')
        .replace(/[^a-zA-Z0-9]/g, '')
        .toLowerCase(),
    value,
  }));

const sectors =
  'Aéronautique, Agroalimentaire, Assurance, Automobile, Banque, Chimie, Conseil, Défense, Edition de logiciels, Energie, Ferroviaire, ' +
  'Grande distribution, Industrie, Informatique, Ingénierie, Logistique, Luxe, Média, Métallurgie, Naval, Nucléaire, Oil & Gaz, Pharmacie, ' +
  'Santé, Secteur public, Services, Sidérurgie, Spatial, Télécommunications, Transport';
const oldRegions =
  'Alsace, Aquitaine, Auvergne, Basse-Normandie, Bourgogne, Bretagne, Centre, Champagne-Ardenne, Corse, Franche-Comté, Haute-Normandie, ' +
  'Languedoc-Roussillon, Limousin, Lorraine, Midi-Pyrénées, Nord-Pas-de-Calais, PACA, Pays de la Loire, Picardie, Poitou-Charentes, Rhône-Alpes';

export const boondDictionary = (): DoubleDictionary => ({
  setting: {
    duration: numbered({
      0: '< 1 mois',
      1: '1 mois',
      2: '2 mois',
      255: 'Indéterminée',
      3: '3 mois',
      4: '4 mois',
      5: '5 mois',
      6: '6 mois',
      7: '> 6 mois',
    }),
    experience: numbered({ 0: 'Aucune', 1: '1 à 2 ans', 2: '3 à 5 ans', 3: '6 à 10 ans', 11: '> 10 ans' }),
    expertiseArea: named(sectors),
    activityArea: [
      { id: 'profils', value: 'Profils', option: named('Développeur, Chef de projet, Product owner', 'profils') },
      { id: 'certifications', value: 'Certifications', option: named('Scrum Master, PMP, ITIL', 'certifications') },
    ],
    mobilityArea: [
      { id: 'monde', value: 'Monde', option: named('Amérique du Nord, Amérique du Sud, Océanie', 'monde') },
      { id: 'mondeeuropefrance', value: 'France', option: named(oldRegions, 'mondeeuropefrance') },
      {
        id: 'mondeeuropefranceiledefrance',
        value: 'Ile-de-France',
        option: named('Paris, Yvelines, Essonne', 'mondeeuropefranceiledefrance'),
      },
    ],
    tool: named('Argo CD, dbt, Terraform, Java, Python'),
    currency: [
      { id: 0, value: 'EUR', symbol: '€' },
      { id: 1, value: 'USD', symbol: '$' },
      { id: 2, value: 'GBP', symbol: '£' },
    ],
    typeOf: {
      project: [
        { id: 1, value: 'Régie', mode: 1 },
        { id: 2, value: 'Forfait', mode: 2 },
        { id: 3, value: 'Recrutement', mode: 3 },
        { id: 4, value: 'Produit', mode: 4 },
        { id: 5, value: 'Projet interne', mode: 1 },
      ],
      contract: numbered({ 0: 'CDI', 1: 'CDD', 2: 'Sous-traitant', 3: 'Freelance', 4: 'Stage' }),
    },
    state: {
      candidate: numbered({ 0: 'A traiter', 1: 'En cours de qualif.', 2: 'Vivier', 3: 'Converti', 5: 'Ne plus contacter', 9: 'Vivier ++' }),
      opportunity: [
        { id: 0, value: 'En cours', active: true },
        { id: 9, value: 'Reportée', active: false },
        { id: 1, value: 'Gagnée', active: false },
      ],
      company: numbered({ 0: 'Prospect', 1: 'Client', 7: 'Partenaire', 8: 'Archivé', 9: 'Fournisseur' }),
    },
    availability: numbered({ 0: 'Immédiate', 1: '< 1 mois', 2: '< 2 mois', 3: '< 3 mois', 4: '> 3 mois' }),
    languageLevel: named('scolaire, intermédiaire, courant, maternel'),
    taxRate: [20, 10, 0],
  },
  country: [
    { id: 'france', value: 'France', iso: 'fr' },
    { id: 'belgique', value: 'Belgique', iso: 'be' },
    { id: 'etatsunis', value: 'Etats-Unis', iso: 'us' },
  ],
  nationality: named('française, belge'),
});
