/** Every cookie the product sets, without the prefix it has over TLS. The privacy policy that installations begin with names them all. */
export const cookieNames = [
  'session',
  'signed_in',
  'XSRF-TOKEN',
  'language',
  'device',
  'sign_up',
  'sign_in_start',
  'sign_in_step',
] as const;
export type CookieName = (typeof cookieNames)[number];

/** Marks that scripts may read, since they prove nothing: that there may be a session to ask for, and the language that was chosen. */
export const hintCookie = 'signed_in';
export const languageCookie = 'language';

/** What browsers take only from this very host, over TLS: a sibling site cannot set a cookie of that name. */
export const hostPrefix = '__Host-';
export const hostCookie = (name: CookieName, isSecure: boolean): string => (isSecure ? hostPrefix + name : name);
