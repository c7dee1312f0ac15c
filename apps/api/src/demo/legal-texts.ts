import { legalKinds } from '@jalon/domain/legal/legal-text';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { legalDefaults, type Operator } from '../legal/defaults/legal-defaults.ts';
import { acceptancesOf } from '../legal/legal-texts.queries.ts';
import { demoAccounts } from './accounts.ts';

const shared = { name: 'Jalon Démonstration', address: '12 rue des Jalons, 75011 Paris', director: 'Claire Dubois' };
const operator: Operator = {
  fr: {
    ...shared,
    form: 'SAS au capital de 10 000 €',
    number: 'SIREN 552 081 317, RCS Paris',
    host: 'Hébergement Exemple, 1 quai du Port, 59000 Lille',
  },
  en: {
    ...shared,
    form: 'SAS with a capital of €10,000',
    number: 'SIREN 552 081 317, registered in Paris',
    host: 'Hébergement Exemple, 1 quai du Port, 59000 Lille',
  },
  email: '[contact@jalon.test](mailto:contact@jalon.test)',
};

/** Before the second version, the terms did not say where their older versions are. */
const withoutChanges = (text: string): string => text.replace(/\n## 10\. [\s\S]*?(?=\n## 11\.)/, '');

/** Every text published, the terms twice, and what those who have an account agreed to when they came. */
export async function loadLegalTexts(tx: Tx, daysBefore: (days: number) => Date): Promise<void> {
  for (const kind of legalKinds) {
    const { fr, en } = legalDefaults[kind](operator);
    await tx.many(
      sql`update legal_texts set fr = ${fr}, en = ${en}, version = version + 1, updated_at = ${daysBefore(150)} where kind = ${kind}`,
    );
    const first = kind === 'terms' ? { fr: withoutChanges(fr), en: withoutChanges(en) } : { fr, en };
    await publish(tx, { kind, number: 1, ...first, summaryFr: 'Première version.', summaryEn: 'First version.', at: daysBefore(150) });
    if (kind !== 'terms') continue;
    const summaryFr = 'Les versions successives restent lisibles, avec un résumé de chaque changement.';
    const summaryEn = 'Successive versions stay readable, with a summary of each change.';
    await publish(tx, { kind, number: 2, fr, en, summaryFr, summaryEn, at: daysBefore(20) });
  }
  await tx.many(acceptancesOf(sql`(select id, created_at from users where state <> 'none' and type <> 'Admin')`, sql`p.created_at`));
}

type Publication = { kind: string; number: number; fr: string; en: string; summaryFr: string; summaryEn: string; at: Date };

const publish = (tx: Tx, { kind, number, fr, en, summaryFr, summaryEn, at }: Publication) =>
  tx.many(sql`
    insert into legal_versions (kind, number, fr, en, summary_fr, summary_en, asks_again, published_at, published_by)
    values (${kind}, ${number}, ${fr}, ${en}, ${summaryFr}, ${summaryEn}, false, ${at},
      (select id from users where email = ${demoAccounts.admin.email}))`);
