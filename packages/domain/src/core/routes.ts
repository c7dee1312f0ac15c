import type { UserType } from './actor.ts';

/** The names of the access checks; their rules are in guards.ts. A route lists the checks it wants in the order they run. */
export type GuardName =
  | 'guest'
  | 'signedIn'
  | 'verified'
  | 'unverified'
  | 'active'
  | 'secured'
  | 'inactive'
  | 'blocked'
  | 'freelance'
  | 'company'
  | 'commercial'
  | 'staffing'
  | 'validated'
  | 'admitted'
  | 'admin';

/** Features whose texts come with their screens: `locales/<language>/<feature>.ts`. */
export type FeatureTexts =
  | 'access'
  | 'account'
  | 'accounts'
  | 'chat'
  | 'administrative'
  | 'benefits'
  | 'companies'
  | 'connector'
  | 'contracts'
  | 'documents'
  | 'expenses'
  | 'faq'
  | 'imports'
  | 'landing'
  | 'applications'
  | 'matching'
  | 'needs'
  | 'offers'
  | 'operator'
  | 'profile'
  | 'projects'
  | 'public-profile'
  | 'legal'
  | 'organisation'
  | 'referentials'
  | 'reports'
  | 'retention'
  | 'sign-up'
  | 'statistics'
  | 'timesheets'
  | 'vigilance';

/**
 * `permission` is asked for after the checks; without it a company's person lands on the not-found page of the area. `texts` are those the
 * screen shows beyond the ones of every screen. `isInMenu`: it has an entry in the sidebar of its area, in the order of this table; `under`:
 * the entry that is lit while a screen without one of its own is shown.
 */
export type Route = {
  path: string;
  guards: readonly GuardName[];
  permission?: string;
  texts?: readonly FeatureTexts[];
  isInMenu?: true;
  under?: string | Under;
};
/** Where several entries lead to one screen: the one that is lit, by the `kind` in its address. */
export type Under = { kind: Readonly<Record<string, string>>; otherwise: string };

/** Whoever has come in, also without the second step that is demanded of them: what sets it up, and the pages that say what is wrong. */
export const entered = ['signedIn', 'verified', 'active'] as const satisfies GuardName[];
export const member = [...entered, 'secured'] as const satisfies GuardName[];
/** Whoever may work with records, whatever their type: a commercial once an admin has validated the account. */
export const working = [...member, 'admitted'] as const satisfies GuardName[];
const signingUp = ['access', 'sign-up'] as const satisfies FeatureTexts[];
const onStaffHome = ['accounts', 'applications', 'documents', 'needs', 'projects'] as const satisfies FeatureTexts[];
const onCompanyHome = ['applications', 'needs', 'organisation', 'projects'] as const satisfies FeatureTexts[];
const staffing = ['applications', 'matching', 'needs', 'projects'] as const satisfies FeatureTexts[];
const people = ['accounts', 'companies', 'documents'] as const satisfies FeatureTexts[];
/** People and companies are imported from the accounts, needs from theirs. */
const importing = (area: 'commercial' | 'admin'): Under => {
  const accounts = `${area}.accounts`;
  return { kind: { candidates: accounts, companies: accounts, contacts: accounts }, otherwise: `${area}.opportunities` };
};

/**
 * Section 2: every address of the product, in one table however long: areas are read beside each other, since most of their addresses have
 * siblings in the others. The title of a route is the text `routes.<name>`.
 */
