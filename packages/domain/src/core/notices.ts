import { isType, type User, type UserType, userTypes } from './actor.ts';
import { turnedAway } from './guards.ts';
import { areas, href, type RouteName } from './routes.ts';

/** How somebody is told: not at all, in the product, there and in a letter once a day, there and in a letter at once. */
export const noticeChannels = ['none', 'product', 'daily', 'at once'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** What people choose a channel for, with the types of accounts it concerns. Mail about security is no choice: a theft is noticed by it. */
export const noticeCategories = {
  account: userTypes,
  team: ['Company'],
  portfolio: ['Commercial'],
  validation: ['Admin'],
  documents: ['Freelance', 'Commercial', 'Admin'],
  /** Of a freelance: those that fit a search they keep. */
  opportunities: userTypes,
  applications: userTypes,
  /** Profiles that fit a search they keep. */
  talents: ['Company', 'Commercial'],
  /** Projects and deliveries: opened, renewed, ending. */
  projects: userTypes,
  /** Timesheets and expenses: to send, to validate, sent back. */
  reports: userTypes,
  /** To sign, signed, ending. */
  contracts: ['Freelance', 'Commercial', 'Admin'],
  /** What somebody has written, and was not read for a while. */
  messages: userTypes,
  /** The external staffing tool: runs that wait for somebody, or have failed. */
  connector: ['Admin'],
} as const satisfies Record<string, readonly UserType[]>;
export type NoticeCategory = keyof typeof noticeCategories;
export const categoryNames = Object.keys(noticeCategories) as [NoticeCategory, ...NoticeCategory[]];

export const categoriesOf = (user: User): NoticeCategory[] => categoryNames.filter((name) => isType(user, ...noticeCategories[name]));

/** An address: a route, filled, and what follows it. */
type Place = { route: RouteName; path: string };

const needsOf = { Company: 'company.opportunities', Commercial: 'commercial.opportunities', Admin: 'admin.opportunities' } as const;
const talentsOf = { Company: 'company.accounts', Commercial: 'commercial.accounts', Admin: 'admin.accounts' } as const;
const applicationOf = { Company: 'company.application', Commercial: 'commercial.application', Admin: 'admin.application' } as const;

const projectsOf = {
  Freelance: 'freelance.projects',
  Company: 'company.projects',
  Commercial: 'commercial.projects',
  Admin: 'admin.projects',
} as const;
const projectOf = {
  Freelance: 'freelance.project',
  Company: 'company.project',
  Commercial: 'commercial.project',
  Admin: 'admin.project',
} as const;

/** Where a project stands, and the list of them. */
export const projectRoutes = ({ type }: Pick<User, 'type'>) => ({ list: projectsOf[type], one: projectOf[type] });

/** Where a need stands: as an offer, or open beside the list of needs. */
export function needPlace({ type }: User, id: string): Place {
  if (type === 'Freelance') return { route: 'freelance.offers', path: href('freelance.offers', { id }) };
  return { route: needsOf[type], path: `${href(needsOf[type])}?need=${id}` };
}

const timesheetOf = {
  Freelance: 'freelance.timesheet',
  Company: 'company.timesheet',
  Commercial: 'commercial.timesheet',
  Admin: 'admin.timesheet',
} as const;
const expensesOf = {
  Freelance: 'freelance.expenses',
  Company: 'company.expenses',
  Commercial: 'commercial.expenses',
  Admin: 'admin.expenses',
} as const;

/** The months of everybody one sees. */
export const reportsOf = {
  Freelance: 'freelance.reports',
  Company: 'company.reports',
  Commercial: 'commercial.reports',
  Admin: 'admin.reports',
} as const;
const contractsOf = { Freelance: 'freelance.contracts', Commercial: 'commercial.contracts', Admin: 'admin.contracts' } as const;
const chatOf = {
  Freelance: 'freelance.chat',
  Company: 'company.chat',
  Commercial: 'commercial.chat',
  Admin: 'admin.chat',
} as const;
/** The room of somebody's own area; with an id, one conversation. */
export const chatPlace = ({ type }: Pick<User, 'type'>, id?: string): Place => ({
  route: chatOf[type],
  path: href(chatOf[type], id ? { conversation_id: id } : {}),
});
/** Where a notification leads, by what it is about: the exact place, in the reader's own area. */
const places = {
  self: ({ type }) => ({ route: areas[type].account, path: href(areas[type].account) }),
  account: (_, id) => ({ route: 'admin.accounts', path: href('admin.accounts', { selected_freelance_id: id }) }),
  contact: (_, id) => ({ route: 'company.contacts', path: `${href('company.contacts', { tab: 'contacts' })}?contact=${id}` }),
  contacts: () => ({ route: 'company.contacts', path: href('company.contacts', { tab: 'contacts' }) }),
  company: (_, id) => ({
    route: 'commercial.accounts',
    path: `${href('commercial.accounts', { selected_freelance_id: id })}?tab=companies`,
  }),
  document: ({ type }, id) =>
    type === 'Freelance'
      ? { route: 'freelance.account', path: `${href('freelance.account')}?tab=documents&document=${id}` }
      : { route: 'admin.documents', path: href('admin.documents', { selected_document_id: id }) },
  opportunity: needPlace,
  application: ({ type }, id) => {
    if (type === 'Freelance') return { route: 'freelance.offers', path: `${href('freelance.offers')}?tab=applications&application=${id}` };
    const route = applicationOf[type];
    return { route, path: href(route, { id }) };
  },
  proposal: ({ type }, id) => {
    if (type === 'Freelance') return { route: 'freelance.offers', path: `${href('freelance.offers')}?proposal=${id}` };
    return { route: needsOf[type], path: `${href(needsOf[type])}?proposal=${id}` };
  },
  talent: ({ type }, id) => {
    const route = type === 'Freelance' ? 'freelance.profile' : talentsOf[type];
    return { route, path: type === 'Freelance' ? href('freelance.profile') : href(talentsOf[type], { selected_freelance_id: id }) };
  },
  timesheet: ({ type }, id) => ({ route: timesheetOf[type], path: `${href(timesheetOf[type])}?timesheet=${id}` }),
  project: ({ type }, id) => ({ route: projectOf[type], path: href(projectOf[type], { id }) }),
  // Of a delivery: the documents it waits for.
  papers: ({ type }, id) => {
    if (type === 'Freelance') return { route: 'freelance.account', path: `${href('freelance.account')}?tab=documents` };
    const route = type === 'Company' ? 'company.projects' : contractsOf[type];
    return { route, path: type === 'Company' ? href(route) : `${href(route)}?tab=vigilance&operation=${id}` };
  },
  delivery: ({ type }, id) => ({ route: projectsOf[type], path: `${href(projectsOf[type])}?delivery=${id}` }),
  // Its screen finds the month and the project by the report.
  expenseReport: ({ type }, id) => ({
    route: expensesOf[type],
    path: href(expensesOf[type], { term: 'report', project_id: 'any', expenses_report_id: id }),
  }),
  contract: ({ type }, id) => {
    // A client reads of contracts in its projects.
    const route = type === 'Company' ? 'company.projects' : contractsOf[type];
    return { route, path: type === 'Company' ? href(route) : `${href(route)}?contract=${id}` };
  },
  syncRun: (_, id) => ({ route: 'admin.referentials', path: `${href('admin.referentials')}?run=${id}` }),
  conversation: chatPlace,
  reports: ({ type }) => ({ route: reportsOf[type], path: href(reportsOf[type]) }),
  divisions: () => ({ route: 'company.contacts', path: href('company.contacts', { tab: 'divisions' }) }),
} as const satisfies Record<string, (reader: User, id: string) => Place>;
export type NoticePlace = keyof typeof places;

/** Where what a name stands for is, for somebody. */
export const placeOf = (name: NoticePlace): ((reader: User, id: string) => Place) => places[name];

/** Null where the reader may no longer go. */
export function placeHref(name: NoticePlace, reader: User, id: string): string | null {
  const { route, path } = placeOf(name)(reader, id);
  return turnedAway(route, reader) ? null : path;
}

/** Whom an event tells, as a flow declares it: names of audiences, whose SQL the API gives. An empty list says aloud that it is nobody. */
export type Telling = {
  tells?: readonly string[];
  /** Those who are told, and asked to act. */
  asks?: readonly string[];
  /** How soon by mail those are told who have chosen nothing: left out, in the product only. */
  mail?: 'at once' | 'daily';
  /** Has a mail of its own: sent `always`, or `chosen` by the channel like any other. */
  letter?: 'always' | 'chosen';
  /** Where one act is about something else than the others of its flow, or leads elsewhere. */
  category?: NoticeCategory;
  place?: NoticePlace;
  /** Ends what was asked about the record, where that is more than the states say. */
  treats?: boolean;
};

/** One kind of event that tells somebody, takes back what was told, or ends what somebody was asked. */
export type Notice = {
  tells: readonly string[];
  asks: readonly string[];
  mail?: 'at once' | 'daily';
  category: NoticeCategory;
  place: NoticePlace;
  /** Kinds that this one undoes: what they told is withdrawn while nobody has read it, and what they ended is asked again. */
  undoes: readonly string[];
  /** Ends what was asked about the same record. */
  treats: boolean;
  /** Told of a record that is gone by then: its place is another. */
  isOfGone?: boolean;
  /** Has a mail of its own: sent `always`, or `chosen` by the channel like any other. */
  letter?: 'always' | 'chosen';
};

export const isTold = ({ tells, asks }: Pick<Notice, 'tells' | 'asks'>): boolean => tells.length + asks.length > 0;

/** While an act can be undone, nobody is written to. Longer than the toast that offers it. */
export const undoSeconds = 15;
