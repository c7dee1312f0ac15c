import { fillPath, type RouteName, routes } from '@jalon/domain/core/routes';
import type { GetScrollRestorationKeyFunction } from 'react-router';
import { besideList } from '../core/widths.ts';

/** What of a list an address may open beside it: the list stays where it was scrolled to. */
const always = /\/:selected_\w+_id\?$/;
/** Offers stand beside their list where there is room for both, and take its place where there is not. */
const whereWide = /\/:id\?$/;

/**
 * By what a place is known that one scrolled to: what opens beside a list has that of the list. A need has its own: its list scrolls by itself, or
 * is not there. So has an application on a phone, and whoever applies, whose list is folded.
 */
export const scrollPlaceOf: GetScrollRestorationKeyFunction = ({ pathname, search }, matches) => {
  const { id, params } = matches.at(-1) ?? {};
  const path = routes[id as RouteName]?.path;
  if (!path || !params) return pathname;
  const isWide = matchMedia(besideList).matches;
  const list = path.replace(always, '').replace(isWide ? whereWide : '', '');
  const open = new URLSearchParams(search);
  return [fillPath(list, params), open.get('need'), isWide ? null : open.get('application'), open.has('apply')].join();
};