export const routes = {
  home: { path: '/', guards: [], texts: ['landing'] },
  login: { path: '/login', guards: ['guest'] },
  signUp: { path: '/sign-up', guards: ['guest'], texts: ['landing', 'sign-up'] },
  'freelance.signUp1': { path: '/freelance/sign-up-step-1', guards: ['guest'], texts: signingUp },
  'freelance.signUp2': { path: '/freelance/sign-up-step-2', guards: ['guest'], texts: signingUp },
  'freelance.signUp3': { path: '/freelance/sign-up-step-3', guards: ['guest'], texts: signingUp },
  'freelance.signUp4': { path: '/freelance/sign-up-step-4', guards: [], texts: signingUp },
  'company.signUp1': { path: '/company/sign-up-step-1', guards: ['guest'], texts: signingUp },
  'company.signUp2': { path: '/company/sign-up-step-2', guards: ['guest'], texts: signingUp },
  'company.signUp3': { path: '/company/sign-up-step-3', guards: ['guest'], texts: signingUp },
  'company.signUp4': { path: '/company/sign-up-step-4', guards: [], texts: signingUp },
  verify: { path: '/email/verify/:id', guards: [], texts: ['access'] },
  verifyResend: { path: '/email/verify/resend', guards: ['signedIn', 'unverified'], texts: ['access'] },
  verifySent: { path: '/email/verify/sent', guards: [], texts: ['access'] },
  forgotPassword: { path: '/forgot-password', guards: ['guest'], texts: ['access'] },
  emailSent: { path: '/email-sent/:email', guards: ['guest'], texts: ['access'] },
  resetPassword: { path: '/reset-password/:token/:email', guards: [], texts: ['access'] },
  enableAccount: { path: '/enable-account', guards: ['guest'], texts: ['access'] },
  consent: { path: '/consent', guards: [], texts: ['retention'] },
  contractSignature: { path: '/contract-signature', guards: [], texts: ['contracts'] },
  notActive: { path: '/not-active-user', guards: ['signedIn', 'inactive'] },
  blocked: { path: '/blocked-user', guards: ['signedIn', 'blocked'] },
  // Only for the providers of the configuration: see sessions/sign-in-provider.ts.
  providerCallback: { path: '/:provider/callback', guards: [], texts: ['access'] },
  terms: { path: '/terms/:version?', guards: [], texts: ['legal'] },
  privacy: { path: '/privacy/:version?', guards: [], texts: ['legal'] },
  legalNotice: { path: '/legal-notice/:version?', guards: [], texts: ['legal'] },
  publicProfile: { path: '/p/:slug', guards: [], texts: ['public-profile'] },
  notFound: { path: '/not-found', guards: [] },
  serverError: { path: '/server-error', guards: [] },

  'freelance.dashboard': {
    path: '/freelance/dashboard',
    guards: [...member, 'freelance'],
    texts: ['documents', 'offers', 'profile', 'retention'],
    isInMenu: true,
  },
  'freelance.offers': { path: '/freelance/offers/:id?', guards: [...member, 'freelance'], texts: ['matching', 'offers'], isInMenu: true },
  'freelance.projects': {
    path: '/freelance/projects-deliveries/:selected_project_id?',
    guards: [...member, 'freelance'],
    texts: ['needs', 'projects'],
    isInMenu: true,
  },
  'freelance.project': {
    path: '/freelance/projects/:id',
    guards: [...member, 'freelance'],
    texts: ['needs', 'projects'],
    under: 'freelance.projects',
  },
  'freelance.reports': {
    path: '/freelance/times-and-expenses-reports',
    guards: [...member, 'freelance'],
    texts: ['reports', 'expenses', 'timesheets'],
    isInMenu: true,
  },
  // Section 2 has the month in the address; without it, the one that goes on.
  'freelance.timesheet': {
    path: '/freelance/missions/cra/:term?/:project_id?/:times_report_id?',
    guards: [...member, 'freelance'],
    texts: ['timesheets'],
    under: 'freelance.reports',
  },
  'freelance.expenseReports': {
    path: '/freelance/missions/expenses-reports',
    guards: [...member, 'freelance'],
    texts: ['expenses'],
    under: 'freelance.reports',
  },
  'freelance.expenses': {
    path: '/freelance/missions/expense-report/:term/:project_id?/:expenses_report_id?',
    guards: [...member, 'freelance'],
    texts: ['expenses'],
    under: 'freelance.reports',
  },
  'freelance.contracts': { path: '/freelance/contracts', guards: [...member, 'freelance'], texts: ['contracts'], isInMenu: true },
  // Section 6: no check of the type. Everybody finds their own there.
  'freelance.statistics': { path: '/freelance/statistics', guards: [...member, 'freelance'], texts: ['statistics'], isInMenu: true },
  'freelance.chat': { path: '/freelance/chat/:conversation_id?', guards: member, texts: ['chat'], isInMenu: true },
  'freelance.profile': {
    path: '/freelance/profile/:open_availablity_dialog?',
    guards: [...member, 'freelance'],
    texts: ['account', 'profile'],
    isInMenu: true,
  },
  'freelance.account': {
    path: '/freelance/account',
    guards: [...member, 'freelance'],
    texts: ['account', 'administrative', 'documents', 'retention'],
  },
  'freelance.security': { path: '/freelance/security', guards: [...entered, 'freelance'], texts: ['account'] },
  'freelance.notifications': { path: '/freelance/notifications', guards: [...member, 'freelance'], texts: ['account'], isInMenu: true },
  'freelance.faq': { path: '/freelance/faq', guards: [...member, 'freelance'], texts: ['faq'], isInMenu: true },
  'freelance.benefits': { path: '/freelance/avantage', guards: [...member, 'freelance'], texts: ['benefits'], isInMenu: true },
  'freelance.notFound': { path: '/freelance/not-found', guards: [...entered, 'freelance'] },
  'freelance.serverError': { path: '/freelance/server-error', guards: [...entered, 'freelance'] },

  'company.home': { path: '/company/home', guards: [...member, 'company'], texts: onCompanyHome, isInMenu: true },
  'company.opportunities': {
    path: '/company/opportunities/:selected_application_id?',
    // Section 6: whoever staffs a need.
    guards: [...member, 'staffing'],
    permission: 'opportunities.view',
    texts: staffing,
    isInMenu: true,
  },
  'company.application': {
    path: '/company/opportunities/application-details/:id',
    guards: [...member, 'company'],
    permission: 'applications.view',
    texts: staffing,
  },
  'company.account': { path: '/company/account', guards: [...member, 'company'], texts: ['account'] },
  'company.security': { path: '/company/security', guards: [...entered, 'company'], texts: ['account'] },
  'company.accounts': {
    path: '/company/accounts/:selected_freelance_id?',
    guards: [...member, 'company'],
    permission: 'freelances.view',
    isInMenu: true,
  },
  'company.projects': {
    path: '/company/projects-deliveries/:selected_project_id?',
    guards: [...member, 'company'],
    permission: 'projects.view',
    texts: ['needs', 'projects'],
    isInMenu: true,
  },
  'company.project': {
    path: '/company/projects/:id',
    guards: [...member, 'company'],
    permission: 'projects.view',
    texts: ['needs', 'projects'],
    under: 'company.projects',
  },
  'company.reports': {
    path: '/company/times-and-expenses-reports',
    guards: [...member, 'company'],
    permission: 'timesheets.view|expenses.view',
    texts: ['reports', 'expenses', 'timesheets'],
    isInMenu: true,
  },
  'company.timesheet': {
    path: '/company/missions/cra/:term?/:project_id?/:times_report_id?',
    guards: [...member, 'company'],
    permission: 'timesheets.view',
    texts: ['timesheets'],
    under: 'company.reports',
  },
  'company.expenses': {
    path: '/company/missions/expense-report/:term/:project_id?/:expenses_report_id?',
    guards: [...member, 'company'],
    permission: 'expenses.view',
    texts: ['expenses'],
    under: 'company.reports',
  },
  'company.statistics': {
    path: '/company/statistics',
    guards: [...member, 'company'],
    permission: 'statistics.view',
    texts: ['statistics'],
    isInMenu: true,
  },
  'company.contacts': {
    path: '/company/contacts/:tab?',
    guards: [...member, 'company'],
    permission: 'contacts.view|roles.manage|divisions.manage|company.edit',
    texts: ['companies', 'organisation'],
    isInMenu: true,
  },
  'company.chat': { path: '/company/chat/:conversation_id?', guards: [...member, 'company'], texts: ['chat'], isInMenu: true },
  // Section 6: no check of the type. Everybody finds their own there.
  'company.notifications': { path: '/company/notifications', guards: member, texts: ['account'], isInMenu: true },
  'company.faq': { path: '/company/faq', guards: [...member, 'company'], texts: ['faq'], isInMenu: true },
  'company.notFound': { path: '/company/not-found', guards: [...entered, 'company'] },
  'company.serverError': { path: '/company/server-error', guards: [...entered, 'company'] },

  'commercial.home': { path: '/commercial/home', guards: [...member, 'commercial', 'validated'], texts: onStaffHome, isInMenu: true },
  'commercial.opportunities': {
    path: '/commercial/opportunities/:selected_application_id?',
    guards: [...member, 'commercial', 'validated'],
    texts: staffing,
    isInMenu: true,
  },
  'commercial.opportunity': {
    path: '/commercial/opportunity-details/:id',
    guards: [...member, 'commercial', 'validated'],
    texts: staffing,
    under: 'commercial.opportunities',
  },
  // Section 2: fewer checks than its siblings.
  'commercial.application': {
    path: '/commercial/opportunities/application-details/:id/:edit?',
    guards: [...member, 'commercial'],
    texts: staffing,
  },
  'commercial.accounts': {
    path: '/commercial/accounts/:selected_freelance_id?',
    guards: [...member, 'commercial', 'validated'],
    texts: people,
    isInMenu: true,
  },
  'commercial.projects': {
    path: '/commercial/projects-deliveries/:selected_project_id?',
    guards: [...member, 'commercial', 'validated'],
    texts: ['needs', 'projects'],
    isInMenu: true,
  },
  'commercial.project': {
    path: '/commercial/projects/:id',
    guards: [...member, 'commercial', 'validated'],
    texts: ['needs', 'projects'],
    under: 'commercial.projects',
  },
  'commercial.reports': {
    path: '/commercial/times-and-expenses-reports',
    guards: [...member, 'commercial', 'validated'],
    texts: ['reports', 'expenses', 'timesheets'],
    isInMenu: true,
  },
  'commercial.timesheet': {
    path: '/commercial/missions/cra/:term?/:project_id?/:times_report_id?',
    guards: [...member, 'commercial', 'validated'],
    texts: ['timesheets'],
    under: 'commercial.reports',
  },
  'commercial.expenses': {
    path: '/commercial/missions/expense-report/:term/:project_id?/:expenses_report_id?',
    guards: [...member, 'commercial', 'validated'],
    texts: ['expenses'],
    under: 'commercial.reports',
  },
  'commercial.imports': {
    path: '/commercial/imports',
    guards: [...member, 'commercial', 'validated'],
    texts: ['imports'],
    under: importing('commercial'),
  },
  'commercial.contracts': {
    path: '/commercial/contracts',
    guards: [...member, 'commercial', 'validated'],
    texts: ['contracts', 'documents', 'vigilance'],
    isInMenu: true,
  },
  'commercial.documents': {
    path: '/commercial/documents/:selected_document_id?',
    guards: [...member, 'commercial', 'validated'],
    texts: ['documents'],
    isInMenu: true,
  },
  'commercial.statistics': {
    path: '/commercial/statistics',
    guards: [...member, 'commercial', 'validated'],
    texts: ['statistics'],
    isInMenu: true,
  },
  'commercial.chat': {
    path: '/commercial/chat/:conversation_id?',
    guards: [...member, 'commercial', 'validated'],
    texts: ['chat'],
    isInMenu: true,
  },
  'commercial.account': { path: '/commercial/account', guards: [...member, 'commercial', 'validated'], texts: ['account'] },
  'commercial.security': { path: '/commercial/security', guards: [...entered, 'commercial', 'validated'], texts: ['account'] },
  'commercial.notifications': {
    path: '/commercial/notifications',
    guards: [...member, 'commercial', 'validated'],
    texts: ['account'],
    isInMenu: true,
  },
  'commercial.faq': { path: '/commercial/faq', guards: [...member, 'commercial', 'validated'], texts: ['faq'], isInMenu: true },
  'commercial.notFound': { path: '/commercial/not-found', guards: [...entered, 'commercial'] },
  'commercial.serverError': { path: '/commercial/server-error', guards: [...entered, 'commercial'] },

  'admin.dashboard': { path: '/admin/dashboard', guards: [...member, 'admin'], texts: onStaffHome, isInMenu: true },
  'admin.opportunities': {
    path: '/admin/opportunities/:selected_application_id?',
    guards: [...member, 'admin'],
    texts: staffing,
    isInMenu: true,
  },
  'admin.application': { path: '/admin/opportunities/application-details/:id/:edit?', guards: [...member, 'admin'], texts: staffing },
  'admin.accounts': {
    path: '/admin/accounts/:selected_freelance_id?',
    guards: [...member, 'admin'],
    texts: [...people, 'administrative'],
    isInMenu: true,
  },
  'admin.candidate': {
    path: '/admin/candidates/account-details/:id',
    guards: [...member, 'admin'],
    texts: [...people, 'administrative'],
    under: 'admin.accounts',
  },
  'admin.retention': { path: '/admin/data-retention', guards: [...member, 'admin'], texts: ['retention'], under: 'admin.accounts' },
  'admin.projects': {
    path: '/admin/projects-deliveries/:selected_project_id?',
    guards: [...member, 'admin'],
    texts: ['needs', 'projects'],
    isInMenu: true,
  },
  'admin.project': { path: '/admin/projects/:id', guards: [...member, 'admin'], texts: ['needs', 'projects'], under: 'admin.projects' },
  'admin.reports': {
    path: '/admin/times-and-expenses-reports',
    guards: [...member, 'admin'],
    texts: ['reports', 'expenses', 'timesheets'],
    isInMenu: true,
  },
  'admin.timesheet': {
    path: '/admin/missions/cra/:term?/:project_id?/:times_report_id?',
    guards: [...member, 'admin'],
    texts: ['timesheets'],
    under: 'admin.reports',
  },
  'admin.expenses': {
    path: '/admin/missions/expense-report/:term/:project_id?/:expenses_report_id?',
    guards: [...member, 'admin'],
    texts: ['expenses'],
    under: 'admin.reports',
  },
  'admin.imports': { path: '/admin/imports', guards: [...member, 'admin'], texts: ['imports'], under: importing('admin') },
  'admin.contracts': {
    path: '/admin/contracts',
    guards: [...member, 'admin'],
    texts: ['contracts', 'documents', 'vigilance'],
    isInMenu: true,
  },
  'admin.documents': {
    path: '/admin/documents/:selected_document_id?',
    guards: [...member, 'admin'],
    texts: ['documents'],
    isInMenu: true,
  },
  'admin.statistics': { path: '/admin/statistics', guards: [...member, 'admin'], texts: ['statistics'], isInMenu: true },
  'admin.rolesAndPermissions': {
    path: '/admin/roles-and-permissions',
    guards: [...member, 'admin'],
    texts: ['companies', 'organisation'],
    isInMenu: true,
  },
  'admin.referentials': {
    path: '/admin/referentials/:list?',
    guards: [...member, 'admin'],
    texts: ['connector', 'referentials'],
    isInMenu: true,
  },
  'admin.legalTexts': { path: '/admin/legal-texts/:kind?', guards: [...member, 'admin'], texts: ['legal'], isInMenu: true },
  'admin.settings': { path: '/admin/settings', guards: [...member, 'admin'], texts: ['operator'], isInMenu: true },
  'admin.chat': { path: '/admin/chat/:conversation_id?', guards: [...member, 'admin'], texts: ['chat'], isInMenu: true },
  'admin.account': { path: '/admin/account', guards: [...member, 'admin'], texts: ['account'] },
  'admin.security': { path: '/admin/security', guards: [...entered, 'admin'], texts: ['account'] },
  'admin.notifications': { path: '/admin/notifications', guards: [...member, 'admin'], texts: ['account'], isInMenu: true },
  // Section 6: whoever has come in; what they may do there, their account says.
  'admin.faq': { path: '/admin/faq', guards: [...member], texts: ['faq'], isInMenu: true },
  'admin.benefits': { path: '/admin/avantages', guards: [...member, 'admin'], texts: ['benefits'], isInMenu: true },
  'admin.notFound': { path: '/admin/not-found', guards: [...entered, 'admin'] },
  'admin.serverError': { path: '/admin/server-error', guards: [...entered, 'admin'] },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
export const routeNames = Object.keys(routes) as RouteName[];

type ParamsIn<Path extends string> = Path extends `${infer Head}/${infer Tail}` ? ParamOf<Head> & ParamsIn<Tail> : ParamOf<Path>;
type ParamOf<Segment extends string> = Segment extends `:${infer Name}?`
  ? { [K in Name]?: string }
  : Segment extends `:${infer Name}`
    ? { [K in Name]: string }
    : unknown;
export type RouteParams<Name extends RouteName> = ParamsIn<(typeof routes)[Name]['path']>;
type Arguments<Params> = Record<never, never> extends Params ? [params?: Params] : [params: Params];

/** The address of a route. A missing required parameter does not compile. */
export function href<Name extends RouteName>(name: Name, ...[params]: Arguments<RouteParams<Name>>): string {
  return fillPath(routes[name].path, (params ?? {}) as Record<string, string | undefined>);
}

export function fillPath(path: string, values: Record<string, string | undefined>): string {
  const segments = path.split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment;
    const value = values[segment.replace(/[:?]/g, '')];
    if (value === undefined && !segment.endsWith('?')) throw new Error(`${path} needs ${segment}`);
    return value === undefined ? undefined : encodeURIComponent(value);
  });
  return segments.filter((segment) => segment !== undefined).join('/') || '/';
}

/** Section 4: where each type lands after signing in; the pages of one's own and the error screens of its area (section 2). */
export const areas = {
  Freelance: area('freelance', 'dashboard'),
  Company: area('company', 'home'),
  Commercial: area('commercial', 'home'),
  Admin: area('admin', 'dashboard'),
} satisfies Record<
  UserType,
  Record<'home' | 'notifications' | 'account' | 'security' | 'notFound' | 'serverError', RouteName> & { base: string }
>;

function area<const Name extends string, const Home extends string>(name: Name, home: Home) {
  return {
    base: `/${name}`,
    home: `${name}.${home}`,
    notifications: `${name}.notifications`,
    account: `${name}.account`,
    security: `${name}.security`,
    notFound: `${name}.notFound`,
    serverError: `${name}.serverError`,
  } as const;
}
