import { isType, type User } from '@jalon/domain/core/actor';
import { todayIn } from '@jalon/domain/core/dates';
import { AppError } from '@jalon/domain/core/errors';
import { checkErrors, type DocumentType, versionErrors } from '@jalon/domain/documents/document';
import { documents } from '@jalon/domain/documents/document-api';
import { texts } from '@jalon/domain/locales/all';
import type { OperatorSettings } from '@jalon/domain/operator/operator';
import { recordsOf } from '../core/records.ts';
import type { Database } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { dropFilesOf, fileColumn, waitingFile } from '../files/files.queries.ts';
import type { Zone } from '../operator/house.ts';
import { reachesAccount } from '../portfolios/scope.ts';
import { todayAt } from '../talents/talents.queries.ts';
import {
  acceptedBefore,
  attachProof,
  attachVersion,
  checkColumn,
  checkKept,
  endsSoon,
  isHandled,
  isUnchecked,
  nameOf,
  stateBefore,
  type Version,
  versionBefore,
  versionDropped,
  versionKept,
} from './documents.queries.ts';

const ownKinds = (['create', ...documents.flow.actionNames] as const)
  .filter((verb) => verb !== 'check')
  .map((verb) => `${documents.flow.name}.${verb}` as const);

/** A freelance's own; the staff those of every freelance they reach. */
const visible = (actor: User): Sql =>
  isType(actor, 'Freelance') ? sql`d.owner_id = ${actor.id}` : isType(actor, 'Company') ? sql`false` : reachesAccount(actor, 'Freelance');

