import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { useTexts } from '../core/i18n.ts';
import { Heart } from '../ui/heart.tsx';
import { useFavourite } from './use-favourite.ts';

type FavouriteProps = { need: Opportunity; isButton?: boolean };

export function Favourite({ need, isButton }: FavouriteProps) {
  const { t } = useTexts();
  const toggle = useFavourite();
  return (
    <Heart
      isOn={need.isFavourite ?? false}
      label={t('offers.favourOf', { title: need.title })}
      title={need.isFavourite ? t('offers.unfavour') : t('offers.favour')}
      isButton={isButton}
      shortcut={isButton ? 'f' : undefined}
      onPress={() => toggle(need)}
    />
  );
}
