import { gapsInCompany } from '@jalon/domain/companies/company-gaps';
import { isType, type User } from '@jalon/domain/core/actor';
import { todayIn } from '@jalon/domain/core/dates';
import { permitsUser } from '@jalon/domain/core/permission';
import type { Figure, Home } from '@jalon/domain/home/home';
import { homeApi } from '@jalon/domain/home/home-api';
import { accountRecords } from '../accounts/accounts.records.ts';
import { companyRecords } from '../companies/companies.records.ts';
import type { Config } from '../config.ts';
import { contactRecords } from '../contacts/contacts.records.ts';
import { missing } from '../core/records.ts';
import { type Kernel, serve } from '../core/serve.ts';
import type { Tx } from '../db/database.ts';
import { documentRecordsIn } from '../documents/documents.records.ts';
import { companyOf } from '../organisation/organisation.ts';
import { todayAt } from '../talents/talents.queries.ts';
import { countForAdmin, countForCommercial, countForCompany } from './home.queries.ts';

const nothing: Home = {
  toValidate: null,
  toCheck: null,
  invited: null,
  colleagues: null,
  companyGaps: null,
  unpublished: null,
  figures: [],
};
const figure = (name: Figure['name'], count: number, beside: number | null = null): Figure => ({ name, count, beside });

type Reading<Row, Shown> = {
  findAll: (tx: Tx, actor: User, ids: readonly string[]) => Promise<Row[]>;
  present: (actor: User, row: Row) => Shown;
};
/** The rows of a queue in its order, each with what this person may do; one that has gone meanwhile is left out. */
async function rowsOf<Row extends { id: string }, Shown>(
  { findAll, present }: Reading<Row, Shown>,
  { tx, actor }: Asking,
  ids: readonly string[],
): Promise<Shown[]> {
  const found = await findAll(tx, actor, ids);
  return ids.flatMap((id) => found.filter((row) => row.id === id).map((row) => present(actor, row)));
}

type Asking = { tx: Tx; actor: User };

export function mountHome(kernel: Kernel, { timeZone }: Config): void {
  const documents = documentRecordsIn(timeZone);
  const today = () => todayIn(timeZone, new Date());

  const ofAdmin = async (asking: Asking): Promise<Home> => {
    const { toValidate, byType, toCheck, unpublished, ...counts } = await countForAdmin(asking.tx, today());
    const [accounts, papers] = await Promise.all([rowsOf(accountRecords, asking, toValidate.ids), rowsOf(documents, asking, toCheck.ids)]);
    return {
      ...nothing,
      toValidate: { rows: accounts, count: byType.reduce((sum, { count }) => sum + count, 0), byType },
      toCheck: { rows: papers, count: toCheck.count },
      unpublished,
      figures: [
        figure('freelances', counts.freelances, counts.newFreelances),
        figure('unassigned', counts.unassigned, counts.companies),
        figure('ending', counts.ending, counts.expired),
        figure('invitedFreelances', counts.invitedFreelances, counts.invitedContacts),
      ],
    };
  };

  const ofCommercial = async (asking: Asking): Promise<Home> => {
    const { toCheck, invited, ...counts } = await countForCommercial(asking.tx, asking.actor, today());
    const [papers, people] = await Promise.all([rowsOf(documents, asking, toCheck.ids), rowsOf(accountRecords, asking, invited.ids)]);
    return {
      ...nothing,
      toCheck: { rows: papers, count: toCheck.count },
      invited: { rows: people, count: invited.count },
      figures: [
        figure('companies', counts.companies),
        figure('contacts', counts.contacts, counts.invitedContacts),
        figure('freelances', counts.freelances),
        figure('ending', counts.ending, counts.expired),
      ],
    };
  };

  const ofCompany = async (asking: Asking): Promise<Home> => {
    const { tx, actor } = asking;
    const companyId = companyOf(actor);
    const [seesPeople, edits] = [permitsUser(actor, 'contacts.view'), permitsUser(actor, 'company.edit')];
    const { colleagues, ...counts } = await countForCompany(tx, companyId, todayAt(timeZone));
    const [people, company] = await Promise.all([
      seesPeople ? rowsOf(contactRecords, asking, colleagues.ids) : [],
      edits ? companyRecords.find(tx, actor, companyId) : undefined,
    ]);
    const talents = [figure('talentsNow', counts.talentsNow, counts.talents), figure('talentsSoon', counts.talentsSoon)];
    return {
      ...nothing,
      colleagues: seesPeople ? { rows: people, count: colleagues.count } : null,
      companyGaps: edits ? gapsInCompany(company ?? missing()) : null,
      figures: [
        // Whom a company finds is for those the operator has let in.
        ...(actor.isValidated && permitsUser(actor, 'freelances.view') ? talents : []),
        ...(seesPeople ? [figure('team', counts.team, colleagues.count)] : []),
      ],
    };
  };

  serve(kernel, homeApi.read, ({ tx, actor }) => {
    const of = isType(actor, 'Admin') ? ofAdmin : isType(actor, 'Company') ? ofCompany : ofCommercial;
    return of({ tx, actor });
  });
}
