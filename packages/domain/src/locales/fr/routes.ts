import type { RouteName } from '../../core/routes.ts';

/** Page titles and menu entries, one per route. */
export const routes: Record<RouteName, string> = {
  home: 'Accueil',
  login: 'Connexion',
  notActive: 'Compte inactif',
  notFound: 'Page introuvable',
  serverError: 'Erreur de serveur',
  'freelance.dashboard': 'Tableau de bord',
  'freelance.notFound': 'Page introuvable',
  'freelance.serverError': 'Erreur de serveur',
  'company.home': 'Accueil',
  'company.notFound': 'Page introuvable',
  'company.serverError': 'Erreur de serveur',
  'commercial.home': 'Accueil',
  'commercial.notFound': 'Page introuvable',
  'commercial.serverError': 'Erreur de serveur',
  'admin.dashboard': 'Tableau de bord',
  'admin.referentials': 'Référentiels',
  'admin.notFound': 'Page introuvable',
  'admin.serverError': 'Erreur de serveur',
};
