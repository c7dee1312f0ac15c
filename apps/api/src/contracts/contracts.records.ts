import { type Contract, referenceOf } from '@jalon/domain/contracts/contract';
import { contracts } from '@jalon/domain/contracts/contract-api';
import { amountOf, type Terms, termsErrors } from '@jalon/domain/contracts/contract-terms';
import { isType, type User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { messageWith } from '@jalon/domain/core/message';
import { formatMoney } from '@jalon/domain/core/money';
import { plain } from '@jalon/domain/core/words';
import type { EventKind } from '@jalon/domain/history/history';
import { texts } from '@jalon/domain/locales/all';
import type { OperatorSettings } from '@jalon/domain/operator/operator';
import { operatorDay } from '../core/operator-day.ts';
import { assigned, inserted } from '../core/record-statements.ts';
import { type Records, recordsOf } from '../core/records.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { seesDelivered } from '../deliveries/deliveries.scope.ts';
import { attachFile, dropFilesOf, waitingFile } from '../files/files.queries.ts';
import { exceptedFrom, exceptionKept, lackedBy, refuseLacking, refuseNeedless } from '../vigilance/lacking.ts';
import { frozen, type NamedOperator, refuseUnknown } from './contract-values.ts';
import { contractColumns, isAmended, numberOf, sideOf, warningAt } from './contracts.columns.ts';
import { seesContract } from './contracts.scope.ts';
import { isLastVersion, overOn, wholeEnd } from './contracts.whole.ts';
import { linkEnded, mailLink } from './link.queries.ts';
import { codesEnded, codeUsed } from './signing.queries.ts';

const kind = contracts.flow.name;
const moved = (set: Sql): Sql => sql`${set}, since = now(), updated_at = now()`;
/** What is between those who sign. */
const toSigners = [
  ...(['feeMode', 'feeCents', 'days', 'paymentDays', 'paymentFrom'] as const),
  ...(['category', 'workingTime', 'hoursPerWeek', 'loadFactor', 'hourlyCents', 'monthlyCents'] as const),
  ...(['conditions', 'text', 'body', 'file', 'hash', 'reason'] as const),
] as const;
/** What is the staff's until it is sent; why it came back is known to whoever it came back from. */
const unsent = toSigners.filter((name) => name !== 'reason');
/** How it was prepared, and what let it pass, is the staff's. */
const untold: readonly string[] = ['update', 'authorise'];
const toldOutside = contracts.flow.actionNames.filter((verb) => !untold.includes(verb)).map((verb): EventKind => `contract.${verb}`);
const isOutside = (actor: User): boolean => isType(actor, 'Freelance', 'Company');

const ofDelivery = (id: string | null, column: Sql): Sql => sql`(select ${column} from deliveries d where d.id = ${id})`;
const ofAmended = (id: string | null, column: Sql): Sql => sql`(select ${column} from contracts a where a.id = ${id})`;
const thisYear = sql`extract(year from ${operatorDay})::int`;

function refuseField(name: string, message: string): never {
  throw new AppError('request.invalid', { fields: { [name]: message } });
}

/** Terms that cannot be, and names in the text that mean nothing, at their fields. */
function refuseTerms(terms: Terms): void {
  const wrong = termsErrors(terms);
  if (wrong.length > 0) throw new AppError('request.invalid', { fields: Object.fromEntries(wrong) });
  refuseUnknown(terms.text);
}

/** Who is employed gives no legal documents: administrators alone write it, or say that it was signed. */
function refuseEmploying(actor: User, ...types: Terms['type'][]): void {
  if (!isType(actor, 'Admin') && types.some((type) => type !== 'Freelance')) throw new AppError('access.refused');
}

type New = Terms & { ownerId: string; deliveryId: string | null; amendsId: string | null };
/** That the delivery is the person's and within reach, and that what is amended is in force and theirs. In one statement: the write follows it. */
async function checkNew(tx: Tx, actor: User, { ownerId, deliveryId, amendsId, ...terms }: New): Promise<void> {
  refuseEmploying(actor, terms.type);
  refuseTerms(terms);
  const found = await tx.one<{ isPerson: boolean; isTheirs: boolean; isAmendable: boolean; isAmended: boolean; isOtherType: boolean }>(sql`
    select exists (select 1 from users u where u.id = ${ownerId} and u.type = 'Freelance' and u.state in ('active', 'none')) as "isPerson",
      ${deliveryId}::uuid is null or exists (select 1 from deliveries c where c.id = ${deliveryId} and c.owner_id = ${ownerId} and ${seesDelivered(actor, sql`c`)}) as "isTheirs",
      ${amendsId}::uuid is null or exists (select 1 from contracts c where c.id = ${amendsId} and c.owner_id = ${ownerId} and c.state = 'signed'
        and c.amends_id is null and c.delivery_id is not distinct from ${deliveryId} and ${seesContract(actor)}) as "isAmendable",
      ${isAmended(sql`${amendsId}::uuid`)} as "isAmended",
      exists (select 1 from contracts c where c.id = ${amendsId} and c.type <> ${terms.type}) as "isOtherType"`);
  const fields = {
    ...(!found.isPerson && { ownerId: 'validation.invalid' }),
    ...((!found.isTheirs || (deliveryId === null && terms.type === 'Freelance')) && { deliveryId: 'validation.invalid' }),
    ...(!found.isAmendable && { amendsId: 'validation.invalid' }),
    ...(found.isAmendable && found.isOtherType && { type: 'validation.invalid' }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields });
  if (found.isAmended) throw new AppError('contract.isBeingAmended');
}

/** That nothing the law asks for lacks where a service is agreed on, but for what was let pass. */
async function checkPapers(tx: Tx, { type, deliveryId }: { type: Terms['type']; deliveryId: string | null }): Promise<void> {
  if (type !== 'Freelance' || deliveryId === null) return;
  const found = await tx.maybe<{ lacking: string[]; excepted: string[] }>(
    sql`select ${lackedBy} as lacking, ${exceptedFrom(sql`d.id`)} as excepted from deliveries d where d.id = ${deliveryId}`,
  );
  refuseLacking(found?.lacking.filter((one) => !found.excepted.includes(one)) ?? []);
}

/** That it ends within the time it was agreed for. Says whether there is anything that amends it, which ends with it. */
async function checkEnd(tx: Tx, { id, startsOn }: { id: string; startsOn: string }, endedOn: string): Promise<boolean> {
  const { end, isAmended } = await tx.one<{ end: string | null; isAmended: boolean }>(sql`
    select ${wholeEnd}::text as end, exists (select 1 from contracts a where a.amends_id = c.id and a.state = 'signed') as "isAmended"
    from contracts c where c.id = ${id}`);
  if (endedOn < startsOn || (end !== null && endedOn > end)) refuseField('endedOn', 'validation.withinContract');
  return isAmended;
}

/** How the operator is called in its contracts, and which day it is there. */
export type ContractHouse = { operator: () => NamedOperator & Pick<OperatorSettings, 'contractReminders'>; today: () => string };

export const contractRecordsIn = ({ operator, today }: ContractHouse): Records<typeof contracts> =>
  recordsOf(contracts, {
    table: sql`contracts`,
    as: sql`c`,
    visible: seesContract,
    hidden: (actor, { body, file }) => {
      if (isType(actor, 'Company')) return [...toSigners, 'by'];
      if (isType(actor, 'Freelance')) return body === null && file === null ? unsent : ['loadFactor', 'text'];
      return [];
    },
    columns: contractColumns,
    audiences: {
      theProvider: sql`select c.owner_id from contracts c where c.id = e.subject_id`,
      // Those who may sign for the operator.
      theSigners: sql`select u.id from users u where u.type = 'Admin' and u.state = 'active'`,
      theOther: sql`select u.id from contracts c join users u on case when e.actor_id = c.owner_id then u.type = 'Admin' and u.state = 'active' else u.id = c.owner_id end
        where c.id = e.subject_id and not exists (select 1 from contract_signatures s where s.contract_id = c.id
          and s.side = case when e.actor_id = c.owner_id then 'operator' else 'provider' end)`,
      // Whoever wrote it, and those who look after the client.
      theStaff: sql`select u.id from contracts c join users u on u.id = c.created_by
        or (u.type = 'Commercial' and u.validated_at is not null and exists (select 1 from company_commercials p where p.company_id = c.company_id and p.user_id = u.id))
        where c.id = e.subject_id and u.state = 'active' and u.type in ('Admin', 'Commercial')`,
    },
    facts: [
      ...(['type', 'startsOn', 'endsOn', 'feeMode', 'feeCents', 'days', 'paymentDays', 'paymentFrom', 'isPeriodic'] as const),
      ...(['category', 'workingTime', 'hoursPerWeek', 'loadFactor', 'hourlyCents', 'monthlyCents', 'conditions'] as const),
      ...(['hash', 'endedOn', 'reason'] as const),
    ],
    label: sql`${numberOf(sql`c`)} || case when c.amendment > 0 then '/' || c.amendment else '' end
      || coalesce(', ' || (select p.title from projects p where p.id = c.project_id), '')`,
    company: sql`c.company_id`,
    orders: { since: [sql`c.since`, sql`timestamptz`] },
    filters: {
      state: (state) => sql`c.state = ${state}`,
      ofType: (types) => sql`c.type = any(${types})`,
      companyId: (ids) => sql`c.company_id = any(${ids})`,
      commercialId: (id) => sql`c.company_id = any(array(select p.company_id from company_commercials p where p.user_id = ${id}))`,
      ownerId: (id) => sql`c.owner_id = ${id}`,
      projectId: (id) => sql`c.project_id = ${id}`,
      deliveryId: (id) => sql`c.delivery_id = ${id}`,
      amendsId: (id) => sql`c.amends_id = ${id}`,
      // What was prolonged ends with what prolongs it.
      ends: ({ from = '-infinity', to = 'infinity' }) => sql`c.ends_on between ${from}::date and ${to}::date and ${isLastVersion}`,
    },
    search: sql`c.search`,
    found: {
      hit: ({ number, owner, project, state }, language) => ({
        ...{ kind: 'contract', label: [number, project?.title].filter(Boolean).join(', ') },
        detail: [`${owner.firstName} ${owner.lastName}`, texts[language].words.contract.state[state]].join(' · '),
      }),
    },
    // Numbers follow each other without a gap: whoever writes waits for the one before.
    turn: async ({ tx }, action) => {
      if (action === 'create') await tx.many(sql`select pg_advisory_xact_lock(hashtextextended('contract numbers', 0))`);
      return undefined;
    },
    insert: ({ id, actor, input: { deliveryId, amendsId, ...input } }) =>
      inserted({
        ...{ id, ...input, deliveryId, amendsId, createdBy: actor.id },
        year: sql`coalesce(${ofAmended(amendsId, sql`a.year`)}, ${thisYear})`,
        ordinal: sql`coalesce(${ofAmended(amendsId, sql`a.ordinal`)}, (select coalesce(max(o.ordinal), 0) + 1 from contracts o where o.year = ${thisYear}))`,
        amendment: sql`case when ${amendsId}::uuid is null then 0
          else (select coalesce(max(o.amendment), 0) + 1 from contracts o where o.amends_id = ${amendsId}) end`,
        projectId: ofDelivery(deliveryId, sql`d.project_id`),
        companyId: ofDelivery(deliveryId, sql`d.company_id`),
        divisionId: ofDelivery(deliveryId, sql`d.division_id`),
      }),
    checks: {
      create: ({ tx }, { actor, input }) => checkNew(tx, actor, input),
      send: ({ tx }, { row }) => checkPapers(tx, row),
      // The change is sent behind the question, so that what amends it finds it ended; most have nothing, and wait for nothing.
      end: async ({ tx, requestId }, { row, input: { endedOn } }) => {
        if (!(await checkEnd(tx, row, endedOn))) return;
        await contractRecordsIn({ operator, today }).follow({ tx, requestId }, 'expire', { due: sql`c.amends_id = ${row.id}`, input: {} });
      },
      deposit: async ({ tx }, { actor, row }) => {
        refuseEmploying(actor, row.type);
        await checkPapers(tx, row);
      },
      authorise: ({ tx }, { row: { type, deliveryId } }) => refuseNeedless(tx, type === 'Freelance' ? deliveryId : null),
    },
    sets: {
      update: ({ actor, row, input }) => {
        refuseEmploying(actor, row.type, input.type);
        if (input.type !== row.type) refuseField('type', 'validation.invalid');
        refuseTerms(input);
        return sql`${assigned(input)}, updated_at = now()`;
      },
      send: ({ row }) =>
        moved(sql`${assigned(frozen(row, operator(), today()))}, sent_at = now(), reason = null, reminded_on = null, overdue_on = null`),
      sign: ({ actor, row, input: { name, hash } }) => {
        if (hash !== row.hash) throw new AppError('contract.otherDocument');
        refuseOtherName(actor, row, name);
        return sql`updated_at = now()`;
      },
      seal: () => moved(sql`signed_at = now()`),
      deposit: ({ actor, input: { fileId, signedOn } }) => {
        if (signedOn > today()) refuseField('signedOn', 'validation.todayOrEarlier');
        return moved(sql`file_id = ${waitingFile(actor, fileId, 'proof')}, signed_at = ${signedOn}::date, hash = null`);
      },
      remind: () => sql`reminded_on = ${operatorDay}`,
      // The names that were kept go with the text (0148).
      recall: () => moved(sql`hash = null, body = null`),
      decline: ({ input: { reason } }) => moved(sql`hash = null, body = null, reason = ${reason}`),
      end: ({ input: { endedOn, reason } }) => moved(sql`ended_on = ${endedOn}, reason = ${reason}`),
      expire: ({ row }) => moved(sql`ended_on = ${overOn(row)}`),
      warn: () => sql`warned_at = ${warningAt(sql`ends_on - ${today()}::date`, operator().contractReminders)}`,
      overdue: () => sql`overdue_on = ${today()}::date`,
      cancel: ({ input: { reason } }) => moved(sql`reason = ${reason}`),
    },
    along: {
      authorise: ({ actor, row, input: { reason } }) => [
        exceptionKept(actor.id, reason, { deliveryId: sql`${row.deliveryId}::uuid`, contractId: row.id }),
      ],
      // The fingerprint of what is kept, once it is. A code that came for an earlier text signs no other.
      send: ({ row: { id } }) => [sql`update contracts c set hash = contract_fingerprint(c) where c.id = ${id}`, codesEnded(id)],
      sign: ({ actor, row, input: { name, hash } }) => [
        codeUsed(row.id, actor.id),
        ...(sideOf(actor) === 'provider' ? [linkEnded(row.id)] : []),
        sql`insert into contract_signatures (contract_id, side, user_id, name, email, consent, hash, address, method)
          select ${row.id}, ${sideOf(actor)}, u.id, ${name}, u.email, '', ${hash}, '', ${actor.state === 'none' ? 'link' : 'account'} from users u where u.id = ${actor.id}`,
      ],
      recall: ({ row: { id } }) => [withoutSignatures(id), linkEnded(id)],
      decline: ({ row: { id } }) => [withoutSignatures(id), linkEnded(id)],
      cancel: ({ row: { id } }) => [linkEnded(id)],
    },
    effects: {
      send: ({ tx }, { row }) => mailLink(tx, row, operator().name),
      remind: ({ tx }, { row }) => mailLink(tx, row, operator().name),
      deposit: ({ tx, actor }, { row, input: { fileId } }) => attachFile(tx, actor, fileId, { kind, id: row.id, purpose: 'proof' }),
      delete: ({ tx }, { row: { id } }) => dropFilesOf(tx, kind, [id]),
    },
    told: (actor) => (isOutside(actor) ? toldOutside : undefined),
    toldWithoutBefore: (actor) => (isOutside(actor) ? ['contract.send'] : []),
    sheet: (language) => {
      const { words, contracts: own } = texts[language];
      const { state, field, value } = words.contract;
      const money = (cents: number | null) => (cents === null ? '' : formatMoney({ cents, currency: 'EUR' }, language));
      return {
        name: own.file,
        columns: [
          { title: own.column.number, value: referenceOf },
          { title: field.type, value: (row) => value.type[row.type] },
          { title: own.column.person, value: ({ owner }) => `${owner.firstName} ${owner.lastName}` },
          { title: own.column.company, value: ({ company }) => company?.name ?? '' },
          { title: own.column.project, value: ({ project }) => project?.title ?? '' },
          { title: own.column.state, value: (row) => state[row.state] },
          { title: field.startsOn, value: (row) => row.startsOn },
          { title: field.endsOn, value: (row) => row.endsOn ?? '' },
          { title: own.column.amount, value: (row) => money(amountOf(row)) },
        ],
      };
    },
  });

/** A freelance signs as the document calls them; whoever signs for the operator, as their account does. */
export function refuseOtherName(actor: User, { owner }: Pick<Contract, 'owner'>, name: string): void {
  const isProvider = sideOf(actor) === 'provider';
  const { firstName, lastName } = isProvider ? owner : actor;
  const person = `${firstName} ${lastName}`;
  if (plain(name) !== plain(person))
    refuseField('name', messageWith(`validation.${isProvider ? 'otherName' : 'ownName'}`, { name: person }));
}
const withoutSignatures = (id: string): Sql => sql`delete from contract_signatures where contract_id = ${id}`;
