/** Needs and one’s own applications, for a freelance. */
export const offers = { empty: 'Aucun besoin publié pour le moment' };
