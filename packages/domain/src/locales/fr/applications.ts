/** Applications, for those who qualify and decide. */
export const applications = {
  file: 'candidatures',
  notesFile: 'notes',
  column: {
    person: 'Candidat',
    need: 'Besoin',
    company: 'Entreprise',
    state: 'État',
    rate: 'Tarif',
    sentAt: 'Envoyée le',
    author: 'Auteur',
    note: 'Note',
    writtenAt: 'Écrite le',
  },
};
