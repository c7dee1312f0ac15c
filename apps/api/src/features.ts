import { applicationApi } from '@jalon/domain/applications/application-api';
import type { User } from '@jalon/domain/core/actor';
import { todayIn } from '@jalon/domain/core/dates';
import { operatorDefaults } from '@jalon/domain/operator/operator';
import { projectApi } from '@jalon/domain/projects/project-api';
import { mountManagedAccounts } from './accounts/accounts.mount.ts';
import { accountRecords } from './accounts/accounts.records.ts';
import { applicationNoteRecords } from './application-notes/application-notes.records.ts';
import { applicationCalendar } from './applications/applications.calendar.ts';
import { applicationEngage } from './applications/applications.engage.ts';
import { applicationMore } from './applications/applications.more.ts';
import { applicationRecords } from './applications/applications.records.ts';
import { benefitMore, benefitRecordsIn } from './benefits/benefits.records.ts';
import { conversationsFound } from './chat/chat.found.ts';
import { companyRecords } from './companies/companies.records.ts';
import type { Config } from './config.ts';
import { mountConnector } from './connector/connector.mount.ts';
import { syncRunRecords } from './connector/runs.records.ts';
import { countAddress } from './contacts/contacts.invitation.ts';
import { contactRecords } from './contacts/contacts.records.ts';
import { mountContracts } from './contracts/contracts.mount.ts';
import { contractRecordsIn } from './contracts/contracts.records.ts';
import { contractModelRecords } from './contracts/models.records.ts';
import type { Files } from './core/files.ts';
import { mountResource } from './core/mount-resource.ts';
import { mountRecordFiles } from './core/record-files.ts';
import type { Kernel } from './core/serve.ts';
import type { Tx } from './db/database.ts';
import { deliveryRecords } from './deliveries/deliveries.records.ts';
import { deputyMore, deputyRecordsIn } from './deputies/deputies.records.ts';
import { divisionRecords } from './divisions/divisions.records.ts';
import { mountDocuments } from './documents/documents.mount.ts';
import { documentRecordsIn } from './documents/documents.records.ts';
import { mountExpenseReports } from './expense-reports/expense-reports.mount.ts';
import { expenseReportRecords } from './expense-reports/expense-reports.records.ts';
import { faqMore } from './faq/faq.more.ts';
import { faqRecords } from './faq/faq.records.ts';
import { mountImports } from './imports/imports.mount.ts';
import { importRecords } from './imports/imports.records.ts';
import { mountMatching } from './matching/matching.mount.ts';
import type { House, Zone } from './operator/house.ts';
import { opportunityAround } from './opportunities/opportunities.around.ts';
import { opportunityFacets } from './opportunities/opportunities.facets.ts';
import { opportunityMore, opportunityRecords } from './opportunities/opportunities.records.ts';
import { peopleListMore, peopleListRecords } from './people-lists/people-lists.records.ts';
import { assignCommercials } from './portfolios/assign.ts';
import { mountProfiles } from './profiles/profiles.mount.ts';
import { profileRecordsIn } from './profiles/profiles.records.ts';
import { projectMore } from './projects/projects.more.ts';
import { projectRecords } from './projects/projects.records.ts';
import { proposalRecords } from './proposals/proposals.records.ts';
import { referentialMore } from './referentials/referentials.more.ts';
import { referentialRecords } from './referentials/referentials.records.ts';
import { purgeByHand, retentionRecords } from './retention/retention.records.ts';
import { roleMore, roleRecords } from './roles/roles.records.ts';
import { mountSearch } from './search/search.mount.ts';
import type { Searched } from './search/search.queries.ts';
import { talentFacets } from './talents/talents.facets.ts';
import { talentMore, talentRecordsIn } from './talents/talents.records.ts';
import { timesheetInstead, timesheetMore } from './timesheets/timesheets.more.ts';
import { timesheetRecords } from './timesheets/timesheets.records.ts';
import { vehicleRecords } from './vehicles/vehicles.records.ts';
import { viewRecords } from './views/views.records.ts';
import { mountVigilance } from './vigilance/vigilance.mount.ts';

