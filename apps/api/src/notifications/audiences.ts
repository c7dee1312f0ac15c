import type { accountFlow } from '@jalon/domain/accounts/managed-account';
import type { contactFlow } from '@jalon/domain/contacts/contact';
import type { AudienceOf } from '@jalon/domain/core/workflow';
import type { OwnAudience } from '@jalon/domain/notifications/notices';
import { type Sql, sql } from '../db/sql.ts';
import { companyAudiences } from '../portfolios/portfolios.queries.ts';

/**
 * Who is told of the events that `record` leaves: of features that stand on no flow, of portfolios, and of accounts and contacts, some of
 * whose events others cause. The event is `e`.
 */
export const ownAudiences: Record<OwnAudience | AudienceOf<typeof accountFlow> | AudienceOf<typeof contactFlow>, Sql> &
  typeof companyAudiences = {
  ...companyAudiences,
  thePerson: sql`select e.subject_id`,
  thePersonMoved: sql`
    select e.subject_id where (e.before -> 'role', e.before -> 'divisions') is distinct from (e.after -> 'role', e.after -> 'divisions')`,
  theAdmins: sql`
    select a.id from users s join users a on a.type = 'Admin' and a.state = 'active'
    where s.id = e.subject_id and s.type <> 'Admin' and s.state = 'active' and s.email_verified_at is not null and s.validated_at is null
      and s.refused_at is null`,
  everyAdmin: sql`select a.id from users a where a.type = 'Admin' and a.state = 'active'`,
  theAway: sql`
    select m.user_id from conversation_members m where m.conversation_id = e.subject_id and m.user_id is distinct from e.actor_id
      and m.unread > 0 and not m.is_muted`,
  theSearchers: sql`select f.user_id from talent_finds f where f.event_id = e.id`,
  theOwners: sql`
    select o.id from users s join company_roles r on r.company_id = s.company_id and r.is_owner join users o on o.role_id = r.id
    where s.id = e.subject_id and o.id <> s.id`,
};
