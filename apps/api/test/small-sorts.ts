/** Sorts of a plan that no index has to save: of rows that are few by their nature, found by an index before. */

/** What one person has accepted, the versions of one text and the roles of one company are few. */
const sortOfFew = /-> +Sort[^\n]*\n +Sort Key: (?:[lv](?:_\d+)?\.(?:number|accepted_at)|r(?:_\d+)?\.created_at)[^\n]*\n/g;

/** One's own views, lists or absences and those that are shared: by an index each, then put in order. */
const sharedOfFew =
  /-> +Sort[^\n]*\n +Sort Key: (?:[vld](?:_\d+)?\.)?(?:name_key|starts_on)[^\n]*\n(?= +-> +(?:Bitmap Heap Scan|Index Scan[^\n]*) on (?:views|people_lists|deputies))/g;

/** What one person has, found by an index of its owner, is put in order after. */
const ownOfFew =
  /-> +(?:Incremental )?Sort[^\n]*\n +Sort Key:[^\n]*\n(?: +Presorted Key:[^\n]*\n)?(?= +-> +Index Scan (?:Backward )?using \w+ on (?:documents|freelance_profiles|views) [^\n]*\n +Index Cond: \(+(?:owner_id|user_id) = \$)/g;

/** The notes on one application are few: those that a company may read are gathered by their index. */
const notesOfFew =
  /-> +Sort[^\n]*\n +Sort Key: n(?:_\d+)?\.created_at[^\n]*\n(?= +-> +Nested Loop[^\n]*\n +-> +Bitmap Heap Scan on application_notes [^\n]*\n +Recheck Cond: \(application_id = \$)/g;

/** So are those of the staff who look after one company. */
const staffOfFew = /-> +Sort[^\n]*\n +Sort Key: \(\(u(?:_\d+)?\.id IS DISTINCT FROM o(?:_\d+)?\.manager_id\)\)[^\n]*\n/g;

/** So are the divisions of one person, whose names a row has in order. */
const namesOfFew = /Aggregate[^\n]*\n +-> +Sort[^\n]*\n +Sort Key: d(?:_\d+)?\.name_key[^\n]*\n/g;

/** The needs of a portfolio, and its applications, are gathered by their indexes: a planner that expects few puts them in order after. */
const portfolioOfFew =
  /-> +Sort[^\n]*\n +Sort Key:[^\n]*\n(?= +-> +(?:Nested Loop[^\n]*\n +-> +)?Bitmap Heap Scan on (?:opportunities|applications) [^\n]*\n +Recheck Cond: \(+company_id = ANY)/g;

/** The interviews of a company within days are few too. */
const interviewsOfFew = /-> +Sort[^\n]*\n +Sort Key: a(?:_\d+)?\.interview_at[^\n]*\n/g;

/** The projects and deliveries of one company too, as long as the planner expects a handful. */
const companyOfFew =
  /-> +Sort[^\n]*\n +Sort Key:[^\n]*\n(?= +-> +(?:Bitmap Heap Scan|Index Scan[^\n]*) on (?:projects|deliveries|timesheets|expense_reports) [^\n]*\n +(?:Recheck|Index) Cond: \(+company_id = (?:\$|ANY))/g;

/** So are the renewals of one delivery. */
const renewalsOfFew = /-> +Sort[^\n]*\n +Sort Key: n(?:_\d+)?\.number[^\n]*\n/g;

/** So are the lines of one expense report, which are read in their order. */
const linesOfFew =
  /-> +Sort[^\n]*\n +Sort Key: l(?:_\d+)?\."position"[^\n]*\n(?= +-> +Bitmap Heap Scan on expense_lines [^\n]*\n +Recheck Cond: \(report_id = r(?:_\d+)?\.id\))/g;

/** A scope that holds nothing for its reader is known to before anything is read. */
const sortOfNothing = /-> +Sort[^\n]*\n +Sort Key:[^\n]*\n +-> +Result[^\n]*\n +One-Time Filter: false\n/g;

const small = [
  sortOfFew,
  sharedOfFew,
  ownOfFew,
  notesOfFew,
  staffOfFew,
  namesOfFew,
  portfolioOfFew,
  interviewsOfFew,
  companyOfFew,
  renewalsOfFew,
  linesOfFew,
  sortOfNothing,
];

/** A plan without the sorts that are fine, so that any other shows. */
export const withoutSmallSorts = (plan: string): string => small.reduce((rest, sort) => rest.replaceAll(sort, ''), plan);
