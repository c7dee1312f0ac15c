import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import classes from './notes.module.css';

const five = [1, 2, 3, 4, 5] as const;

export function Stars({ count, size = 14 }: { count: number; size?: number }) {
  const { t } = useTexts();
  return (
    <span className={classes.stars}>
      <VisuallyHidden>{t('applications.notes.stars', { count })}</VisuallyHidden>
      {five.map((star) =>
        star <= count ? <IconStarFilled key={star} size={size} aria-hidden /> : <IconStar key={star} size={size} aria-hidden />,
      )}
    </span>
  );
}

/** One's own: the same star pressed again takes it back. */
export function StarField({ value, onPick }: { value: number | null; onPick: (stars: number | null) => void }) {
  const { t } = useTexts();
  return (
    <fieldset className={classes.stars} aria-label={t('applications.notes.mine')}>
      {five.map((star) => (
        <UnstyledButton
          key={star}
          className={classes.star}
          aria-pressed={value === star}
          aria-label={value === star ? t('applications.notes.unrate') : t('applications.notes.rate', { count: star })}
          onClick={() => onPick(value === star ? null : star)}
        >
          {star <= (value ?? 0) ? <IconStarFilled size={18} /> : <IconStar size={18} />}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
