import type { RouteName } from '@jalon/domain/core/routes';
import {
  type Icon,
  IconBell,
  IconBriefcase,
  IconCalendarCheck,
  IconChartBar,
  IconFileCertificate,
  IconFileText,
  IconGift,
  IconHelpCircle,
  IconHome,
  IconListDetails,
  IconMessageCircle,
  IconPoint,
  IconReceipt2,
  IconScale,
  IconSettings,
  IconShieldLock,
  IconStack2,
  IconUserCircle,
  IconUserSearch,
  IconUsers,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Prefetch } from '../core/query-client.ts';
import LandingScreen from '../landing/landing-screen.tsx';
import LoginScreen from '../sessions/login-screen.tsx';
import SignUpChoiceScreen from '../sign-up/sign-up-choice-screen.tsx';
import { NotFoundScreen, ServerErrorScreen } from './error-screen.tsx';

/** `icon` and `letter`, which follows `g`, are those of its entry in the menu. */
type Screen = { load: () => Promise<{ default: ComponentType; prefetch?: Prefetch }>; icon?: Icon; letter?: string };

// In the first chunk: errors must show even when nothing more can be fetched, and visits begin by signing in or at the door.
const landing: Screen = { load: async () => ({ default: LandingScreen }) };
const signUpChoice: Screen = { load: async () => ({ default: SignUpChoiceScreen }) };
const login: Screen = { load: async () => ({ default: LoginScreen }) };
const notFound: Screen = { load: async () => ({ default: NotFoundScreen }) };
const serverError: Screen = { load: async () => ({ default: ServerErrorScreen }) };
const signUp: Screen = { load: () => import('../sign-up/sign-up-screen.tsx') };
const legalText: Screen = { load: () => import('../legal/legal-text-screen.tsx') };
const home = { icon: IconHome, letter: 'h' };
const staffHome: Screen = { ...home, load: () => import('../home/staff-home.tsx') };

const accounts: Screen = { icon: IconUsers, letter: 'a', load: () => import('../accounts/accounts-screen.tsx') };
const account: Screen = { load: () => import('../account/account-screen.tsx') };
const notifications: Screen = { icon: IconBell, letter: 'n', load: () => import('../notifications/notifications-screen.tsx') };
const documents: Screen = { icon: IconFileCertificate, letter: 'p', load: () => import('../documents/documents-screen.tsx') };
const contracts: Screen = { icon: IconFileText, letter: 'k', load: () => import('../contracts/contracts-screen.tsx') };
const chat: Screen = { icon: IconMessageCircle, letter: 'm', load: () => import('../chat/chat-screen.tsx') };
const security: Screen = { load: () => import('../account/security-screen.tsx') };
const needs: Screen = { icon: IconBriefcase, letter: 'b', load: () => import('../opportunities/opportunities-screen.tsx') };
const reports: Screen = { icon: IconCalendarCheck, letter: 'e', load: () => import('../reports/reports-screen.tsx') };
const imports: Screen = { load: () => import('../imports/imports-screen.tsx') };
const application: Screen = { load: () => import('../applications/application-screen.tsx') };
const timesheet: Screen = { load: () => import('../timesheets/timesheet-screen.tsx') };
const projects: Screen = { icon: IconStack2, letter: 'j', load: () => import('../projects/projects-screen.tsx') };
const project: Screen = { load: () => import('../projects/project-screen.tsx') };
const expenses: Screen = { load: () => import('../expenses/report-screen.tsx') };
const benefits: Screen = { icon: IconGift, letter: 'v', load: () => import('../benefits/benefits-screen.tsx') };
const statistics: Screen = { icon: IconChartBar, letter: 's', load: () => import('../statistics/statistics-screen.tsx') };
const faq: Screen = { icon: IconHelpCircle, letter: 'f', load: () => import('../faq/faq-screen.tsx') };

