import { routeNames, routes } from '../core/routes.ts';

/** What visitors are shown of a provider of identities; the rest of its configuration stays on the server. */
export type SignInProvider = { name: string; label: string };

/** First parts of addresses that the server answers itself. */
const serverSegments = ['api', 'broadcasting', 'dev', 'metrics', 'assets', 'get-laravel-permission-to-vuejs'];
const taken = new Set([...serverSegments, ...routeNames.map((name) => routes[name].path.split('/')[1] ?? '')]);

/** `/company/callback` is a page of a company's area, or none: a provider is never called like the beginning of another address. */
export const isProviderName = (name: string): boolean => /^[a-z][a-z0-9-]{0,29}$/.test(name) && !taken.has(name);

export const startRules = {
  /** How long somebody may take at the provider. */
  seconds: 600,
  /** How long a sign-up may go on with what the provider has proved, in the browser where it did. */
  provedMinutes: 60,
} as const;

/** The page carries the list in an element of this name, so that the buttons have their place before anything is fetched. */
export const providersMeta = 'jalon-providers';
