import { access as enAccess } from './en/access.ts';
import { account as enAccount } from './en/account.ts';
import { accounts as enAccounts } from './en/accounts.ts';
import { administrative as enAdministrative } from './en/administrative.ts';
import { applications as enApplications } from './en/applications.ts';
import { benefits as enBenefits } from './en/benefits.ts';
import { chat as enChat } from './en/chat.ts';
import { companies as enCompanies } from './en/companies.ts';
import { connector as enConnector } from './en/connector.ts';
import { contracts as enContracts } from './en/contracts.ts';
import { documents as enDocuments } from './en/documents.ts';
import { expenses as enExpenses } from './en/expenses.ts';
import { faq as enFaq } from './en/faq.ts';
import { imports as enImports } from './en/imports.ts';
import { landing as enLanding } from './en/landing.ts';
import { legal as enLegal } from './en/legal.ts';
import { matching as enMatching } from './en/matching.ts';
import { needs as enNeeds } from './en/needs.ts';
import { offers as enOffers } from './en/offers.ts';
import { operator as enOperator } from './en/operator.ts';
import { organisation as enOrganisation } from './en/organisation.ts';
import { profile as enProfile } from './en/profile.ts';
import { projects as enProjects } from './en/projects.ts';
import { publicProfile as enPublicProfile } from './en/public-profile.ts';
import { referentials as enReferentials } from './en/referentials.ts';
import { reports as enReports } from './en/reports.ts';
import { retention as enRetention } from './en/retention.ts';
import { signUp as enSignUp } from './en/sign-up.ts';
import { statistics as enStatistics } from './en/statistics.ts';
import { timesheets as enTimesheets } from './en/timesheets.ts';
import { vigilance as enVigilance } from './en/vigilance.ts';
import { access as frAccess } from './fr/access.ts';
import { account as frAccount } from './fr/account.ts';
import { accounts as frAccounts } from './fr/accounts.ts';
import { administrative as frAdministrative } from './fr/administrative.ts';
import { applications as frApplications } from './fr/applications.ts';
import { benefits as frBenefits } from './fr/benefits.ts';
import { chat as frChat } from './fr/chat.ts';
import { companies as frCompanies } from './fr/companies.ts';
import { connector as frConnector } from './fr/connector.ts';
import { contracts as frContracts } from './fr/contracts.ts';
import { documents as frDocuments } from './fr/documents.ts';
import { expenses as frExpenses } from './fr/expenses.ts';
import { faq as frFaq } from './fr/faq.ts';
import { imports as frImports } from './fr/imports.ts';
import { landing as frLanding } from './fr/landing.ts';
import { legal as frLegal } from './fr/legal.ts';
import { matching as frMatching } from './fr/matching.ts';
import { needs as frNeeds } from './fr/needs.ts';
import { offers as frOffers } from './fr/offers.ts';
import { operator as frOperator } from './fr/operator.ts';
import { organisation as frOrganisation } from './fr/organisation.ts';
import { profile as frProfile } from './fr/profile.ts';
import { projects as frProjects } from './fr/projects.ts';
import { publicProfile as frPublicProfile } from './fr/public-profile.ts';
import { referentials as frReferentials } from './fr/referentials.ts';
import { reports as frReports } from './fr/reports.ts';
import { retention as frRetention } from './fr/retention.ts';
import { signUp as frSignUp } from './fr/sign-up.ts';
import { statistics as frStatistics } from './fr/statistics.ts';
import { timesheets as frTimesheets } from './fr/timesheets.ts';
import { vigilance as frVigilance } from './fr/vigilance.ts';

/** The texts of each feature, for the server and for tests: both languages say the same things. A browser loads a file at a time. */
const fr = {
  access: frAccess,
  account: frAccount,
  accounts: frAccounts,
  chat: frChat,
  administrative: frAdministrative,
  benefits: frBenefits,
  companies: frCompanies,
  connector: frConnector,
  expenses: frExpenses,
  faq: frFaq,
  imports: frImports,
  landing: frLanding,
  contracts: frContracts,
  documents: frDocuments,
  legal: frLegal,
  applications: frApplications,
  matching: frMatching,
  needs: frNeeds,
  offers: frOffers,
  operator: frOperator,
  organisation: frOrganisation,
  profile: frProfile,
  projects: frProjects,
  publicProfile: frPublicProfile,
  referentials: frReferentials,
  reports: frReports,
  retention: frRetention,
  signUp: frSignUp,
  statistics: frStatistics,
  timesheets: frTimesheets,
  vigilance: frVigilance,
};
const en: typeof fr = {
  access: enAccess,
  account: enAccount,
  accounts: enAccounts,
  chat: enChat,
  administrative: enAdministrative,
  benefits: enBenefits,
  companies: enCompanies,
  connector: enConnector,
  expenses: enExpenses,
  faq: enFaq,
  imports: enImports,
  landing: enLanding,
  contracts: enContracts,
  documents: enDocuments,
  legal: enLegal,
  applications: enApplications,
  matching: enMatching,
  needs: enNeeds,
  offers: enOffers,
  operator: enOperator,
  organisation: enOrganisation,
  profile: enProfile,
  projects: enProjects,
  publicProfile: enPublicProfile,
  referentials: enReferentials,
  reports: enReports,
  retention: enRetention,
  signUp: enSignUp,
  statistics: enStatistics,
  timesheets: enTimesheets,
  vigilance: enVigilance,
};
export const features = { fr, en };
