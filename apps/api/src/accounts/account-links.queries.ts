import type { AccountLink } from '@jalon/domain/accounts/managed-account';
import { assertUnlinked } from '../core/links.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

/** Nobody leaves companies behind that nobody looks after, nor needs that nobody manages. To be asked while the account is held. */
export function assertAccountFree(tx: Tx, id: string): Promise<void> {
  const links: Record<AccountLink, Sql> = {
    companies: sql`select 1 from company_commercials where user_id = ${id}`,
    managedNeeds: sql`select 1 from opportunities where manager_id = ${id} and state <> 'closed'`,
  };
  return assertUnlinked(tx, 'account.linked', links);
}
