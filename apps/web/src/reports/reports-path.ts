import type { UserType } from '@jalon/domain/core/actor';
import { reportsOf } from '@jalon/domain/core/notices';
import { href } from '@jalon/domain/core/routes';

type Narrowed = { month?: string | undefined; project?: string | undefined };

/** The months of everybody one sees, of one month or one project. */
export function reportsPath({ type }: { type: UserType }, { month, project }: Narrowed): string {
  const search = new URLSearchParams({ ...(project && { project }), ...(month && { month }) });
  return href(reportsOf[type]) + (search.size > 0 ? `?${search}` : '');
}
