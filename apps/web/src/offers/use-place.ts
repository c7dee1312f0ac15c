import { href } from '@jalon/domain/core/routes';
import { useNavigate, useParams, useSearchParams } from 'react-router';

export const tabs = ['forYou', 'all', 'favourites', 'applications'] as const;
export type Tab = (typeof tabs)[number];

export const readTab = (parameters: URLSearchParams): Tab => tabs.find((tab) => tab === parameters.get('tab')) ?? 'all';

/**
 * What of the screen is open, as the address says it: `/freelance/offers/<need>`, `?tab=applications&application=<id>`, `?apply`. `isWide`: beside its
 * list, which stays where it is.
 */
export function usePlace(isWide: boolean) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { id: needId } = useParams();
  const tab = readTab(parameters);
  const isOfOwn = tab === 'applications';
  const at = (id: string | undefined, isApplying = false): string => {
    const search = new URLSearchParams(parameters);
    search.delete('apply');
    search.delete('application');
    if (isOfOwn && id) search.set('application', id);
    if (isApplying) search.set('apply', '');
    const path = isOfOwn || !id ? href('freelance.offers') : href('freelance.offers', { id });
    return path + (search.size > 0 ? `?${search}` : '');
  };
  const goTo = (to: string, { replace = false, preventScrollReset = isWide }) => void navigate(to, { replace, preventScrollReset });
  return {
    tab,
    /** The need, or among one’s own the application. */
    openId: (isOfOwn ? parameters.get('application') : needId) ?? undefined,
    isApplying: !isOfOwn && parameters.has('apply'),
    hrefOf: (id?: string) => at(id),
    /** Walking along the list is no step to go back to. */
    show: (id: string) => goTo(at(id), { replace: true }),
    apply: (id: string) => goTo(at(id, true), { preventScrollReset: false }),
    stopApplying: (id: string) => goTo(at(id), { replace: true }),
    backToList: () => goTo(at(undefined), {}),
  };
}
export type Place = ReturnType<typeof usePlace>;

export const isOfNeeds = (tab: Tab): boolean => tab === 'all' || tab === 'favourites';

/** What is looked for among all needs is looked for among one’s favourites too. */
export function otherTabHref(tab: Tab, now: Tab, parameters: URLSearchParams): string {
  if (!isOfNeeds(tab) || !isOfNeeds(now)) return tabHref(tab);
  const kept = new URLSearchParams(parameters);
  for (const name of ['apply', 'tab']) kept.delete(name);
  if (tab !== 'all') kept.set('tab', tab);
  return href('freelance.offers') + (kept.size > 0 ? `?${kept}` : '');
}
export const tabHref = (tab: Tab): string => href('freelance.offers') + (tab === 'all' ? '' : `?tab=${tab}`);
/** One’s own application, beside the others. */
export const ownHref = (id: string): string => `${tabHref('applications')}&application=${id}`;
