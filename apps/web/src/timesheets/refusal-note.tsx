import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { Button } from '@mantine/core';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { closedBy } from './month-model.ts';
import classes from './refusal-note.module.css';
import { useDayWords } from './use-day-words.ts';
import type { Painting } from './use-painting.ts';

/** Said where it was tried: why a day cannot be painted, and what could be painted there. */
export function RefusalNote({ data, painting }: { data: OwnMonth; painting: Painting }) {
  const { t } = useTexts();
  const format = useFormat();
  const { titleOf } = useDayWords(data);
  const { refusal, setRefusal, paintDay } = painting;
  if (!refusal) return null;
  const { date, delivery, offer } = refusal;
  const { why, day } = closedBy(delivery, date);
  return (
    <div role="row">
      <div role="gridcell" className={classes.refusal} aria-live="assertive">
        <p>
          <b>{t(`timesheets.refusal.${why}`, { name: titleOf(delivery.id), date: format.date(day) })}</b> {t('timesheets.refusal.text')}
        </p>
        {offer && (
          <Button size="compact-sm" variant="light" onClick={() => paintDay(date, 100, { type: 'production', deliveryId: offer.id })}>
            {t('timesheets.refusal.offer', { name: titleOf(offer.id) })}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setRefusal(undefined)}>
          {t('timesheets.refusal.close')}
        </Button>
      </div>
    </div>
  );
}
