import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { ActionIcon } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import classes from './favourite.module.css';
import { useFavourite } from './use-favourite.ts';

type FavouriteProps = { need: Opportunity; isButton?: boolean };

export function Favourite({ need, isButton = false }: FavouriteProps) {
  const { t } = useTexts();
  const toggle = useFavourite();
  const Icon = need.isFavourite ? IconHeartFilled : IconHeart;
  const label = need.isFavourite ? t('offers.unfavour') : t('offers.favour');
  return (
    <ActionIcon
      variant={isButton ? 'default' : 'subtle'}
      color="gray"
      size={isButton ? 36 : 32}
      className={classes.heart}
      data-on={need.isFavourite || undefined}
      aria-pressed={need.isFavourite ?? false}
      aria-label={t('offers.favourOf', { title: need.title })}
      aria-keyshortcuts={isButton ? 'f' : undefined}
      title={label}
      onClick={() => toggle(need)}
    >
      <Icon size={18} stroke={1.6} />
    </ActionIcon>
  );
}
