import * as account from '@jalon/domain/accounts/account-schema';
import * as email from '@jalon/domain/accounts/email-schema';
import * as managedAccountInput from '@jalon/domain/accounts/managed-account-schema';
import * as ownAccount from '@jalon/domain/accounts/own-account-schema';
import * as administrative from '@jalon/domain/administrative/administrative-schema';
import * as chat from '@jalon/domain/chat/chat-schema';
import * as company from '@jalon/domain/companies/company-schema';
import { contracts } from '@jalon/domain/contracts';
import * as acts from '@jalon/domain/core/acts-schema';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import * as files from '@jalon/domain/core/file-rules';
import * as history from '@jalon/domain/core/history-entry';
import type { AnyResource } from '@jalon/domain/core/resource';
import * as legalText from '@jalon/domain/legal/legal-text-schema';
import * as match from '@jalon/domain/matching/match-schema';
import * as notification from '@jalon/domain/notifications/notification-schema';
import * as operator from '@jalon/domain/operator/operator-schema';
import * as portfolio from '@jalon/domain/portfolios/portfolio-schema';
import { resources } from '@jalon/domain/resources';
import * as search from '@jalon/domain/search/search-schema';
import * as identity from '@jalon/domain/sessions/identity-schema';
import * as session from '@jalon/domain/sessions/session-schema';
import * as signUp from '@jalon/domain/sign-up/sign-up-schema';
import * as talent from '@jalon/domain/talents/talent-schema';
import * as vigilance from '@jalon/domain/vigilance/vigilance-schema';
import { z } from 'zod';

const modules = [account, email, managedAccountInput, ownAccount, company, acts, files, history, portfolio];
const others = [administrative, chat, legalText, match, notification, operator, search, identity, session, signUp, talent, vigilance];

const ofModules = [...modules, ...others].flatMap((module) =>
  Object.entries(module).filter((entry): entry is [string, z.ZodType] => /^[A-Z]/.test(entry[0]) && entry[1] instanceof z.ZodType),
);

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a resource answers and takes is called after it. */
const ofResources = Object.values<AnyResource>(resources).flatMap(({ noun, record, flow }): [string, z.ZodType][] => {
  const name = noun.split(' ').map(capitalised).join('');
  const inputs = Object.entries(flow.actions).flatMap(([verb, { input }]): [string, z.ZodType][] =>
    input ? [[name + capitalised(verb), input]] : [],
  );
  return [[name, record], [`${name}Create`, flow.create.input], ...inputs];
});

/** The schemas of the domain, by the name they have there. */
export const namedSchemas: [name: string, schema: z.ZodType][] = [...ofResources, ...ofModules];

type Tag = keyof typeof contracts;
type Place = { tag: Tag; operationId: string };

const places = new Map<EndpointSpec, Place>(
  Object.entries(contracts).flatMap(([tag, api]) =>
    Object.entries(api).map(
      ([name, endpoint]) => [endpoint as EndpointSpec, { tag: tag as Tag, operationId: `${tag}${capitalised(name)}` }] as const,
    ),
  ),
);

/** Where an endpoint stands in the contracts. Those made for each reference list are called after their address. */
export function placeOf(endpoint: EndpointSpec): Place {
  const words = endpoint.path.split(/[\W_]+/).filter((word) => word && word !== 'api');
  return places.get(endpoint) ?? { tag: 'referentials', operationId: `${endpoint.method.toLowerCase()}${words.map(capitalised).join('')}` };
}

/** Of what stands on no resource: a resource says itself what it is about. */
const descriptions: Record<Exclude<Tag, keyof typeof resources>, string> = {
  accounts: 'Links sent by mail: an address proved, a password chosen, an invitation taken up',
  emails: 'The address of one’s own account: corrected, changed, awaited',
  ownAccount: 'The account of whoever asks: data, picture, security, closing',
  administrativeFiles: 'What a contract and a payment ask of a freelance, which they and the administrators read',
  chat: 'Conversations of two people about a record they share, and what the operator announces',
  companies: 'The company of whoever asks',
  connector: 'The external staffing tool: whether it answers, which lists come from where, and what it tells us',
  consent: 'One’s own consent to be kept, its renewal by the link of a letter, and who has opened one’s profile',
  contractLinks: 'What somebody without an account reads and signs, by the link of a letter',
  home: 'What waits for whoever asks, and the figures they look at',
  applicationFiles: 'The resumes that were sent with applications',
  importFiles: 'Files of needs and candidates: looked at, checked and imported',
  documentFiles: 'The files and earlier versions of legal documents',
  expenseFiles: 'The receipts of expense reports',
  files: 'Files that records take',
  health: 'Whether the server is alive and ready',
  history: 'What happened lately',
  legalTexts: 'Terms, privacy and legal notice: their versions, their administration, and who accepted what',
  matching: 'How needs and profiles go together: scores with their reasons, and the best of either for the other',
  notifications: 'What one was told, and how one wants to be told',
  operator: 'What the operator decides for the whole product: its name and logo, calendar, reminders and first choices',
  realtime: 'Where a Pusher client connects, and its permissions',
  search: 'What is found in the whole product',
  sessions: 'Signing in and out, and who is there',
  signUp: 'Signing up, step by step',
  statistics: 'What happened in some months, compared with those before',
  identities: 'Signing in by a provider of identities',
  projectFiles: 'The documents of projects',
  vigilance: 'What the law asks a principal to check, operation by operation',
  publicPages: 'The pages that freelances show to whoever has their address',
  ownProfile: 'What freelances tell of themselves, and who sees it',
};

const isResource = (name: Tag): name is keyof typeof resources => name in resources;
export const tagOf = (name: Tag) => ({ name, description: isResource(name) ? resources[name].about : descriptions[name] });
