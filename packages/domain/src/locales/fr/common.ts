export const common = {
  product: 'Jalon',
  save: 'Enregistrer',
  cancel: 'Annuler',
  close: 'Fermer',
  retry: 'Réessayer',
  undo: 'Annuler l’action',
  back: 'Retour',
  optional: 'facultatif',
  loading: 'Chargement…',
  actions: 'Actions',
  yes: 'Oui',
  no: 'Non',
};
