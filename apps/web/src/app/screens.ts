import type { RouteName } from '@jalon/domain/core/routes';
import type { ComponentType } from 'react';
import type { Prefetch } from '../core/query-client.ts';
import LoginScreen from '../sessions/login-screen.tsx';
import { NotFoundScreen, ServerErrorScreen } from './error-screen.tsx';

type Screen = () => Promise<{ default: ComponentType; prefetch?: Prefetch }>;

// In the first chunk: errors must show even when nothing more can be fetched, and most visits begin by signing in.
const login: Screen = async () => ({ default: LoginScreen });
const notFound: Screen = async () => ({ default: NotFoundScreen });
const serverError: Screen = async () => ({ default: ServerErrorScreen });
const signUp: Screen = () => import('../sign-up/sign-up-screen.tsx');
const legalText: Screen = () => import('../legal/legal-text-screen.tsx');
const home: Screen = () => import('../home/home-screen.tsx');

const accounts: Screen = () => import('../accounts/accounts-screen.tsx');
const account: Screen = () => import('../account/account-screen.tsx');
const notifications: Screen = () => import('../notifications/notifications-screen.tsx');
const documents: Screen = () => import('../documents/documents-screen.tsx');
const security: Screen = () => import('../account/security-screen.tsx');
const faq: Screen = () => import('../faq/faq-screen.tsx');

/** The screen of each route, loaded when it is first visited. A route without one does not compile. */
export const screens: Record<RouteName, Screen> = {
  home: () => import('../landing/landing-screen.tsx'),
  login,
  signUp: () => import('../sign-up/sign-up-choice-screen.tsx'),
  'freelance.signUp1': signUp,
  'freelance.signUp2': signUp,
  'freelance.signUp3': signUp,
  'freelance.signUp4': signUp,
  'company.signUp1': signUp,
  'company.signUp2': signUp,
  'company.signUp3': signUp,
  'company.signUp4': signUp,
  verify: () => import('../access/verify-screen.tsx'),
  verifyResend: () => import('../access/verify-resend-screen.tsx'),
  verifySent: () => import('../access/verify-sent-screen.tsx'),
  forgotPassword: () => import('../access/forgot-password-screen.tsx'),
  emailSent: () => import('../access/email-sent-screen.tsx'),
  resetPassword: () => import('../access/reset-password-screen.tsx'),
  enableAccount: () => import('../access/enable-account-screen.tsx'),
  notActive: () => import('../sessions/not-active-screen.tsx'),
  blocked: () => import('../sessions/not-active-screen.tsx'),
  providerCallback: () => import('../sessions/provider-callback-screen.tsx'),
  terms: legalText,
  privacy: legalText,
  legalNotice: legalText,
  notFound,
  serverError,

  'freelance.dashboard': home,
  'freelance.account': account,
  'freelance.security': security,
  'freelance.notifications': notifications,
  'freelance.faq': faq,
  'freelance.notFound': notFound,
  'freelance.serverError': serverError,

  'company.home': home,
  'company.account': account,
  'company.security': security,
  'company.accounts': () => import('../talents/talents-screen.tsx'),
  'company.contacts': () => import('../organisation/organisation-screen.tsx'),
  'company.notifications': notifications,
  'company.faq': faq,
  'company.notFound': notFound,
  'company.serverError': serverError,

  'commercial.home': home,
  'commercial.accounts': accounts,
  'commercial.documents': documents,
  'commercial.account': account,
  'commercial.security': security,
  'commercial.notifications': notifications,
  'commercial.faq': faq,
  'commercial.notFound': notFound,
  'commercial.serverError': serverError,

  'admin.dashboard': home,
  'admin.accounts': accounts,
  'admin.candidate': () => import('../accounts/candidates-screen.tsx'),
  'admin.documents': documents,
  'admin.rolesAndPermissions': () => import('../roles/roles-and-permissions-screen.tsx'),
  'admin.referentials': () => import('../referentials/referentials-screen.tsx'),
  'admin.legalTexts': () => import('../legal/legal-texts-screen.tsx'),
  'admin.account': account,
  'admin.security': security,
  'admin.notifications': notifications,
  'admin.faq': faq,
  'admin.notFound': notFound,
  'admin.serverError': serverError,
};
