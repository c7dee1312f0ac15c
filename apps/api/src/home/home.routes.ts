import { gapsInCompany } from '@jalon/domain/companies/company-gaps';
import type { User } from '@jalon/domain/core/actor';
import { todayIn } from '@jalon/domain/core/dates';
import { permitsUser } from '@jalon/domain/core/permission';
import { type Figure, type Home, homeRows } from '@jalon/domain/home/home';
import { homeApi } from '@jalon/domain/home/home-api';
import { accountRecords } from '../accounts/accounts.records.ts';
import { applicationRecords } from '../applications/applications.records.ts';
import { companyRecords } from '../companies/companies.records.ts';
import { contactRecords } from '../contacts/contacts.records.ts';
import { contractRecordsIn } from '../contracts/contracts.records.ts';
import { missing } from '../core/records.ts';
import { type Kernel, serve } from '../core/serve.ts';
import type { Tx } from '../db/database.ts';
import { documentRecordsIn } from '../documents/documents.records.ts';
import type { House } from '../operator/house.ts';
import { opportunityRecords } from '../opportunities/opportunities.records.ts';
import { companyOf } from '../organisation/organisation.ts';
import { profileRecordsIn } from '../profiles/profiles.records.ts';
import { todayAt } from '../talents/talents.queries.ts';
import { blockedOf } from '../vigilance/desk.ts';
import type { Counted } from './counting.ts';
import { countForFreelance, type Market, type StaffMarket } from './home.market.ts';
import { countForAdmin, countForCommercial, countForCompany, countForMenu, mayDecide } from './home.queries.ts';
import { countAwaiting, reportsFor, reportsToSend } from './home.reports.ts';
import { workFor } from './home.work.ts';

const nothing: Omit<Home, 'timeZone'> = {
  applications: null,
  unanswered: null,
  drafts: null,
  interviews: null,
  ownApplications: null,
  proposals: null,
  offers: null,
  profile: null,
  toValidate: null,
  toCheck: null,
  blocked: null,
  toSign: null,
  unsent: null,
  reports: null,
  work: null,
  invited: null,
  colleagues: null,
  companyGaps: null,
  unpublished: null,
  figures: [],
};
const figure = (name: Figure['name'], count: number, beside: number | null = null): Figure => ({ name, count, beside });

type Asking = { tx: Tx; actor: User };
type Reading<Row, Shown> = {
  findAll: (tx: Tx, actor: User, ids: readonly string[]) => Promise<Row[]>;
  present: (actor: User, row: Row) => Shown;
};
type Picking<Shown> = (counted: Counted) => { rows: Shown[]; count: number };

/** Reads the rows of several queues at once. Each is then in its order, with what this person may do; one that has gone meanwhile is left out. */
async function rowsOf<Row extends { id: string }, Shown>(
  { findAll, present }: Reading<Row, Shown>,
  { tx, actor }: Asking,
  ...queues: Counted[]
): Promise<Picking<Shown>> {
  const ids = queues.flatMap((queue) => queue.ids);
  const found = ids.length > 0 ? await findAll(tx, actor, ids) : [];
  return ({ ids: wanted, count }) => ({
    rows: wanted.flatMap((id) => found.filter((row) => row.id === id).map((row) => present(actor, row))),
    count,
  });
}

/** Needs and applications, as the staff and companies have to do with them. */
async function marketOf(asking: Asking, { applications, drafts, interviews, openNeeds, ...more }: Market | StaffMarket) {
  const unanswered = 'unanswered' in more ? more.unanswered : undefined;
  const [ofApplications, ofNeeds] = await Promise.all([
    rowsOf(applicationRecords, asking, applications, interviews, ...(unanswered ? [unanswered] : [])),
    rowsOf(opportunityRecords, asking, drafts),
  ]);
  return {
    queues: {
      applications: ofApplications(applications),
      unanswered: unanswered ? ofApplications(unanswered) : null,
      interviews: ofApplications(interviews),
      drafts: ofNeeds(drafts),
    },
    figures: [figure('openNeeds', openNeeds, drafts.count), figure('interviews', interviews.count)],
  };
}

