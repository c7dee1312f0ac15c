/** What strangers read around the public page of a freelance. */
export const publicProfile = {
  description: '{{name}}, {{title}}. Profil d’indépendant sur Jalon : compétences, expériences, langues et disponibilité.',
  fallbackTitle: 'indépendant',
  loading: 'Chargement du profil',
  missing: 'Ce profil n’est pas public',
  missingText:
    'L’adresse a peut-être changé, ou la personne a fermé sa page. Sur Jalon, les entreprises trouvent tous les indépendants visibles.',
  toHome: 'Découvrir Jalon',
  failed: 'Le profil n’a pas pu être chargé',
  contact: 'Contacter via Jalon',
  contactText: 'Les échanges passent par Jalon : il suffit d’un compte entreprise.',
  signUp: 'Créer un compte entreprise',
  open: 'Ouvrir dans les talents',
};
