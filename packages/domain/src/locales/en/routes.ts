import type { RouteName } from '../../core/routes.ts';

export const routes: Record<RouteName, string> = {
  home: 'Home',
  login: 'Sign in',
  notActive: 'Inactive account',
  notFound: 'Page not found',
  serverError: 'Server error',
  'freelance.dashboard': 'Dashboard',
  'freelance.notFound': 'Page not found',
  'freelance.serverError': 'Server error',
  'company.home': 'Home',
  'company.notFound': 'Page not found',
  'company.serverError': 'Server error',
  'commercial.home': 'Home',
  'commercial.notFound': 'Page not found',
  'commercial.serverError': 'Server error',
  'admin.dashboard': 'Dashboard',
  'admin.referentials': 'Reference lists',
  'admin.notFound': 'Page not found',
  'admin.serverError': 'Server error',
};