export function mountHome(kernel: Kernel, { timeZone, operator }: House): void {
  const documents = documentRecordsIn(timeZone);
  const profiles = profileRecordsIn(timeZone);
  const today = () => todayIn(timeZone(), new Date());
  const contracts = contractRecordsIn({ operator, today });

  const ofAdmin = async (asking: Asking): Promise<Home> => {
    const [{ toValidate, byType, toCheck, unpublished, ...counts }, waiting] = await Promise.all([
      countForAdmin(asking.tx, asking.actor, today()),
      countAwaiting(asking.tx, asking.actor),
    ]);
    const [market, accounts, papers, agreed, reports, work, blocked] = await Promise.all([
      marketOf(asking, counts),
      rowsOf(accountRecords, asking, toValidate),
      rowsOf(documents, asking, toCheck),
      rowsOf(contracts, asking, counts.toSign, counts.unsent),
      reportsFor(asking.tx, asking.actor, waiting),
      workFor(asking.tx, asking.actor, today()),
      blockedOf(asking.tx, asking.actor, today(), homeRows),
    ]);
    return {
      ...{ ...nothing, timeZone: timeZone(), ...market.queues, reports, work, blocked },
      toValidate: { ...accounts(toValidate), count: byType.reduce((sum, { count }) => sum + count, 0), byType },
      toCheck: papers(toCheck),
      toSign: agreed(counts.toSign),
      unsent: agreed(counts.unsent),
      unpublished,
      figures: [
        ...market.figures,
        figure('freelances', counts.freelances, counts.newFreelances),
        figure('invitedFreelances', counts.invitedFreelances, counts.invitedContacts),
        figure('quietNeeds', counts.quietNeeds),
        figure('ending', counts.ending, counts.expired),
        figure('unassigned', counts.unassigned, counts.companies),
      ],
    };
  };

  const ofCommercial = async (asking: Asking): Promise<Home> => {
    const [{ toCheck, invited, ...counts }, waiting] = await Promise.all([
      countForCommercial(asking.tx, asking.actor, today()),
      countAwaiting(asking.tx, asking.actor),
    ]);
    const [market, papers, agreed, people, reports, work, blocked] = await Promise.all([
      marketOf(asking, counts),
      rowsOf(documents, asking, toCheck),
      rowsOf(contracts, asking, counts.toSign, counts.unsent),
      rowsOf(accountRecords, asking, invited),
      reportsFor(asking.tx, asking.actor, waiting),
      workFor(asking.tx, asking.actor, today()),
      blockedOf(asking.tx, asking.actor, today(), homeRows),
    ]);
    return {
      ...{ ...nothing, timeZone: timeZone(), ...market.queues, reports, work, blocked },
      toCheck: papers(toCheck),
      unsent: agreed(counts.unsent),
      invited: people(invited),
      figures: [
        ...market.figures,
        figure('companies', counts.companies),
        figure('freelances', counts.freelances),
        figure('quietNeeds', counts.quietNeeds),
        figure('ending', counts.ending, counts.expired),
        figure('contacts', counts.contacts, counts.invitedContacts),
      ],
    };
  };

  const ofCompany = async (asking: Asking): Promise<Home> => {
    const { tx, actor } = asking;
    const may = (permission: string) => permitsUser(actor, permission);
    const [seesPeople, edits] = [may('contacts.view'), may('company.edit')];
    const [{ colleagues, ...counts }, waiting] = await Promise.all([
      countForCompany(tx, actor, todayAt(timeZone)),
      countAwaiting(tx, actor),
    ]);
    const [market, people, company, reports, work] = await Promise.all([
      marketOf(asking, counts),
      rowsOf(contactRecords, asking, ...(seesPeople ? [colleagues] : [])),
      edits ? companyRecords.find(tx, actor, companyOf(actor)) : undefined,
      reportsFor(tx, actor, waiting),
      workFor(tx, actor, today()),
    ]);
    const [needs, meetings] = market.figures;
    const talents = [figure('talentsNow', counts.talentsNow, counts.talents), figure('talentsSoon', counts.talentsSoon)];
    return {
      ...{ ...nothing, timeZone: timeZone(), reports, work },
      applications: mayDecide(actor) ? market.queues.applications : null,
      interviews: may('applications.view') ? market.queues.interviews : null,
      drafts: may('opportunities.edit') ? market.queues.drafts : null,
      colleagues: seesPeople ? people(colleagues) : null,
      companyGaps: edits ? gapsInCompany(company ?? missing()) : null,
      figures: [
        ...(needs && may('opportunities.view') ? [needs] : []),
        ...(meetings && may('applications.view') ? [meetings] : []),
        // Whom a company finds is for those the operator has let in.
        ...(actor.isValidated && may('freelances.view') ? talents : []),
        ...(seesPeople ? [figure('team', counts.team, colleagues.count)] : []),
      ],
    };
  };

  const ofFreelance = async (asking: Asking): Promise<Home> => {
    const { tx, actor } = asking;
    const { applications, interviews, ownApplications, proposals, offers, toSign } = await countForFreelance(tx, actor);
    const [own, needs, agreed, profile, reports, work] = await Promise.all([
      rowsOf(applicationRecords, asking, applications, interviews, ownApplications),
      rowsOf(opportunityRecords, asking, proposals, offers),
      rowsOf(contracts, asking, toSign),
      profiles.find(tx, actor, actor.id),
      reportsToSend(tx, actor, today()),
      workFor(tx, actor, today()),
    ]);
    return {
      ...{ ...nothing, timeZone: timeZone(), reports, work },
      applications: own(applications),
      interviews: own(interviews),
      ownApplications: own(ownApplications),
      proposals: needs(proposals),
      offers: needs(offers),
      toSign: agreed(toSign),
      profile: profile ? profiles.present(actor, profile) : null,
    };
  };

  const homes = { Admin: ofAdmin, Commercial: ofCommercial, Company: ofCompany, Freelance: ofFreelance } as const;
  serve(kernel, homeApi.read, ({ tx, actor }) => homes[actor.type]({ tx, actor }));
  serve(kernel, homeApi.waiting, ({ tx, actor }) => countForMenu(tx, actor));
}
