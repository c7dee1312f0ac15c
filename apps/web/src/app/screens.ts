import type { RouteName } from '@jalon/domain/core/routes';
import type { ComponentType } from 'react';
import type { Prefetch } from '../core/query-client.ts';
import { NotFoundScreen, ServerErrorScreen } from './error-screen.tsx';

type Screen = () => Promise<{ default: ComponentType; prefetch?: Prefetch }>;

// In the first chunk: they must show even when nothing more can be fetched.
const notFound: Screen = async () => ({ default: NotFoundScreen });
const serverError: Screen = async () => ({ default: ServerErrorScreen });
const home: Screen = () => import('../home/home-screen.tsx');

/** The screen of each route, loaded when it is first visited. A route without one does not compile. */
export const screens: Record<RouteName, Screen> = {
  home: () => import('../landing/landing-screen.tsx'),
  login: () => import('../sessions/login-screen.tsx'),
  notActive: () => import('../sessions/not-active-screen.tsx'),
  notFound,
  serverError,

  'freelance.dashboard': home,
  'freelance.notFound': notFound,
  'freelance.serverError': serverError,

  'company.home': home,
  'company.notFound': notFound,
  'company.serverError': serverError,

  'commercial.home': home,
  'commercial.notFound': notFound,
  'commercial.serverError': serverError,

  'admin.dashboard': home,
  'admin.referentials': () => import('../referentials/referentials-screen.tsx'),
  'admin.notFound': notFound,
  'admin.serverError': serverError,
};
