/** Needs and one’s own applications, for a freelance. */
export const offers = {
  calendar: { title: 'Entretien', file: 'entretien' },
};
