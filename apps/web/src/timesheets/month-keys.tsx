import type { Brush } from '@jalon/domain/timesheets/painting';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { Kbd } from '@mantine/core';
import { memo } from 'react';
import { useTexts } from '../core/i18n.ts';
import classes from './month-keys.module.css';
import { useDayWords } from './use-day-words.ts';

type MonthKeysProps = { data: OwnMonth; brush: Brush; isRows: boolean };

/** What the keys do, below what they do it to. */
export const MonthKeys = memo(function MonthKeys({ data, brush, isRows }: MonthKeysProps) {
  const { t } = useTexts();
  const words = useDayWords(data);
  return (
    <div className={classes.keys}>
      <span>
        <Kbd size="xs">1</Kbd> {t('timesheets.keys.whole')}
      </span>
      <span>
        <Kbd size="xs">5</Kbd> {t('timesheets.keys.half')}
      </span>
      <span>
        <Kbd size="xs">0</Kbd> {t('timesheets.keys.clear')}
      </span>
      <span>
        <Kbd size="xs">{t('timesheets.shift')}</Kbd> <Kbd size="xs">→</Kbd> {t('timesheets.keys.extend')}
      </span>
      {!isRows && (
        <span>
          <Kbd size="xs">P</Kbd> {t('timesheets.keys.next')}
        </span>
      )}
      <span className={classes.outside}>
        <i className={classes.hatched} aria-hidden />
        {!isRows && 'deliveryId' in brush ? t('timesheets.outsideOf', { name: words.titleOf(brush.deliveryId) }) : t('timesheets.outside')}
      </span>
    </div>
  );
});
