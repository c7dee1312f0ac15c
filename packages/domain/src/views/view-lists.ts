import type { User, UserType } from '../core/actor.ts';

/** The lists whose views are kept. Those of accounts differ by type, as their columns do. */
export const viewLists = [
  'offers',
  'talents',
  'contacts',
  'documents',
  'companies',
  'accounts.Freelance',
  'accounts.Company',
  'accounts.Commercial',
] as const;
export type ViewList = (typeof viewLists)[number];

/** Lists of freelances and companies: there is no staff to share their views with. */
export const isOfStaff = (list: ViewList): boolean => list !== 'offers' && list !== 'talents' && list !== 'contacts';

/** The lists whose views are searches of these people, who may be told when something new fits. */
const searchers: Partial<Record<ViewList, UserType>> = { offers: 'Freelance', talents: 'Company', 'accounts.Freelance': 'Commercial' };
export const isSearch = (list: ViewList, { type }: Pick<User, 'type'>): boolean => searchers[list] === type;

/** Of one list, for one person: the text `errors.view.tooMany` names it. */
export const mostViews = 50;
/** Searches that one person is told of: each is asked about every need that is posted, or profile that comes. The text `errors.view.tooManyTold` names it. */
export const mostTold = 20;
