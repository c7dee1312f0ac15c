/** Needs, for those who post and staff them. */
export const needs = {
  file: 'besoins',
  column: { company: 'Entreprise', state: 'État', applications: 'Candidatures', postedAt: 'Publié le' },
};
