import type { Application } from '@jalon/domain/applications/application';
import { Button } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { useMoments } from '../core/moments.ts';
import { calendarHref } from './offers.api.ts';
import classes from './own-application.module.css';

/** The interview that is set, and its file for a calendar. */
export function Interview({ own: { id, interviewAt, minutes, format, place } }: { own: Application }) {
  const { t } = useTexts();
  const moments = useMoments('own');
  if (!interviewAt) return null;
  const isPast = Date.parse(interviewAt) < Date.now();
  const details = [
    minutes && t('offers.own.lasting', { minutes }),
    format && t(`offers.own.format.${format}`),
    place,
    moments.zone(interviewAt),
  ];
  return (
    <div className={classes.meeting}>
      <IconCalendarEvent size={20} stroke={1.6} aria-hidden />
      <div className={classes.when}>
        <strong className={classes.moment}>
          {t(isPast ? 'offers.own.interviewPast' : 'offers.own.interview')} · {moments.said(interviewAt)}
        </strong>
        <span>{details.filter(Boolean).join(' · ')}</span>
      </div>
      {!isPast && (
        <Button component="a" href={calendarHref(id)} download variant="default" size="compact-md">
          {t('offers.own.toCalendar')}
        </Button>
      )}
    </div>
  );
}
