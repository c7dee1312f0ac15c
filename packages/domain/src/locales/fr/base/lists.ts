import type { ListName } from '../../../core/reference-lists.ts';

/** The reference lists, which the menus, the home and the history name too. */
export const lists: Record<ListName, { title: string; description: string }> = {
  countries: { title: 'Pays', description: 'Adresses des entreprises et nationalité des indépendants.' },
  'opportunity-durations': { title: 'Durées de mission', description: 'Durées proposées à la publication d’un besoin.' },
  'expertise-areas': { title: 'Secteurs d’activité', description: 'Secteur d’une entreprise ou d’un besoin.' },
  'opportunity-types': { title: 'Types de besoin', description: 'Nature de la prestation : régie, forfait, recrutement…' },
  'activity-areas': { title: 'Métiers', description: 'Familles de métiers et professions des indépendants et des besoins.' },
  experiences: { title: 'Niveaux d’expérience', description: 'Années d’expérience attendues ou déclarées.' },
  'mobility-areas': { title: 'Zones de mobilité', description: 'Où un indépendant accepte de travailler, par grande zone.' },
  currencies: { title: 'Devises', description: 'Monnaies des notes de frais et des montants.' },
  tools: { title: 'Outils et technologies', description: 'Compétences techniques proposées dans les profils et les besoins.' },
  companies: { title: 'Entreprises', description: 'Entreprises clientes connues de Jalon.' },
};
