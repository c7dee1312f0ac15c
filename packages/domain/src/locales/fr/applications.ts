/** Applications, for those who qualify and decide. */
export const applications = {
  file: 'candidatures',
  column: { person: 'Candidat', need: 'Besoin', company: 'Entreprise', state: 'État', rate: 'Tarif', sentAt: 'Envoyée le' },
};