/** `timeZone` is the operator's: its calendar says which day it is. */
export function documentRecordsIn(timeZone: Zone) {
  const today = () => todayIn(timeZone(), new Date());
  function checked<V extends Version>(type: DocumentType, version: V): V {
    const fields = versionErrors(type, version, today());
    if (fields) throw new AppError('request.invalid', { fields });
    return version;
  }
  return recordsOf(documents, {
    table: sql`documents`,
    as: sql`d`,
    visible,
    hidden: (actor) => (isType(actor, 'Freelance') ? ['check'] : []),
    // How its authenticity was checked is the staff's business.
    told: (actor) => (isType(actor, 'Freelance') ? ownKinds : undefined),
    columns: {
      owner: nameOf(sql`d.owner_id`),
      picture: sql`(select u.picture_key from users u where u.id = d.owner_id)`,
      file: fileColumn(sql`d.file_id`),
      // Who decided stays until somebody decides again: a version that is replaced takes it along.
      decidedBy: sql`case when d.decided_at is not null then ${nameOf(sql`d.decided_by`)} end`,
      coveredUntil: sql`case when d.covered_until >= ${todayAt(timeZone)} then d.covered_until end`,
      check: checkColumn,
      isHandled,
      stateBefore,
      isUnchecked,
      // Whatever of it was decided on: `decided_number` is not written by a release before it, which may still run beside this one.
      isKept: sql`(d.decided_number is not null or d.decided_by is not null or exists (select 1 from document_checks k where k.document_id = d.id))`,
    },
    audiences: {
      theOwner: sql`select d.owner_id from documents d where d.id = e.subject_id`,
      theCheckers: sql`select a.id from users a where a.type = 'Admin'`,
    },
    facts: ['type', 'number', 'addedOn', 'expiresOn', 'reason'],
    orders: {
      addedOn: [sql`d.added_on`, sql`date`],
      expiresOn: [sql`d.expires_key`, sql`date`],
      owner: [sql`d.owner_key`, sql`text`],
    },
    filters: {
      state: (states) => sql`d.state = any(${states})`,
      ofType: (types) => sql`d.type = any(${types})`,
      // What has no end lies in no range of ends.
      expires: ({ from = '-infinity', to = '9999-12-31' }) => sql`d.expires_key between ${from}::date and ${to}::date`,
      ends: () => endsSoon(today()),
      ownerId: (ownerId) => sql`d.owner_id = ${ownerId}`,
    },
    search: sql`(d.search || document_words(d.type))`,
    found: {
      hit: ({ type, owner, state }, language) => {
        const words = texts[language].words.document;
        return { kind: 'document', label: words.value.type[type], detail: `${owner} · ${words.state[state]}` };
      },
    },
    insert: ({ id, actor, input }) => {
      const { fileId, expiresOn } = checked(input.type, input);
      return sql`(id, owner_id, type, file_id, added_on, expires_on)
        values (${id}, ${actor.id}, ${input.type}, ${waitingFile(actor, fileId, 'proof')}, ${today()}, ${expiresOn})`;
    },
    sets: {
      replace: ({ actor, row, input }) => {
        const { fileId, expiresOn } = checked(row.type, input);
        return sql`file_id = ${waitingFile(actor, fileId, 'proof')}, added_on = ${today()}, expires_on = ${expiresOn}, number = number + 1,
          reason = null, decided_at = null,
          covered_until = case when state = 'accepted' then expires_on else covered_until end`;
      },
      withdraw: () => versionBefore,
      check: ({ row, input }) => {
        const fields = checkErrors(row.type, input);
        if (fields) throw new AppError('request.invalid', { fields });
        // What is given in the place of a document and is false says what the one before is worth: it covers nothing, until it proves true.
        return sql`covered_until = case when ${input.result}::text = 'authentic' then coalesce(covered_until, ${acceptedBefore(sql`documents.number`)}) end`;
      },
      accept: ({ actor }) =>
        sql`decided_by = ${actor.id}, decided_at = now(), covered_until = null, reminded = null, decided_number = number`,
      refuse: ({ actor, input: { reason } }) =>
        sql`reason = ${reason}, decided_by = ${actor.id}, decided_at = now(), decided_number = number`,
      reopen: () =>
        sql`reason = null, decided_at = null, covered_until = case when state = 'accepted' then ${acceptedBefore(sql`documents.number + 1`)} else covered_until end`,
      remind: ({ input: { days } }) => sql`reminded = ${days}`,
    },
    along: {
      check: ({ actor, row, input }) => [checkKept(actor, row, input)],
      replace: ({ row }) => [versionKept(row)],
      withdraw: ({ row }) => versionDropped(row),
    },
    effects: {
      check: ({ tx }, { actor, row, input }) => attachProof(tx, actor, row.id, input),
      create: ({ tx }, { actor, row, input }) => attachVersion(tx, actor, row.id, input),
      replace: ({ tx }, { actor, row, input }) => attachVersion(tx, actor, row.id, input),
      // What it asked of anybody is no longer there to be done.
      delete: async ({ tx }, { row }) => {
        const told = tx.many(sql`delete from notifications where subject_id = ${row.id}`);
        await Promise.all([told, dropFilesOf(tx, documents.flow.name, [row.id])]);
      },
    },
    taken: { documents__owner_type: 'type' },
    sheet: (language) => {
      const { column } = texts[language].documents;
      const { state, value } = texts[language].words.document;
      return {
        name: 'documents',
        columns: [
          { title: column.owner, value: ({ owner }) => owner },
          { title: column.type, value: (row) => value.type[row.type] },
          { title: column.state, value: (row) => state[row.state] },
          { title: column.addedOn, value: ({ addedOn }) => addedOn },
          { title: column.expiresOn, value: ({ expiresOn }) => expiresOn ?? '' },
          { title: column.reason, value: ({ reason }) => reason ?? '' },
        ],
      };
    },
  });
}
/** Every day: what has ended by the operator's calendar, then the reminders of what ends soon, each given once. */
export async function watchDocuments(
  database: Database,
  { timeZone, documentReminders }: Pick<OperatorSettings, 'timeZone' | 'documentReminders'>,
  now = new Date(),
): Promise<void> {
  const records = documentRecordsIn(() => timeZone);
  const today = todayIn(timeZone, now);
  await records.sweep(database, 'expire', { due: sql`d.expires_key < ${today}`, input: {} });
  // The latest first: a document that was given late is reminded of once, not three times.
  for (const days of documentReminders.toReversed()) {
    const due = sql`d.expires_key <= ${today}::date + ${days}::integer and (d.reminded is null or d.reminded > ${days})`;
    await records.sweep(database, 'remind', { due, input: { days } });
  }
}
