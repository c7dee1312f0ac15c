/** Marks that scripts may read, since they prove nothing: that there may be a session to ask for, and the language that was chosen. */
export const hintCookie = 'signed_in';
export const languageCookie = 'language';

/** What browsers take only from this very host, over TLS: a sibling site cannot set a cookie of that name. */
export const hostPrefix = '__Host-';
export const hostCookie = (name: string, isSecure: boolean): string => (isSecure ? hostPrefix + name : name);
