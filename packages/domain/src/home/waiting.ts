import type { Home, Waiting } from './home.ts';

type Queues = Pick<Home, 'applications' | 'proposals' | 'toValidate' | 'toCheck' | 'reports' | 'toSign' | 'unsent'>;
/** What waits behind the entries of the menu, from a home that has been read. Apart from the schemas: every screen of a member has the menu. */
export const waitingIn = ({ applications, proposals, toValidate, toCheck, reports, toSign, unsent }: Queues): Waiting => ({
  applications: (applications?.count ?? 0) + (proposals?.count ?? 0),
  accounts: toValidate?.count ?? 0,
  documents: toCheck?.count ?? 0,
  reports: reports?.count ?? 0,
  contracts: (toSign?.count ?? 0) + (unsent?.count ?? 0),
});
