import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** The firm that the legal texts of the demonstration name. Its name and calendar are the defaults. */
export async function loadOperator(tx: Tx): Promise<void> {
  await tx.many(sql`
    update operator_settings set contact_email = 'contact@jalon.test', contact_phone = '01 84 80 12 34', address = ${'12 rue des Jalons\n75011 Paris'},
      legal_form = 'SAS au capital de 10 000 €', siren = '552081317', vat_number = 'FR27552081317', version = version + 1`);
}
