import type { CompanyLink } from '@jalon/domain/companies/managed-company';
import { assertUnlinked } from '../core/links.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

/** To be asked while the company is held. Who is deleted is nobody any more. */
export function assertCompanyFree(tx: Tx, id: string): Promise<void> {
  const links: Record<CompanyLink, Sql> = { contacts: sql`select 1 from users where company_id = ${id} and state <> 'deleted'` };
  return assertUnlinked(tx, 'company.linked', links);
}
