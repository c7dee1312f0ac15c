import { weekdayOf } from '@jalon/domain/calendar/working-days';
import type { DeclaredDay, Difference } from '@jalon/domain/reports/difference';
import type { PointerEvent } from 'react';
import { useTexts } from '../core/i18n.ts';
import classes from './strip.module.css';
import { useReportWords } from './use-report-words.ts';

const [tick, gap, week, height] = [7, 1, 4, 20];

/** Where each day stands: a little apart from the week before. */
export function placesOf(days: readonly { date: string }[]): number[] {
  let x = -gap;
  return days.map(({ date }, at) => {
    x += (at === 0 ? 0 : tick) + gap + (at > 0 && weekdayOf(date) === 1 ? week : 0);
    return x;
  });
}

/** What is drawn of a day: all of it, or as much as was worked. */
function Tick({ day: { mark, worked, planned, absent }, x }: { day: DeclaredDay; x: number }) {
  const share = Math.min(1, worked / 100);
  if (mark === 'rest') return <rect className={classes.rest} x={x} y={height - 4} width={tick} height={4} rx={2} />;
  if (mark === 'absent' || mark === 'less')
    return (
      <>
        <rect className={classes[mark]} x={x + 0.5} y={0.5} width={tick - 1} height={height - 1} rx={1.5} />
        {absent > 0 && (
          <path className={classes.hatch} d={`M${x + 1} ${height - 3}l5-5M${x + 1} ${height - 9}l5-5M${x + 1} ${height - 15}l5-5`} />
        )}
        {worked > 0 && <rect className={classes.planned} x={x} y={height * (1 - share)} width={tick} height={height * share} rx={2} />}
      </>
    );
  const filled = planned > 0 ? height : Math.max(8, height * share);
  return <rect className={classes[mark]} x={x} y={height - filled} width={tick} height={filled} rx={2} />;
}

/** The days of a month in one line: only what differs from the plan is loud. */
export function Strip({ difference: { days, worked, planned } }: { difference: Difference }) {
  const { t } = useTexts();
  const words = useReportWords();
  const places = placesOf(days);
  const width = (places.at(-1) ?? 0) + tick;
  const tell = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * width;
    const day = days[places.findLastIndex((place) => place <= x)];
    const title = currentTarget.querySelector('title');
    if (!day || !title) return;
    title.textContent = t('reports.day', {
      date: words.date(day.date),
      worked: words.number(day.worked),
      planned: words.number(day.planned),
    });
  };
  return (
    <svg
      className={classes.strip}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('reports.strip', { declared: words.days(worked), planned: words.number(planned) })}
      onPointerMove={tell}
    >
      <title />
      {days.map((day, at) => (
        <Tick key={day.date} day={day} x={places[at] ?? 0} />
      ))}
    </svg>
  );
}
