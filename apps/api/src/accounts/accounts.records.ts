import { accountMachine } from '@jalon/domain/accounts/account-machine';
import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { type ManagedType, managedTypes } from '@jalon/domain/accounts/managed-account-schema';
import { isType, type User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import type { EventKind } from '@jalon/domain/history/history';
import { texts } from '@jalon/domain/locales/all';
import { kindOfAccount } from '@jalon/domain/search/search';
import { record } from '../core/events.ts';
import { peopleWords } from '../core/people-search.ts';
import { type Records, recordsOf } from '../core/records.ts';
import { endSessions } from '../core/session.ts';
import { join, type Sql, sql } from '../db/sql.ts';
import { dropPicture } from '../files/files.queries.ts';
import { isImported } from '../imports/imported.queries.ts';
import { assertMayWrite } from '../mails/mail-limits.queries.ts';
import { ownAudiences } from '../notifications/audiences.ts';
import { lockCompanyOf } from '../organisation/organisation.queries.ts';
import { assertOwnerRemains, inBoth } from '../organisation/organisation.ts';
import { keptByReader, keptFilters, personFavourites } from '../people-lists/people-lists.scope.ts';
import { reachesAccount } from '../portfolios/scope.ts';
import { offerColumns } from '../talents/talents.queries.ts';
import { assertAccountFree } from './account-links.queries.ts';
import { moveAccount } from './accounts.queries.ts';
import { addressOf, isStanding } from './invitations.queries.ts';
import { assertPlace, ownersRoleIfFree, validations } from './managed-accounts.queries.ts';
import { anonymise } from './own-closing.queries.ts';

/** Administrators are managed nowhere here, and a deleted account is nobody any more. Of one type, written as the indexes of the list are. */
const visible = (actor: User, { type }: { type?: string } = {}): Sql => sql`
  ${type ? sql`u.type = ${type}` : sql`u.type <> 'Admin'`} and u.state <> 'deleted' and ${isStanding} and ${reachesAccount(actor, type as ManagedType)}`;

/** What a commercial may read of somebody's past: what was done with the account, not when and from where the person signed in. */
const toldToCommercials: EventKind[] = [
  'account.signUp',
  'account.create',
  'account.invite',
  'account.enable',
  'account.validate',
  'account.devalidate',
  'account.refuse',
  'account.reconsider',
  'account.block',
  'account.unblock',
  'account.disable',
  'account.activate',
  'account.deactivate',
  'account.reactivate',
  'contact.create',
  'contact.update',
  'contact.resend',
  'contact.disable',
  'contact.activate',
];

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => inBoth(`${firstName} ${lastName}`);
export const emailTaken = () => new AppError('account.emailTaken', { fields: { email: 'validation.emailTaken' } });
const validated = (to: keyof typeof validations, reason: string | null = null): Sql => sql`
  validated_at = ${to === 'validated' ? sql`now()` : sql`null`}, refused_at = ${to === 'refused' ? sql`now()` : sql`null`},
  refusal_reason = ${reason}, updated_at = now()`;
/** `reason` is that of a blocked account, `closedBy` who has put it out. */
const moved = ({ reason, closedBy }: { reason?: string; closedBy?: string }): Sql =>
  sql`block_reason = ${reason ?? null}, closed_by = ${closedBy ?? null}::uuid, updated_at = now()`;
const seesAll = (is: boolean): Sql => sql`sees_all = ${is}, updated_at = now()`;

export type AccountRecords = Records<typeof managedAccounts>;

export const accountRecords: AccountRecords = recordsOf(managedAccounts, {
  table: sql`users`,
  as: sql`u`,
  visible,
  columns: {
    id: sql`u.id`,
    state: sql`u.state`,
    version: sql`u.version`,
    type: sql`u.type`,
    civility: sql`u.civility`,
    firstName: sql`u.first_name`,
    lastName: sql`u.last_name`,
    picture: sql`u.picture_key`,
    email: addressOf,
    phone: sql`u.phone`,
    job: sql`u.job`,
    lang: sql`u.lang`,
    company: sql`(select json_build_object('id', c.id, 'name', c.name) from companies c where c.id = u.company_id)`,
    role: sql`(select r.label from company_roles r where r.id = u.role_id)`,
    roleId: sql`u.role_id`,
    validation: sql`case when ${validations.validated} then 'validated' when u.refused_at is null then 'waiting' else 'refused' end`,
    isValidated: validations.validated,
    refusalReason: sql`case when u.validated_at is null then u.refusal_reason end`,
    blockReason: sql`case when u.state = 'blocked' then u.block_reason end`,
    isVerified: sql`u.email_verified_at is not null`,
    seesAll: sql`u.sees_all`,
    isInvited: sql`u.invitation is not null`,
    createdAt: sql`u.created_at`,
    signedInAt: sql`nullif(u.signed_in_at, 'epoch')`,
    offer: sql`(select to_jsonb(told) from (select ${offerColumns} from freelance_profiles p where p.user_id = u.id) told)`,
    isFavourite: (actor) => personFavourites.has(actor, sql`u.id`),
    terms: sql`(
        select json_build_object('number', l.number, 'acceptedAt', l.accepted_at) from legal_acceptances l
        where l.user_id = u.id and l.kind = 'terms' order by l.accepted_at desc limit 1)`,
    isImported: isImported(sql`u.id`),
  },
  audiences: ownAudiences,
  facts: ['validation', 'seesAll'],
  label: sql`u.first_name || ' ' || u.last_name`,
  orders: {
    name: [sql`u.name_key`, sql`text`],
    email: [sql`u.email`, sql`text`],
    createdAt: [sql`u.created_at`, sql`timestamptz`],
    signedInAt: [sql`u.signed_in_at`, sql`timestamptz`],
  },
  filters: {
    type: () => undefined,
    state: (states) => sql`u.state = any(${states})`,
    validation: (wanted) =>
      sql`(${join(
        wanted.map((one) => validations[one]),
        sql` or `,
      )})`,
    address: (address) => (address === 'verified' ? sql`u.email_verified_at is not null` : sql`u.email_verified_at is null`),
    companyId: (companyId) => sql`u.company_id = ${companyId}`,
    ...keptByReader,
  },
  ownFilters: keptFilters(sql`u.id`),
  search: peopleWords,
  found: {
    among: (actor) => managedTypes.filter((type) => type !== 'Commercial' || isType(actor, 'Admin')).map((type) => ({ type })),
    hit: ({ type, firstName, lastName, picture, email, company, offer }) => ({
      ...{ kind: kindOfAccount[type], label: `${firstName} ${lastName}`, picture },
      detail: [company?.name ?? offer?.title, email].filter(Boolean).join(' · '),
    }),
  },
  insert: ({ id, input: { type, email, firstName, lastName, lang, companyId, roleId } }) => sql`
      (id, type, email, first_name, last_name, lang, state, company_id, role_id)
      select ${id}, ${type}, ${email}, ${firstName}, ${lastName}, ${lang}, 'none', ${companyId}::uuid,
        coalesce(${roleId}::uuid, ${ownersRoleIfFree(companyId)})`,
  taken: { users__email: emailTaken },
  sets: {
    validate: () => validated('validated'),
    devalidate: () => validated('waiting'),
    refuse: ({ input: { reason } }) => validated('refused', reason),
    reconsider: () => validated('waiting'),
    widen: () => seesAll(true),
    narrow: () => seesAll(false),
    block: ({ input }) => moved(input),
    unblock: () => moved({}),
    disable: ({ actor }) => moved({ closedBy: actor.id }),
    activate: () => moved({}),
  },
  // Of two owners who are put out at once, the second finds that the first has gone.
  turn: async ({ tx }, action, _input, id) => {
    if (id && (action === 'disable' || action === 'delete')) await lockCompanyOf(tx, id);
    return undefined;
  },
  checks: {
    create: ({ tx, actor }, { input }) => assertPlace(tx, actor, input),
    invite: ({ tx }, { row }) => assertMayWrite(tx, row.email),
    // Who is put out is out at once, on every device.
    block: ({ tx }, { row }) => endSessions(tx, row.id),
    disable: async ({ tx }, { row }) => {
      await Promise.all([row.company && assertOwnerRemains(tx, row.company.id, row.id), endSessions(tx, row.id)]);
    },
  },
  effects: {
    create: async ({ tx, requestId }, { actor, row, input }) => {
      if (input.isInvited) await record(tx, 'account.invite', { subjectId: row.id, by: actor.id, requestId, label: nameOf(row) });
    },
  },
  /** Blocking is not refused to the last owner: who must be kept out is kept out, whatever remains. */
  async remove({ tx, actor, requestId }, row) {
    const { id, state, email, firstName, company } = row;
    if (company) await assertOwnerRemains(tx, company.id, id);
    await assertAccountFree(tx, id);
    await moveAccount(tx, id, { from: accountMachine.actions.delete.from, to: 'deleted', by: actor.id });
    const { picture } = await anonymise(tx, row);
    if (picture) await dropPicture(tx, picture);
    // The address is kept until the farewell is written to it, and no longer; who never came is not written to.
    const farewell = state === 'none' ? {} : { before: { email, firstName } };
    await record(tx, 'account.delete', { subjectId: id, by: actor.id, requestId, ...farewell });
  },
  told: (actor) => (isType(actor, 'Admin') ? undefined : toldToCommercials),
  sheet: (language, { type }) => {
    const { tabs, column, validation, address } = texts[language].accounts;
    const { state } = texts[language].words.account;
    return {
      name: tabs[type].toLowerCase(),
      columns: [
        { title: column.lastName, value: (row) => row.lastName },
        { title: column.firstName, value: (row) => row.firstName },
        { title: column.email, value: (row) => row.email },
        { title: column.phone, value: (row) => row.phone ?? '' },
        { title: column.company, value: (row) => row.company?.name ?? '' },
        { title: column.state, value: (row) => state[row.state] },
        { title: column.validation, value: (row) => validation[row.validation] },
        { title: column.address, value: (row) => address[row.isVerified ? 'verified' : 'unverified'] },
        { title: column.createdAt, value: (row) => new Date(row.createdAt) },
        { title: column.signedInAt, value: (row) => (row.signedInAt ? new Date(row.signedInAt) : '') },
      ],
    };
  },
});
