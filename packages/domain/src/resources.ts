import { managedAccounts } from './accounts/managed-account-api.ts';
import type { KindOf } from './core/workflow.ts';
import { divisions } from './divisions/division-api.ts';
import { documents } from './documents/document-api.ts';
import { faq } from './faq/faq-api.ts';

/** Every resource of the workflow kernel. Its contracts and the kinds of its events are read from here. */
export const resources = { divisions, documents, faq, managedAccounts };

type Resources = typeof resources;
export type ResourceApis = { [Name in keyof Resources]: Resources[Name]['api'] };
export type ResourceFlow = Resources[keyof Resources]['flow'];
export type ResourceKind = { [Name in keyof Resources]: KindOf<Resources[Name]['flow']> }[keyof Resources];

/** Its values are those of `resources`, which no type of `fromEntries` can say. */
export const resourceApis = Object.fromEntries(Object.entries(resources).map(([name, { api }]) => [name, api])) as ResourceApis;

export const flows: readonly ResourceFlow[] = Object.values(resources).map(({ flow }) => flow);
export const resourceKinds = flows.flatMap(({ name, actionNames }) =>
  ['create', ...actionNames].map((verb) => `${name}.${verb}`),
) as ResourceKind[];
