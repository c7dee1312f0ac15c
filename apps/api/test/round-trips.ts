import type { EndpointSpec } from '@jalon/domain/core/endpoint';

/** What may wait for the database more often than its kind. A number that goes down is written down here; one that goes up needs a reason. */
const exceptions: Record<string, number> = {
  'GET /api/admin/legal-texts/:kind/history': 3,
  // Each feature whose records are told of is asked for them once.
  'GET /api/notifications': 8,
  // Every count with the ids of those who wait and the reports that await; then the rows of each kind of record and what goes on, all at once.
  'GET /api/home': 11,
  // The delivery with its documents, then all that was given, checked, let pass and agreed on for it, at once.
  'GET /api/vigilance/:id': 6,
  'GET /api/vigilance/:id/pack': 7,
  // Work, applications and needs, all at once.
  'GET /api/statistics': 4,
  // The settings, the hour of the next run and the last one, all at once; a change is told and answered with all of it.
  'GET /api/connector': 5,
  // The preview of another mapping is dropped with it; there is one, and here there are as many as rows to call with.
  'PUT /api/connector/settings': 30,
  // Each list is held; then what was added, and what was changed, and the history of both.
  'POST /api/sync-runs/:id/undo': 22,
  'POST /api/sync-runs/:id/replay': 12,
  // Whether the mapping is still the same is asked before the rest.
  'POST /api/sync-runs/:id/resume': 9,
  // Everything that is kept about a person, each table once.
  'GET /api/account/export': 17,
  // A password is proved: tries are counted before and settled after, sessions are closed and opened.
  'POST /api/login': 13,
  'POST /api/account/email': 15,
  'POST /api/email/correct': 16,
  'POST /api/account/sessions/end-others': 6,
  'POST /api/account/deactivate': 13,
  'POST /api/account/enable': 20,
  'POST /api/account/two-step/begin': 10,
  'POST /api/password/reset': 14,
  'PUT /api/account/password': 11,
  // The file is taken and the one before let go.
  'PUT /api/administrative-file/papers/:kind': 7,
  // Who opens a profile, as a page, a document or a resume, is noted for its person; with an application, while it is read.
  'GET /api/applications/:id/profile': 4,
  'GET /api/applications/:id/pdf': 4,
  'GET /api/profiles/:id/files/:fileId': 4,
  // Those who send at once take turns.
  'POST /api/files': 7,
  // A file is taken or let go, the version before is kept, and those who check it are told.
  'POST /api/documents': 6,
  'DELETE /api/documents/:id': 6,
  'POST /api/documents/:id/replace': 7,
  'POST /api/profiles/:id/addResume': 7,
  'POST /api/profiles/:id/removeResume': 7,
  'GET /api/admin/operator/history': 3,
  // What is committed is read anew, for this process too.
  'PUT /api/admin/operator': 7,
  'PUT /api/admin/operator/logo': 8,
  'DELETE /api/admin/operator/logo': 7,
  'PUT /api/admin/legal-texts/:kind': 6,
  'POST /api/admin/legal-texts/:kind/publish': 6,
  // A person goes for good: what is theirs in each table goes too, and what stays forgets their name.
  'DELETE /api/contacts/:id': 25,
  'POST /api/retentions/:id/purge': 14,
  // The link is taken and its siblings end; then whose clock it is, what is written and who is told.
  'POST /api/consent/renew': 10,
  // What it refers to is looked up and checked; some send an invitation with it.
  'POST /api/email/resend': 7,
  'DELETE /api/accounts/:id': 13,
  // The last owner of a company is refused, and that answer kept; so is whoever would leave nobody behind.
  'POST /api/accounts/:id/disable': 6,
  // Whom and what a form may name: the company, its divisions and its people, the last two at once.
  'GET /api/opportunities/people': 4,
  'GET /api/projects/people': 4,
  // The months that were only looked at go first, of time and of expenses; then it is sure that no other is left.
  'DELETE /api/deliveries/:id': 8,
  // One that begins without a document has the exception in its history, as an act of its own.
  'POST /api/deliveries': 11,
  // One that is there is given; a new one opens the month of its timesheet too, and its answer is kept.
  'POST /api/expense-reports': 8,
  'POST /api/timesheets': 7,
  // The months of one person take turns and the delivery is held before it is judged whether all is there; a key is kept with the answer.
  'POST /api/timesheets/:id/submit': 6,
  // The trips of one person take turns; what they come to is added up behind what was done, in whatever report, and read again.
  'PUT /api/expense-reports/:id': 12,
  'POST /api/expense-reports/:id/submit': 7,
  'POST /api/expense-reports/:id/recall': 7,
  'POST /api/expense-reports/:id/reject': 7,
  'POST /api/expense-reports/:id/validate': 6,
  'POST /api/expense-reports/:id/unvalidate': 7,
  'DELETE /api/expense-reports/:id': 6,
  // An application, a project, a delivery and a need, each with its event and those it tells.
  'POST /api/applications/:id/engage': 24,
  // A code is tried before anything is written, outside of what may be refused; where it came from is noted behind it.
  'POST /api/contracts/:id/sign': 11,
  'POST /api/contracts/:id/deposit': 8,
  // Whether somebody has an account is asked behind the act, and those who have none are written a letter.
  'POST /api/contracts/:id/send': 8,
  'POST /api/contracts/:id/remind': 8,
  // A link is opened before anything is done by it.
  'POST /api/contract-links/code': 8,
  'POST /api/contract-links/sign': 13,
  'POST /api/contract-links/decline': 8,
  'DELETE /api/contracts/:id': 6,
  // An address waits for its turn; a portfolio is compared with what was seen.
  'PUT /api/accounts/:id/email': 7,
  'PUT /api/accounts/:id/companies': 7,
  // One that begins with people has them judged once it is there; one that is there is held before its people are counted.
  'POST /api/people-lists': 6,
  'PUT /api/people-lists/:id/people': 6,
  // What it has added is held and looked at, then goes in parts.
  'POST /api/imports/:id/undo': 10,
  // Who the other is now is read before it is asked whether both still see what they talk about; most answers give the conversation with it.
  'GET /api/conversations/:id': 4,
  'GET /api/conversations/:id/files/:fileId': 5,
  'POST /api/conversations': 11,
  'POST /api/conversations/:id/messages': 7,
  'PUT /api/conversations/:id/muted': 6,
  'POST /api/conversations/:id/close': 9,
  'POST /api/conversations/:id/reopen': 9,
  'POST /api/conversations/:id/messages/:messageId/report': 6,
  // While a slow decoder works, uploads that wait in line may end and be counted with it.
  'PUT /api/account/picture': Number.POSITIVE_INFINITY,
  'PUT /api/company/logo': Number.POSITIVE_INFINITY,
  'POST /api/reference-values/acts/disable': Number.POSITIVE_INFINITY,
  'POST /api/reference-values/acts/enable': Number.POSITIVE_INFINITY,
};

/** The record is looked up first: those who may not see it are told that it is not there. */
const isHistory = ({ path }: EndpointSpec): boolean => path.endsWith('/:id/history');
/** One transaction for each record that is named. */
const isOnSeveral = ({ path }: EndpointSpec): boolean => path.includes('/acts/');
const isList = ({ query }: EndpointSpec): boolean => query !== undefined && 'after' in query.shape;

/** How often a call may wait for the database, its session included: a list, a detail, a write. What is limited is counted first. */
export function mostRoundTrips(endpoint: EndpointSpec): number {
  const { method, path, limit } = endpoint;
  const exception = exceptions[`${method} ${path}`];
  if (exception !== undefined) return exception;
  if (isOnSeveral(endpoint)) return Number.POSITIVE_INFINITY;
  const most = path === '/api/user' ? 1 : method !== 'GET' ? 5 : isList(endpoint) && !isHistory(endpoint) ? 2 : 3;
  return limit ? most + 1 : most;
}
