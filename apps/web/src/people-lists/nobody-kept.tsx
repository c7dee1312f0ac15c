import type { ReactNode } from 'react';
import { useTexts } from '../core/i18n.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { type KeptPlace, useKept } from './kept.ts';

/** Where nobody is kept yet; `children`: where nobody is there at all. */
export function NobodyKept({ place, children }: { place: KeptPlace; children: ReactNode }) {
  const { t } = useTexts();
  const { isLost, open } = useKept();
  // The head says so, and where the lists are.
  if (place === 'all' || isLost) return isLost ? null : children;
  return place === 'favourites' ? (
    <EmptyState title={t('peopleLists.emptyFavourites')} description={t('peopleLists.emptyFavouritesText')} illustration={<NothingYet />} />
  ) : (
    <EmptyState
      title={t(open?.masked ? 'peopleLists.allMasked' : 'peopleLists.emptyList')}
      description={t(open?.masked ? 'peopleLists.allMaskedText' : 'peopleLists.emptyListText')}
      illustration={<NothingYet />}
    />
  );
}
