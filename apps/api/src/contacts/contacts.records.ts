import type { ContactInvite, ContactPlace } from '@jalon/domain/contacts/contact';
import { contacts } from '@jalon/domain/contacts/contact-api';
import { isType, type User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { texts } from '@jalon/domain/locales/all';
import { addressOf, isStanding } from '../accounts/invitations.queries.ts';
import { peopleWords } from '../core/people-search.ts';
import type { RowOf } from '../core/record-store.ts';
import { recordsOf } from '../core/records.ts';
import { sessionsEnded } from '../core/session.ts';
import { type Sql, sql } from '../db/sql.ts';
import { ownAudiences } from '../notifications/audiences.ts';
import { isLastOwner } from '../organisation/organisation.queries.ts';
import { assertOtherOwner, companyOf, takeTurn } from '../organisation/organisation.ts';
import { removeContact } from './contacts.closing.ts';
import { checkInvitation, checkLetter } from './contacts.invitation.ts';
import { assertPlace, findPlace } from './contacts.place.ts';

const ofRole = (column: Sql): Sql => sql`(select ${column} from company_roles r where r.id = u.role_id)`;
const ofDivisions = (column: Sql): Sql =>
  sql`(select ${column} from user_divisions m join divisions d on d.id = m.division_id where m.user_id = u.id)`;

export const contactRecords = recordsOf(contacts, {
  table: sql`users`,
  as: sql`u`,
  visible: (actor: User) => (isType(actor, 'Company') ? sql`(u.company_id = ${companyOf(actor)} and u.state <> 'deleted')` : sql`false`),
  columns: {
    state: sql`case when ${isStanding} then u.state else u.invitation end`,
    picture: sql`u.picture_key`,
    email: addressOf,
    role: ofRole(sql`json_build_object('id', r.id, 'label', r.label, 'isActive', r.is_active)`),
    divisions: sql`coalesce(${ofDivisions(sql`
      json_agg(json_build_object('id', d.id, 'name', d.name, 'isActive', d.is_active) order by d.name_key)`)}, '[]')`,
    signedInAt: sql`nullif(u.signed_in_at, 'epoch')`,
    isSelf: (actor) => sql`u.id = ${actor.id}`,
    isOwner: sql`coalesce(${ofRole(sql`r.is_owner`)}, false)`,
    permissions: sql`coalesce(${ofRole(sql`r.permissions`)}, '{}')`,
    isClosedElsewhere: sql`u.state = 'deactivated' and not exists (
      select 1 from users c where c.id = u.closed_by and c.id <> u.id and c.company_id = u.company_id)`,
    isKeptOut: sql`u.refused_at is not null or (u.state = 'deactivated' and coalesce((
      select c.type from users c where c.id = u.closed_by) = 'Admin', false))`,
  },
  audiences: { theOwners: ownAudiences.theOwners, thePersonMoved: ownAudiences.thePersonMoved },
  facts: ['firstName', 'lastName', 'email', 'job', 'role', 'divisions'],
  words: { role: ofRole(sql`r.label`), divisions: ofDivisions(sql`string_agg(d.name, ', ' order by d.name_key)`) },
  label: sql`u.first_name || ' ' || u.last_name`,
  company: sql`u.company_id`,
  orders: {
    name: [sql`u.name_key`, sql`text`],
    job: [sql`u.job_key`, sql`text`],
    role: [sql`u.role_key`, sql`text`],
    state: [sql`u.state`, sql`text`],
    signedInAt: [sql`u.signed_in_at`, sql`timestamptz`],
  },
  filters: {
    state: (state) => sql`(u.state = ${state} and ${isStanding})`,
    roleId: (roleId) => sql`u.role_id = ${roleId}`,
    divisionId: (divisionId) => sql`exists (select 1 from user_divisions m where m.user_id = u.id and m.division_id = ${divisionId})`,
  },
  search: peopleWords,
  found: {
    hit: ({ firstName, lastName, picture, job, role, email }) => ({
      ...{ kind: 'contact', label: `${firstName} ${lastName}`, picture, detail: [job ?? role?.label, email].filter(Boolean).join(' · ') },
    }),
  },
  // An open invitation. The company was let in already, so its people are too.
  insert: ({ id, actor, input: { firstName, lastName, email, job, roleId } }) => sql`
    (id, type, email, invited_email, invitation, first_name, last_name, job, lang, state, company_id, role_id, validated_at)
    select ${id}, 'Company', ${`${email}.${id}.invalid`}, ${email}, 'open', ${firstName}, ${lastName}, ${job}, ${actor.lang}, 'none', ${companyOf(actor)},
      ${roleId}::uuid, i.validated_at
    from users i where i.id = ${actor.id}`,
  sets: {
    update: ({ input: { job, roleId } }) => sql`job = ${job}, role_id = ${roleId}, updated_at = now()`,
    disable: ({ actor }) => sql`closed_by = ${actor.id}, updated_at = now()`,
    activate: () => sql`closed_by = null, updated_at = now()`,
  },
  turn: ({ tx, actor }) => takeTurn(tx, actor, companyOf(actor), 'contacts.manage'),
  checks: {
    create: ({ tx }, { actor, input }) => checkInvitation(tx, actor, input),
    resend: ({ tx }, { actor, row }) => checkLetter(tx, companyOf(actor), row.email),
    update: async ({ tx }, { actor, row, input }) => {
      const [place, isLast] = await Promise.all([findPlace(tx, actor, input), isLastOwner(tx, companyOf(actor), row.id)]);
      assertPlace(actor, place, { ...input, before: row });
      if (isLast && row.role?.id !== input.roleId) throw new AppError('organisation.lastOwner');
    },
    disable: ({ tx }, { actor, row }) => assertOtherOwner(tx, companyOf(actor), row.id),
  },
  along: {
    create: ({ id, input }) => divisionsSet(id, input),
    update: ({ row, input }) => divisionsSet(row.id, input),
    // Who is put out is out at once, on every device.
    disable: ({ row }) => [sessionsEnded(row.id)],
  },
  remove: removeContact,
  // The changes, not when the person signed in.
  told: () => [
    ...(['contact.create', 'contact.update', 'contact.resend', 'contact.disable', 'contact.activate'] as const),
    ...(['contact.decline', 'contact.withdraw'] as const),
    ...(['account.signUp', 'account.invite', 'account.enable', 'account.deactivate', 'account.reactivate'] as const),
  ],
  // How the operator judges an account is not the company's to know.
  toldOfOthers: ['state', 'firstName', 'lastName', 'email', 'job', 'role', 'divisions'],
  sheet: (language) => {
    const { contacts: words } = texts[language].organisation;
    const { state } = texts[language].words.contact;
    return {
      name: 'contacts',
      columns: [
        { title: words.lastName, value: ({ lastName }) => lastName },
        { title: words.firstName, value: ({ firstName }) => firstName },
        { title: words.column.email, value: ({ email }) => email },
        { title: words.column.job, value: ({ job }) => job ?? '' },
        { title: words.column.role, value: ({ role }) => role?.label ?? '' },
        { title: words.column.divisions, value: ({ divisions }) => divisions.map(({ name }) => name).join(', ') },
        { title: words.column.state, value: (row) => state[row.state] },
        { title: words.column.signedInAt, value: ({ signedInAt }) => (signedInAt ? new Date(signedInAt) : words.never) },
      ],
    };
  },
});

export type ContactRow = RowOf<typeof contacts>;

const divisionsSet = (userId: string, { divisionIds }: ContactInvite | ContactPlace): Sql[] => [
  sql`
    with gone as (delete from user_divisions where user_id = ${userId} and division_id <> all(${divisionIds}::uuid[]))
    insert into user_divisions (user_id, division_id) select ${userId}, d from unnest(${divisionIds}::uuid[]) d on conflict do nothing`,
];
