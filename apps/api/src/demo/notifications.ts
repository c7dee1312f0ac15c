import type { DocumentType } from '@jalon/domain/documents/document';
import { noticeOf } from '@jalon/domain/notifications/notices';
import { tell } from '../core/tell.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { documentRecordsIn } from '../documents/documents.records.ts';
import { ownAudiences } from '../notifications/audiences.ts';
import { demoAccounts } from './accounts.ts';

type Setting = { idAt: (at: Date, name: string) => string; daysBefore: (days: number) => Date };
type Past = {
  kind: string;
  subject: Sql;
  by: Sql;
  daysAgo: number;
  isRead?: boolean;
  label?: Sql;
  people?: Sql;
  input?: object;
  after?: object;
};

const person = (email: string): Sql => sql`(select id from users where email = ${email})`;
const { admin, freelance, commercial, company } = demoAccounts;
const colleague = sql`(
  select c.id from users c join users o on o.company_id = c.company_id
  where o.email = ${company.email} and c.id <> o.id and c.state = 'active' order by c.created_at desc limit 1)`;
const entrusted = sql`(
  select a.company_id from company_commercials a where a.user_id = ${person(commercial.email)} order by a.company_id limit 1)`;

/** A legal document of the freelance. */
const paper = (type: DocumentType): Sql => sql`(select id from documents where owner_id = ${person(freelance.email)} and type = ${type})`;
const audiences = { ...ownAudiences, ...documentRecordsIn(() => 'UTC').store.audiences };

const toCommercial = {
  label: sql`(select name from companies where id = s.id)`,
  people: sql`jsonb_build_object('after', jsonb_build_object('commercials', jsonb_build_array(${person(commercial.email)})))`,
};

const past: Past[] = [
  { kind: 'account.validate', subject: person(freelance.email), by: person(admin.email), daysAgo: 30, isRead: true },
  {
    kind: 'document.accept',
    subject: paper('registration'),
    by: person(admin.email),
    daysAgo: 20.4,
    isRead: true,
    after: { type: 'registration' },
  },
  {
    ...{ kind: 'document.remind', subject: paper('vigilance'), by: sql`null::uuid`, daysAgo: 18.1, isRead: true },
    ...{ input: { days: 30 }, after: { type: 'vigilance' } },
  },
  {
    ...{ kind: 'document.refuse', subject: paper('tax'), by: person(admin.email), daysAgo: 0.3 },
    ...{ input: { reason: 'Cette attestation porte sur l’année dernière.' }, after: { type: 'tax' } },
  },
  {
    ...{ kind: 'contact.disable', subject: person('fatou.sarr@helioscope.example'), by: person('julien.arnaud@helioscope.example') },
    ...{ daysAgo: 12.2, isRead: true, label: sql`'Fatou Sarr'` },
  },
  {
    ...{ kind: 'account.enable', subject: person('julien.arnaud@helioscope.example'), by: person('julien.arnaud@helioscope.example') },
    ...{ daysAgo: 26.3, isRead: true },
  },
  { kind: 'account.enable', subject: colleague, by: colleague, daysAgo: 2.1 },
  { kind: 'company.assign', subject: entrusted, by: person(admin.email), daysAgo: 3.3, ...toCommercial },
];

/** What the people of the demonstration were told, by the same rules as everybody, and without a letter. */
export async function loadNotifications(tx: Tx, { idAt, daysBefore }: Setting): Promise<void> {
  const waiting = await tx.many<{ id: string }>(sql`
    select id from users where type = 'Freelance' and state = 'active' and email_verified_at is not null and validated_at is null
      and refused_at is null order by created_at desc limit 3`);
  const signUps = waiting.map(
    ({ id }, index): Past => ({ kind: 'account.verify', subject: sql`${id}::uuid`, by: sql`${id}::uuid`, daysAgo: index + 0.1 }),
  );
  for (const { kind, subject, by, daysAgo, isRead, label = sql`null`, people = sql`null::jsonb`, input, after } of [...past, ...signUps]) {
    const at = daysBefore(daysAgo);
    const id = idAt(at, `${kind} ${daysAgo}`);
    const event = await tx.maybe(sql`
      insert into events (id, at, kind, subject_id, actor_id, label, people, input, after)
      select ${id}, ${at}, ${kind}, s.id, ${by}, ${label}, ${people}, ${input ?? null}::jsonb, ${after ?? null}::jsonb from (select ${subject} as id) s
      where s.id is not null returning id`);
    if (!event) continue;
    await tell(tx, id, kind, noticeOf(kind), audiences);
    await tx.many(sql`update notifications set at = ${at}, mail = null, read_at = ${isRead ? at : null} where event_id = ${id}`);
  }
}