/** Every feature that stands on the workflow kernel, a line each. */
export function mountFeatures(kernel: Kernel, { house, config, files }: { house: House; config: Config; files: Files }): void {
  const { timeZone } = house;
  mountConnector(kernel, house, config);
  mountResource(kernel, companyRecords, { timeZone, instead: { assign: assignCommercials } });
  mountResource(kernel, contactRecords, { timeZone, first: { create: countAddress } });
  mountContracts(kernel, { ...house, files });
  mountResource(kernel, contractModelRecords, { timeZone });
  mountResource(kernel, deputyRecordsIn(timeZone), { timeZone, more: deputyMore });
  mountResource(kernel, divisionRecords, { timeZone });
  mountDocuments(kernel, { timeZone, files });
  mountExpenseReports(kernel, { ...house, files });
  mountResource(kernel, vehicleRecords, { timeZone });
  mountResource(kernel, benefitRecordsIn(timeZone), { timeZone, more: benefitMore(timeZone) });
  mountResource(kernel, faqRecords, { timeZone, more: faqMore });
  mountResource(kernel, retentionRecords, { timeZone, instead: { purge: purgeByHand } });
  mountResource(kernel, roleRecords, { timeZone, more: roleMore });
  mountResource(kernel, referentialRecords, { timeZone, more: referentialMore });
  mountResource(kernel, talentRecordsIn(timeZone), { timeZone, more: { ...talentMore(house), ...talentFacets(timeZone) } });
  mountResource(kernel, opportunityRecords, { timeZone, more: { ...opportunityMore, ...opportunityAround, ...opportunityFacets } });
  mountResource(kernel, applicationRecords, {
    timeZone,
    more: { ...applicationMore(house), ...applicationCalendar, ...applicationEngage(timeZone) },
  });
  mountRecordFiles(kernel, applicationRecords, { endpoint: applicationApi.file, files, field: 'resume' });
  mountResource(kernel, applicationNoteRecords, { timeZone });
  mountResource(kernel, proposalRecords, { timeZone });
  mountResource(kernel, projectRecords, { timeZone, more: projectMore });
  mountRecordFiles(kernel, projectRecords, { endpoint: projectApi.file, files, field: 'files' });
  mountResource(kernel, deliveryRecords, { timeZone });
  mountResource(kernel, peopleListRecords, { timeZone, more: peopleListMore });
  mountProfiles(kernel, { ...house, files });
  mountImports(kernel, { timeZone, config });
  mountMatching(kernel, { timeZone });
  mountManagedAccounts(kernel, { timeZone });
  mountResource(kernel, timesheetRecords, { timeZone, more: timesheetMore(house), instead: timesheetInstead });
  mountResource(kernel, viewRecords, { timeZone });
  mountVigilance(kernel, { ...house, files });
  mountSearch(kernel, { records: everyRecords(timeZone), besides: [conversationsFound], today: () => todayIn(timeZone(), new Date()) });
}

/** What telling people of the records of a feature asks: who sees which of them, and what of them. */
type Seen = {
  findAll: (tx: Tx, actor: User, ids: readonly string[]) => Promise<{ id: string }[]>;
  hiddenOf: (actor: User, row: never) => readonly string[];
};

/** Those of every resource, a line each: what of them is found in a search of the whole product, each says itself. */
export const everyRecords = (timeZone: Zone): readonly (Searched & Seen)[] => [
  accountRecords,
  applicationNoteRecords,
  applicationRecords,
  benefitRecordsIn(timeZone),
  companyRecords,
  contactRecords,
  contractModelRecords,
  contractRecordsIn({ operator: () => operatorDefaults, today: () => '' }),
  deliveryRecords,
  deputyRecordsIn(timeZone),
  divisionRecords,
  documentRecordsIn(timeZone),
  expenseReportRecords,
  faqRecords,
  importRecords,
  opportunityRecords,
  peopleListRecords,
  profileRecordsIn(timeZone),
  projectRecords,
  proposalRecords,
  referentialRecords,
  retentionRecords,
  roleRecords,
  syncRunRecords,
  talentRecordsIn(timeZone),
  vehicleRecords,
  timesheetRecords,
  viewRecords,
];

/**
 * Those that notifications are about. Accounts are not among them: what their flow tells is told to the person, who does not read it
 * there. Who sees a record does not depend on the day, which is all the time zone decides.
 */
export const toldRecords = everyRecords(() => 'UTC').filter(({ resource }) => resource !== accountRecords.resource);
