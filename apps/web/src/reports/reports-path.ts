import { isType, type User } from '@jalon/domain/core/actor';
import { href } from '@jalon/domain/core/routes';

/** The reports of a month or of a project, for those who validate: where an address that names no report leads. */
export function reportsPath(user: User, { month, project }: { month?: string | undefined; project?: string | undefined }): string {
  const route = isType(user, 'Company') ? 'company.reports' : isType(user, 'Commercial') ? 'commercial.reports' : 'admin.reports';
  const search = new URLSearchParams({ ...(month && { month }), ...(project && { project }) });
  return href(route) + (search.size > 0 ? `?${search}` : '');
}
