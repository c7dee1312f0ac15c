/** The lists whose views are kept. Those of accounts differ by type, as their columns do. */
export const viewLists = [
  'talents',
  'contacts',
  'documents',
  'companies',
  'accounts.Freelance',
  'accounts.Company',
  'accounts.Commercial',
] as const;
export type ViewList = (typeof viewLists)[number];

/** A company’s own lists: there is no staff to share their views with. */
export const isOfStaff = (list: ViewList): boolean => list !== 'talents' && list !== 'contacts';

/** Of one list, for one person: the text `errors.view.tooMany` names it. */
export const mostViews = 50;
