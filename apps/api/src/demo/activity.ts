import type { EventKind } from '@jalon/domain/history/history';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { demoAccounts, person } from './accounts.ts';

type Setting = { idAt: (at: Date, name: string) => string; daysBefore: (days: number) => Date };
type Past = { kind: EventKind; about: string; by: string; daysAgo: number };

const admin = demoAccounts.admin.email;
const emailOf = (firstName: string, lastName: string) => person('Freelance', firstName, lastName).email;
const cameBy = (firstName: string, lastName: string, daysAgo: number): Past => {
  const email = emailOf(firstName, lastName);
  return { kind: 'account.signUp', about: email, by: email, daysAgo };
};

/** Who came and whom the administrator let in lately; nobody is told of it again. */
const past: Past[] = [
  cameBy('Aurore', 'Besson', 6.2),
  cameBy('Amina', 'Diallo', 5.2),
  { kind: 'account.validate', about: emailOf('Katell', 'Hamon'), by: admin, daysAgo: 4.4 },
  cameBy('Flavie', 'Aubry', 3.1),
  { kind: 'account.validate', about: emailOf('Jocelyn', 'Barthe'), by: admin, daysAgo: 2.6 },
  cameBy('Thibault', 'Nogent', 2.3),
  { kind: 'account.validate', about: emailOf('Ilona', 'Marek'), by: admin, daysAgo: 1.3 },
  { kind: 'account.block', about: emailOf('Bruno', 'Keller'), by: admin, daysAgo: 1.2 },
  cameBy('Nawel', 'Haddad', 0.3),
];

export async function loadActivity(tx: Tx, { idAt, daysBefore }: Setting): Promise<void> {
  for (const { kind, about, by, daysAgo } of past) {
    const at = daysBefore(daysAgo);
    await tx.many(sql`
      insert into events (id, at, kind, subject_id, actor_id, label)
      select ${idAt(at, `${kind} ${about}`)}, ${at}, ${kind}, u.id, (select id from users where email = ${by}), u.first_name || ' ' || u.last_name
      from users u where u.email = ${about}`);
  }
}
