import type { accountFlow } from '@jalon/domain/accounts/managed-account';
import type { AudienceOf } from '@jalon/domain/core/workflow';
import type { OwnAudience } from '@jalon/domain/notifications/notices';
import { type Sql, sql } from '../db/sql.ts';

/** Who is told of the events of features that stand on no flow, and of accounts, some of whose events their owners cause. The event is `e`. */
export const ownAudiences: Record<OwnAudience | AudienceOf<typeof accountFlow>, Sql> = {
  thePerson: sql`select e.subject_id`,
  thePersonMoved: sql`select e.subject_id where e.after ?| '{role,divisions}'`,
  theAdmins: sql`
    select a.id from users s join users a on a.type = 'Admin' and a.state = 'active'
    where s.id = e.subject_id and s.type <> 'Admin' and s.state = 'active' and s.email_verified_at is not null and s.validated_at is null
      and s.refused_at is null`,
  theOwners: sql`
    select o.id from users s join company_roles r on r.company_id = s.company_id and r.is_owner join users o on o.role_id = r.id
    where s.id = e.subject_id and o.id <> s.id`,
  theHolders: sql`select h.id from users h where h.role_id = e.subject_id`,
  theCommercials: sql`
    select p.user_id from company_commercials p join users c on c.id = p.user_id
    where p.company_id = e.subject_id and c.validated_at is not null`,
  theAssigned: sql`
    select p::uuid from jsonb_array_elements_text(e.people #> '{after,commercials}') p
    where not coalesce(e.people #> '{before,commercials}' ? p, false)`,
};
