import type { OwnAudience } from '@jalon/domain/notifications/notices';
import { type Sql, sql } from '../db/sql.ts';
import { companyAudiences } from '../portfolios/portfolios.queries.ts';

/** Who is told of the events that no flow writes: of features that stand on none, and of portfolios. The event is `e`. */
export const ownAudiences: Record<OwnAudience, Sql> & typeof companyAudiences = {
  ...companyAudiences,
  thePerson: sql`select e.subject_id`,
  thePersonMoved: sql`select e.subject_id where e.after ?| '{role,divisions}'`,
  theAdmins: sql`
    select a.id from users s join users a on a.type = 'Admin' and a.state = 'active'
    where s.id = e.subject_id and s.type <> 'Admin' and s.state = 'active' and s.email_verified_at is not null and s.validated_at is null
      and s.refused_at is null`,
  theOwners: sql`
    select o.id from users s join company_roles r on r.company_id = s.company_id and r.is_owner join users o on o.role_id = r.id
    where s.id = e.subject_id and o.id <> s.id`,
};
