import { managedAccounts } from './accounts/managed-account-api.ts';
import { applicationNotes } from './application-notes/application-note-api.ts';
import { applications } from './applications/application-api.ts';
import { benefits } from './benefits/benefit-api.ts';
import { clientCompanies } from './companies/client-company-api.ts';
import { syncRuns } from './connector/sync-run-api.ts';
import { contacts } from './contacts/contact-api.ts';
import { contracts } from './contracts/contract-api.ts';
import { contractModels } from './contracts/contract-model-api.ts';
import { isStill, type KindOf } from './core/workflow.ts';
import { deliveries } from './deliveries/delivery-api.ts';
import { deputies } from './deputies/deputy-api.ts';
import { divisions } from './divisions/division-api.ts';
import { documents } from './documents/document-api.ts';
import { expenseReports } from './expense-reports/expense-report-api.ts';
import { faq } from './faq/faq-api.ts';
import { imports } from './imports/import-api.ts';
import { opportunities } from './opportunities/opportunity-api.ts';
import { peopleLists } from './people-lists/people-list-api.ts';
import { profiles } from './profiles/profile-api.ts';
import { projects } from './projects/project-api.ts';
import { proposals } from './proposals/proposal-api.ts';
import { referentials } from './referentials/referential-api.ts';
import { retentions } from './retention/retention-api.ts';
import { roles } from './roles/role-api.ts';
import { talents } from './talents/talent-api.ts';
import { timesheets } from './timesheets/timesheet-api.ts';
import { vehicles } from './vehicles/vehicle-api.ts';
import { views } from './views/view-api.ts';

/** Every resource of the workflow kernel. Its contracts and the kinds of its events are read from here. */
export const resources = {
  applicationNotes,
  applications,
  benefits,
  clientCompanies,
  contacts,
  contractModels,
  contracts,
  deliveries,
  deputies,
  divisions,
  documents,
  expenseReports,
  faq,
  imports,
  managedAccounts,
  opportunities,
  peopleLists,
  profiles,
  projects,
  proposals,
  referentials,
  retentions,
  roles,
  syncRuns,
  talents,
  vehicles,
  timesheets,
  views,
};

type Resources = typeof resources;
export type ResourceApis = { [Name in keyof Resources]: Resources[Name]['api'] };
export type ResourceFlow = Resources[keyof Resources]['flow'];
export type ResourceKind = { [Name in keyof Resources]: KindOf<Resources[Name]['flow']> }[keyof Resources];

/** Its values are those of `resources`, which no type of `fromEntries` can say. */
export const resourceApis = Object.fromEntries(Object.entries(resources).map(([name, { api }]) => [name, api])) as ResourceApis;

export const flows: readonly ResourceFlow[] = Object.values(resources).map(({ flow }) => flow);
export const resourceKinds = flows.flatMap((flow) =>
  isStill(flow) ? [] : ['create', ...flow.actionNames].map((verb) => `${flow.name}.${verb}`),
) as ResourceKind[];
