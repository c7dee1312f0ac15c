import { accountWords } from '../accounts/account-words.ts';
import { applicationNoteWords } from '../application-notes/application-note-words.ts';
import { applicationWords } from '../applications/application-words.ts';
import { benefitWords } from '../benefits/benefit-words.ts';
import { companyWords } from '../companies/company-words.ts';
import { syncRunWords } from '../connector/sync-run-words.ts';
import { contactWords } from '../contacts/contact-words.ts';
import { contractModelWords } from '../contracts/contract-model-words.ts';
import { contractWords } from '../contracts/contract-words.ts';
import type { FeatureWords } from '../core/feature-words.ts';
import type { Language } from '../core/languages.ts';
import { deliveryWords } from '../deliveries/delivery-words.ts';
import { deputyWords } from '../deputies/deputy-words.ts';
import { divisionWords } from '../divisions/division-words.ts';
import { documentWords } from '../documents/document-words.ts';
import { expenseReportWords } from '../expense-reports/expense-report-words.ts';
import { faqWords } from '../faq/faq-words.ts';
import { importWords } from '../imports/import-words.ts';
import { opportunityWords } from '../opportunities/opportunity-words.ts';
import { peopleListWords } from '../people-lists/people-list-words.ts';
import { profileWords } from '../profiles/profile-words.ts';
import { projectWords } from '../projects/project-words.ts';
import { proposalWords } from '../proposals/proposal-words.ts';
import { referentialWords } from '../referentials/referential-words.ts';
import type { ResourceKind } from '../resources.ts';
import { retentionWords } from '../retention/retention-words.ts';
import { roleWords } from '../roles/role-words.ts';
import { timesheetWords } from '../timesheets/timesheet-words.ts';
import { vehicleWords } from '../vehicles/vehicle-words.ts';
import { viewWords } from '../views/view-words.ts';

/** The words of each flow, by its name; a flow whose events have none does not compile. */
const all = {
  account: accountWords,
  application: applicationWords,
  applicationNote: applicationNoteWords,
  benefit: benefitWords,
  company: companyWords,
  contact: contactWords,
  contract: contractWords,
  contractModel: contractModelWords,
  delivery: deliveryWords,
  deputy: deputyWords,
  division: divisionWords,
  document: documentWords,
  expenseReport: expenseReportWords,
  faq: faqWords,
  import: importWords,
  opportunity: opportunityWords,
  peopleList: peopleListWords,
  profile: profileWords,
  project: projectWords,
  proposal: proposalWords,
  referential: referentialWords,
  retention: retentionWords,
  role: roleWords,
  syncRun: syncRunWords,
  vehicle: vehicleWords,
  timesheet: timesheetWords,
  view: viewWords,
} satisfies Record<ResourceKind extends `${infer Name}.${string}` ? Name : never, Record<Language, FeatureWords>>;

type All = typeof all;

/** The values are those of `all`, which no type of `fromEntries` can say. */
export const wordsIn = (language: Language) =>
  Object.fromEntries(Object.entries(all).map(([name, words]) => [name, words[language]])) as { [Name in keyof All]: All[Name]['fr'] };

export const routesIn = (language: Language): FeatureWords['routes'] =>
  Object.assign({}, ...Object.values<Record<Language, FeatureWords>>(all).map((words) => words[language].routes));
