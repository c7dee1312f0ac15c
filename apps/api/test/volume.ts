import type { Tx } from '../src/db/database.ts';
import { type Sql, sql } from '../src/db/sql.ts';

/** No statement may run for longer than the product lets it, so many rows are made in several. */
const chunk = 2_000;
/** Each writes two tables with many indexes. */
const talentChunk = 500;

async function inChunks(tx: Tx, count: number, insert: (from: number, to: number) => Sql, size = chunk): Promise<void> {
  for (let from = 1; from <= count; from += size) await tx.many(insert(from, Math.min(from + size - 1, count)));
}

/** Rows in the shape of real ones, made by the database itself. One word in five is the most frequent one. */
export async function manyValues(tx: Tx, count: number): Promise<void> {
  await inChunks(
    tx,
    count,
    (from, to) => sql`
    insert into referential_values (id, list, code, fr, en, place, state, origin)
    select gen_random_uuid(), 'tools', 'volume-' || n,
      (array['Développeur', 'Architecte', 'Consultant', 'Analyste', 'Testeur'])[1 + n % 5] || ' ' || md5(n::text), 'Tool ' || n,
      array[1000 + n], case when n % 50 = 0 then 'disabled' else 'enabled' end, case when n % 20 = 0 then 'external' else 'local' end
    from generate_series(${from}::int, ${to}::int) n`,
  );
  await tx.many(sql`analyze referential_values`);
}

export async function manyCompanies(tx: Tx, count: number): Promise<void> {
  await inChunks(
    tx,
    count,
    (from, to) => sql`
    insert into companies (id, name) select gen_random_uuid(), 'Entreprise ' || md5(n::text) from generate_series(${from}::int, ${to}::int) n`,
  );
  await tx.many(sql`analyze companies`);
}

export async function manyDivisions(tx: Tx, companyId: string, count: number): Promise<void> {
  await inChunks(
    tx,
    count,
    (from, to) => sql`
    insert into divisions (id, company_id, name, is_active)
    select gen_random_uuid(), ${companyId}, 'Pôle ' || md5(n::text), n % 50 > 0 from generate_series(${from}::int, ${to}::int) n`,
  );
  await tx.many(sql`analyze divisions`);
}

export async function manyPeople(tx: Tx, count: number): Promise<void> {
  await inChunks(
    tx,
    count,
    (from, to) => sql`
    insert into users (id, type, email, first_name, last_name, created_at)
    select gen_random_uuid(), 'Freelance', n || '@many.test', 'Prénom ' || n, md5(n::text), now() - n * interval '1 minute'
    from generate_series(${from}::int, ${to}::int) n`,
  );
  await tx.many(sql`analyze users`);
}

export async function manyEvents(tx: Tx, actorId: string, count: number): Promise<void> {
  await inChunks(
    tx,
    count,
    (from, to) => sql`
    insert into events (id, at, kind, subject_id, scope, label, actor_id, before, after)
    select (lpad(to_hex(1700000000000 + n), 12, '0') || '7' || substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 4, 15))::uuid,
      now(), 'referential.update', (select id from referential_values where list = 'tools' order by place limit 1), 'tools', 'Outil ' || n, ${actorId},
      '{"fr": "Avant"}', '{"fr": "Après"}'
    from generate_series(${from}::int, ${to}::int) n`,
  );
  await tx.many(sql`analyze events`);
}

export async function manySessions(tx: Tx, count: number): Promise<void> {
  await inChunks(
    tx,
    count,
    (from, to) => sql`
    insert into sessions (id, token_hash, user_id, is_remembered, user_agent, address, expires_at)
    select gen_random_uuid(), sha256(n::text::bytea), (array(select id from users order by id limit 7))[1 + n % 7], false, 'test', '127.0.0.1',
      now() + interval '1 day'
    from generate_series(${from}::int, ${to}::int) n`,
  );
  await tx.many(sql`analyze sessions`);
}

/** The people of one company, and as many of others. */
export async function manyContacts(tx: Tx, { companyId, roleId }: { companyId: string; roleId: string }, count: number): Promise<void> {
  await inChunks(
    tx,
    count,
    (from, to) => sql`
    insert into users (id, type, email, first_name, last_name, job, state, company_id, role_id, signed_in_at)
    select gen_random_uuid(), case when n % 2 = 0 then 'Company' else 'Freelance' end, 'contact-' || n || '@jalon.test', 'Alix',
      'Nom ' || md5(n::text), 'Fonction ' || n % 40, case when n % 50 = 0 then 'none' else 'active' end,
      case when n % 2 = 0 then ${companyId}::uuid end, case when n % 2 = 0 then ${roleId}::uuid end,
      case when n % 10 > 0 then now() - n * interval '1 hour' else 'epoch' end
    from generate_series(${from}::int, ${to}::int) n`,
  );
  await tx.many(sql`analyze users`);
}

/** Freelances with a profile, one in four of them not to be seen. */
export async function manyTalents(tx: Tx, count: number): Promise<void> {
  await inChunks(
    tx,
    count,
    (from, to) => sql`
    with people as (
      insert into users (id, type, email, first_name, last_name, email_verified_at, validated_at)
      select gen_random_uuid(), 'Freelance', 'talent-' || n || '@many.test', 'Prénom', md5(n::text), now(), case when n % 8 > 0 then now() end
      from generate_series(${from}::int, ${to}::int) n returning id, email)
    insert into freelance_profiles (user_id, title, professions, skills, experience, contract_type, available_from, is_private, created_at)
    select id, 'Métier ' || n, array[(array['java-developer', 'data-engineer', 'tech-lead'])[1 + n % 3]], array['Compétence ' || n % 40], '3',
      (array['Freelance', 'CDI'])[1 + n % 2], operator_day() + n % 90, n % 8 = 1, now() - n * interval '1 minute'
    from (select id, substr(split_part(email, '@', 1), 8)::int as n from people) p`,
    talentChunk,
  );
  await tx.many(sql`analyze users`);
  await tx.many(sql`analyze freelance_profiles`);
}

/** Of one person, about every event there is: some read, some that ask for an act. */
export async function manyNotifications(tx: Tx, userId: string): Promise<void> {
  await tx.many(sql`
    insert into notifications (user_id, event_id, kind, subject_id, asks, read_at)
    select ${userId}, e.id, 'account.verify', e.subject_id, n % 7 = 0, case when n % 3 > 0 then now() end
    from (select id, subject_id, row_number() over () as n from events where subject_id is not null) e`);
  await tx.many(sql`analyze notifications`);
}

/** Three documents for each of many freelances, most of them accepted. */
export async function manyDocuments(tx: Tx, count: number): Promise<void> {
  await inChunks(
    tx,
    count,
    (from, to) => sql`
    insert into documents (id, owner_id, type, added_on, expires_on, state)
    select gen_random_uuid(), u.id, (array['vigilance', 'registration', 'tax'])[1 + n % 3], date '2026-01-01' + n % 300,
      case when n % 10 > 0 then operator_day() + n % 700 end, (array['accepted', 'accepted', 'accepted', 'submitted', 'refused', 'expired'])[1 + n % 6]
    from (select id, row_number() over (order by id) as rank from users where type = 'Freelance') u
    join generate_series(${from}::int, ${to}::int) n on u.rank = n / 3`,
  );
  await tx.many(
    sql`insert into document_checks (id, document_id, number, result) select gen_random_uuid(), d.id, d.number, 'authentic' from documents d`,
  );
  await tx.many(sql`analyze documents, document_checks`);
}
