import type { CompanyPermission } from '../../../core/permission.ts';

/** What a role may do, as its screens and the history say it. */
export const permissions: Record<CompanyPermission, string> = {
  'opportunities.view': 'Voir les besoins',
  'opportunities.create': 'Créer des besoins',
  'opportunities.edit': 'Modifier les besoins',
  'opportunities.publish': 'Publier et clore les besoins',
  'opportunities.delete': 'Supprimer des besoins',
  'applications.view': 'Voir les candidatures',
  'applications.decide': 'Statuer sur les candidatures',
  'projects.view': 'Voir les projets',
  'projects.edit': 'Modifier les projets',
  'deliveries.view': 'Voir les prestations',
  'timesheets.view': 'Voir les CRA',
  'timesheets.validate': 'Valider les CRA',
  'expenses.view': 'Voir les notes de frais',
  'expenses.validate': 'Valider les notes de frais',
  'contracts.view': 'Voir les contrats',
  'freelances.view': 'Voir les indépendants',
  'statistics.view': 'Voir les statistiques',
  'contacts.view': 'Voir l’équipe',
  'contacts.manage': 'Inviter et gérer l’équipe',
  'roles.manage': 'Gérer les rôles',
  'divisions.manage': 'Gérer les pôles',
  'company.edit': 'Modifier l’entreprise',
};
