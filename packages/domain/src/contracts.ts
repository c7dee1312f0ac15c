import { accountApi } from './accounts/account-api.ts';
import { emailApi } from './accounts/email-api.ts';
import { ownAccountApi } from './accounts/own-account-api.ts';
import { administrativeApi } from './administrative/administrative-api.ts';
import { applicationApi } from './applications/application-api.ts';
import { chatApi } from './chat/chat-api.ts';
import { companyApi } from './companies/company-api.ts';
import { connectorApi } from './connector/sync-run-api.ts';
import { contractLinkApi } from './contracts/contract-link-api.ts';
import type { ListName, referenceLists } from './core/reference-lists.ts';
import { documentApi } from './documents/document-api.ts';
import { expenseReportApi } from './expense-reports/expense-report-api.ts';
import { fileApi } from './files/file-api.ts';
import { healthApi } from './health/health-api.ts';
import { historyApi } from './history/history-api.ts';
import { homeApi } from './home/home-api.ts';
import { importApi } from './imports/import-api.ts';
import { legalTextApi } from './legal/legal-text-api.ts';
import { matchingApi } from './matching/matching-api.ts';
import { notificationApi } from './notifications/notification-api.ts';
import { operatorApi } from './operator/operator-api.ts';
import { profileApi } from './profiles/profile-api.ts';
import { publicPageApi } from './profiles/public-page-api.ts';
import { projectApi } from './projects/project-api.ts';
import { realtimeApi } from './realtime/realtime-api.ts';
import type { listEndpoint } from './referentials/referential-api.ts';
import { resourceApis } from './resources.ts';
import { consentApi } from './retention/retention-api.ts';
import { searchApi } from './search/search-api.ts';
import { identityApi } from './sessions/identity-api.ts';
import { sessionApi } from './sessions/session-api.ts';
import { signUpApi } from './sign-up/sign-up-api.ts';
import { statisticsApi } from './statistics/statistics-api.ts';
import { vigilanceApi } from './vigilance/vigilance-api.ts';

/** Every contract of the product. The ten public reference lists are made by `listEndpoint`. */
export const contracts = {
  ...resourceApis,
  accounts: accountApi,
  emails: emailApi,
  administrativeFiles: administrativeApi,
  ownAccount: ownAccountApi,
  chat: chatApi,
  companies: companyApi,
  connector: connectorApi,
  consent: consentApi,
  contractLinks: contractLinkApi,
  applicationFiles: applicationApi,
  documentFiles: documentApi,
  expenseFiles: expenseReportApi,
  files: fileApi,
  health: healthApi,
  history: historyApi,
  home: homeApi,
  importFiles: importApi,
  legalTexts: legalTextApi,
  matching: matchingApi,
  notifications: notificationApi,
  operator: operatorApi,
  realtime: realtimeApi,
  search: searchApi,
  sessions: sessionApi,
  signUp: signUpApi,
  statistics: statisticsApi,
  identities: identityApi,
  ownProfile: profileApi,
  projectFiles: projectApi,
  publicPages: publicPageApi,
  vigilance: vigilanceApi,
};

type Apis = typeof contracts;
type Contract = { [Api in keyof Apis]: Apis[Api][keyof Apis[Api]] }[keyof Apis];

type ByAddress = { [E in Contract as `${E['method']} ${E['path']}`]: E } & {
  [List in ListName as `GET ${(typeof referenceLists)[List]['path']}`]: ReturnType<typeof listEndpoint>;
};
/**
 * A contract by its address, `GET /api/user`: a browser that knows the type needs nothing of the schemas. An interface, whose addresses the
 * compiler works out once: those of a mapped type it wrote anew for each call, which took half of its time.
 */
export interface Contracts extends ByAddress {}
