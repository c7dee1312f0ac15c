import { applicationNotes } from '@jalon/domain/application-notes/application-note-api';
import { isType, type User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { texts } from '@jalon/domain/locales/all';
import { isOwnTeam, seesApplication, teamOf } from '../applications/applications.scope.ts';
import { inserted } from '../core/record-statements.ts';
import { recordsOf } from '../core/records.ts';
import { type Sql, sql } from '../db/sql.ts';

const isReached = (actor: User, id: Sql): Sql =>
  sql`exists (select 1 from applications a where a.id = ${id} and ${seesApplication(actor)})`;

/** One's own team's, and for a company what the staff have written for it; on applications one may see. */
function visible(actor: User): Sql {
  if (isType(actor, 'Freelance')) return sql`false`;
  const own = isOwnTeam(actor, sql`n.company_id`);
  // An administrator sees every application.
  if (isType(actor, 'Admin')) return own;
  return sql`(${isType(actor, 'Company') ? sql`(${own} or n.is_shared)` : own} and ${isReached(actor, sql`n.application_id`)})`;
}

export const applicationNoteRecords = recordsOf(applicationNotes, {
  table: sql`application_notes`,
  as: sql`n`,
  visible,
  columns: {
    state: sql`'kept'`,
    ownerId: sql`n.owner_id`,
    author: sql`(select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'picture', u.picture_key)
      from users u where u.id = n.owner_id)`,
    side: sql`case when n.company_id is null then 'staff' else 'company' end`,
    // What the staff make of somebody stays with them, whatever they have written for the company.
    stars: (actor) => sql`(select r.stars from application_ratings r
      where r.application_id = n.application_id and r.user_id = n.owner_id and ${isOwnTeam(actor, sql`r.company_id`)})`,
  },
  // What was said of somebody does not stay in a history once it is taken back.
  facts: ['isShared'],
  orders: { newest: [sql`n.created_at`, sql`timestamptz`] },
  filters: { applicationId: (id) => sql`n.application_id = ${id}` },
  indexed: () => ['applicationId'],
  insert: ({ id, actor, input }) => inserted({ id, ownerId: actor.id, companyId: teamOf(actor), ...input }),
  checks: {
    create: async ({ tx }, { actor, input: { applicationId, isShared } }) => {
      const found = await tx.maybe(sql`select 1 from (select) one where ${isReached(actor, sql`${applicationId}`)}`);
      if (!found) throw new AppError('request.invalid', { fields: { applicationId: 'validation.invalid' } });
      if (isShared && isType(actor, 'Company')) throw new AppError('request.invalid', { fields: { isShared: 'validation.invalid' } });
    },
  },
  sheet: (language) => {
    const { applications: own } = texts[language];
    return {
      name: own.notesFile,
      columns: [
        { title: own.column.author, value: ({ author }) => `${author.firstName} ${author.lastName}` },
        { title: own.column.note, value: ({ text }) => text },
        { title: own.column.writtenAt, value: ({ createdAt }) => new Date(createdAt) },
      ],
    };
  },
});
