import type { Page } from '@jalon/domain/core/listing';
import { useSearchParams } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { LinkTabs } from '../ui/tabs.tsx';
import { keptHref, useKept } from './kept.ts';

type TabsProps = { path: string; all?: Page<unknown>['total'] | undefined; favourites: Page<unknown>['total'] | undefined };

/** Everybody, those among one's favourites, and one's lists. */
export function KeptTabs({ path, all, favourites }: TabsProps) {
  const { t } = useTexts();
  const [parameters] = useSearchParams();
  const { place, lists } = useKept();
  const to = (kept?: string) => path + keptHref(parameters, kept);
  return (
    <LinkTabs
      label={t('peopleLists.tabs')}
      current={typeof place === 'object' ? 'lists' : place}
      isInside
      tabs={[
        { key: 'all', label: t('peopleLists.all'), to: to(), ...all },
        { key: 'favourites', label: t('peopleLists.favourites'), to: to('favourites'), ...favourites },
        { key: 'lists', label: t('peopleLists.lists'), to: to('lists'), ...lists?.total },
      ]}
    />
  );
}