/** The screen of each route, loaded when it is first visited. A route without one does not compile. */
export const screens: Record<RouteName, Screen> = {
  home: landing,
  login,
  signUp: signUpChoice,
  'freelance.signUp1': signUp,
  'freelance.signUp2': signUp,
  'freelance.signUp3': signUp,
  'freelance.signUp4': signUp,
  'company.signUp1': signUp,
  'company.signUp2': signUp,
  'company.signUp3': signUp,
  'company.signUp4': signUp,
  verify: { load: () => import('../access/verify-screen.tsx') },
  verifyResend: { load: () => import('../access/verify-resend-screen.tsx') },
  verifySent: { load: () => import('../access/verify-sent-screen.tsx') },
  forgotPassword: { load: () => import('../access/forgot-password-screen.tsx') },
  emailSent: { load: () => import('../access/email-sent-screen.tsx') },
  resetPassword: { load: () => import('../access/reset-password-screen.tsx') },
  consent: { load: () => import('../retention/consent-screen.tsx') },
  contractSignature: { load: () => import('../contracts/contract-signature-screen.tsx') },
  enableAccount: { load: () => import('../access/enable-account-screen.tsx') },
  notActive: { load: () => import('../sessions/not-active-screen.tsx') },
  blocked: { load: () => import('../sessions/not-active-screen.tsx') },
  providerCallback: { load: () => import('../sessions/provider-callback-screen.tsx') },
  terms: legalText,
  privacy: legalText,
  legalNotice: legalText,
  publicProfile: { load: () => import('../public-profile/public-profile-screen.tsx') },
  notFound,
  serverError,

  'freelance.dashboard': { ...home, load: () => import('../home/freelance-home.tsx') },
  'freelance.offers': { icon: IconBriefcase, letter: 'b', load: () => import('../offers/offers-screen.tsx') },
  'freelance.projects': projects,
  'freelance.project': project,
  'freelance.profile': { icon: IconUserCircle, letter: 'p', load: () => import('../profiles/profile-screen.tsx') },
  'freelance.timesheet': { load: () => import('../timesheets/month-screen.tsx') },
  'freelance.expenseReports': { load: () => import('../expenses/reports-screen.tsx') },
  'freelance.expenses': expenses,
  'freelance.reports': { icon: IconReceipt2, letter: 'e', load: () => import('../reports/own-reports-screen.tsx') },
  'freelance.contracts': contracts,
  'freelance.account': account,
  'freelance.security': security,
  'freelance.chat': chat,
  'freelance.statistics': statistics,
  'freelance.notifications': notifications,
  'freelance.faq': faq,
  'freelance.benefits': benefits,
  'freelance.notFound': notFound,
  'freelance.serverError': serverError,

  'company.home': { ...home, load: () => import('../home/company-home.tsx') },
  'company.opportunities': needs,
  'company.application': application,
  'company.timesheet': timesheet,
  'company.projects': projects,
  'company.project': project,
  'company.expenses': expenses,
  'company.account': account,
  'company.security': security,
  'company.accounts': { icon: IconUserSearch, letter: 't', load: () => import('../talents/talents-screen.tsx') },
  'company.reports': reports,
  'company.contacts': { icon: IconUsers, letter: 'c', load: () => import('../organisation/organisation-screen.tsx') },
  'company.chat': chat,
  'company.statistics': statistics,
  'company.notifications': notifications,
  'company.faq': faq,
  'company.notFound': notFound,
  'company.serverError': serverError,

  'commercial.home': staffHome,
  'commercial.opportunities': needs,
  'commercial.opportunity': { load: () => import('../opportunities/opportunity-screen.tsx') },
  'commercial.application': application,
  'commercial.projects': projects,
  'commercial.project': project,
  'commercial.accounts': accounts,
  'commercial.reports': reports,
  'commercial.imports': imports,
  'commercial.documents': documents,
  'commercial.contracts': contracts,
  'commercial.timesheet': timesheet,
  'commercial.expenses': expenses,
  'commercial.account': account,
  'commercial.security': security,
  'commercial.chat': chat,
  'commercial.statistics': statistics,
  'commercial.notifications': notifications,
  'commercial.faq': faq,
  'commercial.notFound': notFound,
  'commercial.serverError': serverError,

  'admin.dashboard': staffHome,
  'admin.opportunities': needs,
  'admin.application': application,
  'admin.retention': { load: () => import('../retention/retention-screen.tsx') },
  'admin.projects': projects,
  'admin.project': project,
  'admin.accounts': accounts,
  'admin.reports': reports,
  'admin.candidate': { load: () => import('../accounts/candidates-screen.tsx') },
  'admin.imports': imports,
  'admin.documents': documents,
  'admin.contracts': contracts,
  'admin.rolesAndPermissions': { icon: IconShieldLock, letter: 'd', load: () => import('../roles/roles-and-permissions-screen.tsx') },
  'admin.referentials': { icon: IconListDetails, letter: 'r', load: () => import('../referentials/referentials-screen.tsx') },
  'admin.legalTexts': { icon: IconScale, letter: 'l', load: () => import('../legal/legal-texts-screen.tsx') },
  'admin.settings': { icon: IconSettings, load: () => import('../operator/operator-screen.tsx') },
  'admin.timesheet': timesheet,
  'admin.expenses': expenses,
  'admin.account': account,
  'admin.security': security,
  'admin.chat': chat,
  'admin.statistics': statistics,
  'admin.notifications': notifications,
  'admin.faq': faq,
  'admin.benefits': benefits,
  'admin.notFound': notFound,
  'admin.serverError': serverError,
};

/** The picture and the shortcut of a menu entry. */
export const lookOf = (route: RouteName): { icon: Icon; letter?: string } => ({ icon: IconPoint, ...screens[route] });
