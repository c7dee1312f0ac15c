import type { CompanyLink } from '@jalon/domain/companies/managed-company';
import { isStanding } from '../accounts/invitations.queries.ts';
import { assertUnlinked } from '../core/links.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

/** To be asked while the company is held. Who is deleted is nobody any more, nor is an invitation that has ended. */
export function assertCompanyFree(tx: Tx, id: string): Promise<void> {
  const links: Record<CompanyLink, Sql> = {
    contacts: sql`select 1 from users u where u.company_id = ${id} and u.state <> 'deleted' and ${isStanding}`,
  };
  return assertUnlinked(tx, 'company.linked', links);
}
