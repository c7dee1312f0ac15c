/** Temps et frais : la liste de ce qui est à valider, et les absences de ceux qui valident. */
export const reports = {
  absences: 'absences',
  person: 'Personne',
};
