import { createHash } from 'node:crypto';
import type { Files } from '../core/files.ts';
import { hashPassword } from '../core/password.ts';
import type { Database, Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { type DemoAccount, demoAccounts, demoPassword, demoPeople, englishAccounts } from './accounts.ts';
import { loadActivity } from './activity.ts';
import { loadApplications } from './applications.ts';
import { loadBenefits } from './benefits.ts';
import { loadChat } from './chat.ts';
import { companies, type DemoChange, referenceChanges } from './content.ts';
import { loadContracts } from './contracts.ts';
import { loadDocuments } from './documents.ts';
import { loadExpenses } from './expenses.ts';
import { loadFaq } from './faq.ts';
import { loadLegalTexts } from './legal-texts.ts';
import { loadNeeds } from './needs.ts';
import { loadNotifications } from './notifications.ts';
import { loadOperator } from './operator.ts';
import { loadContacts, loadOtherRoles, loadRoles } from './organisation.ts';
import { loadPeopleLists } from './people-lists.ts';
import { loadPictures } from './pictures.ts';
import { loadPortfolios, loadRolesOfContacts } from './portfolios.ts';
import { loadProjects } from './projects.ts';
import { loadRetention } from './retention.ts';
import { loadTalents } from './talents.ts';
import { loadTimesheets } from './timesheets.ts';
import { loadVigilance } from './vigilance.ts';

/** A living product to look at: the same people and things every time, at dates counted back from today. */
export async function loadDemo(database: Database, files: Files, now = new Date()): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  await database.transaction(async (tx) => {
    const before = await tx.many<{ id: string }>(sql`select id from users`);
    const createdAt = daysBefore(now, 120);
    for (const [index, name] of companies.entries())
      await tx.many(sql`insert into companies (id, name, created_at, updated_at)
        values (${idAt(daysBefore(now, 200 - index), name)}, ${name}, ${daysBefore(now, 200 - index)}, ${daysBefore(now, 200 - index)})`);
    const company = await tx.one<{ id: string }>(sql`select id from companies where name = ${companies[0]}`);
    const setting = {
      companyId: company.id,
      passwordHash,
      idOf: (name: string) => idAt(createdAt, name),
      daysBefore: (days: number) => daysBefore(now, days),
    };
    const roleId = await loadRoles(tx, setting);
    const accounts: DemoAccount[] = [...Object.values(demoAccounts), ...Object.values(englishAccounts), ...demoPeople];
    for (const [index, account] of accounts.entries()) {
      const {
        email,
        type,
        firstName,
        lastName,
        lang = 'fr',
        state = 'active',
        isVerified = true,
        isValidated = true,
        blockReason = null,
        joinedAgo = 120 - index * 4,
      } = account;
      const joinedAt = daysBefore(now, joinedAgo);
      // Who works came this week; who has been put out, or has not come yet, did not.
      const signedInAt = state === 'active' && isVerified ? daysBefore(now, Math.min((index % 7) + 0.2, joinedAgo)) : new Date(0);
      const [companyId, role] = type === 'Company' ? [company.id, roleId] : [null, null];
      await tx.many(sql`
        insert into users (id, type, email, password_hash, first_name, last_name, lang, state, closed_by, email_verified_at, validated_at,
          company_id, role_id, created_at, signed_in_at, block_reason)
        values (${idAt(createdAt, email)}, ${type}, ${email}, ${state === 'none' ? null : passwordHash}, ${firstName}, ${lastName}, ${lang},
          ${state}, ${state === 'deactivated' ? idAt(createdAt, email) : null}, ${isVerified ? joinedAt : null},
          ${isValidated ? joinedAt : null}, ${companyId}, ${role}, ${joinedAt}, ${signedInAt}, ${blockReason})`);
    }
    await loadContacts(tx, setting);
    await loadPortfolios(tx, setting);
    await loadOtherRoles(tx, setting);
    await loadRolesOfContacts(tx);
    await loadTalents(tx, files, setting);
    await loadDocuments(tx, files, setting);
    await loadNeeds(tx, { ...setting, idAt });
    await loadApplications(tx, { ...setting, idAt });
    await loadProjects(tx, { ...setting, idAt });
    await loadTimesheets(tx, { idAt, daysBefore: setting.daysBefore });
    await loadExpenses(tx, files, { ...setting, idAt });
    await loadContracts(tx, { ...setting, idAt });
    await loadVigilance(tx, { ...setting, idAt });
    await loadLegalTexts(tx, setting.daysBefore);
    await loadOperator(tx);
    await loadNotifications(tx, { idAt, daysBefore: setting.daysBefore });
    await loadActivity(tx, { idAt, daysBefore: setting.daysBefore });
    await loadFaq(tx, setting);
    await loadBenefits(tx, setting);
    await loadPeopleLists(tx, setting);
    await loadRetention(tx, setting);
    await loadChat(tx, { ...setting, idAt });
    await loadPictures(tx, files, setting.idOf);
    for (const [index, change] of referenceChanges.entries())
      await applyChange(tx, change, new Date(daysBefore(now, change.daysAgo).getTime() + index));
    // Everybody added here has the public password, or none yet: production keeps them out.
    await tx.many(sql`update users set is_demo = true where id <> all(${before.map(({ id }) => id)}::uuid[])`);
  });
}

/** A change made on its day, with the trace it would have left. */
async function applyChange(tx: Tx, { list, code, to }: DemoChange, at: Date): Promise<void> {
  const admin = demoAccounts.admin.email;
  await tx.many(sql`
    with before as (select id, fr, en, state from referential_values where list = ${list} and code = ${code}),
    after as (
      update referential_values v set fr = coalesce(${to.fr ?? null}, v.fr), en = coalesce(${to.en ?? null}, v.en),
        state = coalesce(${to.state ?? null}, v.state), version = v.version + 1, updated_at = ${at}
      from before where v.id = before.id returning v.id, v.fr, v.en, v.state)
    insert into events (id, at, kind, subject_id, scope, label, english, actor_id, before, after)
    select ${idAt(at, list + code)}, ${at}, ${to.state === 'disabled' ? 'referential.disable' : 'referential.update'}, after.id,
      ${list}, after.fr, jsonb_build_object('label', after.en), (select id from users where email = ${admin}), ${difference(sql`before`, to)}, ${difference(sql`after`, to)}
    from before, after`);
}

const difference = (side: ReturnType<typeof sql>, to: DemoChange['to']) =>
  to.state ? sql`jsonb_build_object('state', ${side}.state)` : sql`jsonb_build_object('fr', ${side}.fr, 'en', ${side}.en)`;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

/** A UUID v7 of that moment whose random part comes from a name, so that a demonstration is the same every day. */
function idAt(at: Date, name: string): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  const rest = createHash('sha256').update(name).digest('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6, 18)}`;
}
