import { addDays } from '@jalon/domain/core/dates';
import { needPlace } from '@jalon/domain/core/notices';
import type { Delivery } from '@jalon/domain/deliveries/delivery';
import { lastDayOf } from '@jalon/domain/deliveries/interruptions';
import { plannedMonths } from '@jalon/domain/deliveries/plan';
import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { daysOver } from '@jalon/domain/projects/attention';
import type { Project, ProjectMonth } from '@jalon/domain/projects/project';
import { IconUserPlus } from '@tabler/icons-react';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { ownToday } from '../core/today.ts';
import { PersonFace } from '../ui/face.tsx';
import { Panel } from '../ui/panel.tsx';
import { axisOf } from './axis.ts';
import { DaysLeft } from './days-bar.tsx';
import { ownerName, useProjectWords } from './project-look.ts';
import classes from './time-axis.module.css';

type Props = { project: Project; deliveries: readonly Delivery[]; months: readonly ProjectMonth[] };
/** `need`: it is published, and somebody is still looked for. */
type AxisProps = Props & { need?: Opportunity | undefined };
/** The narrowest that the name of a month can be read in; of many months every other is named, and they can be narrower. */
const widths = { named: 40, unnamed: 23 };
const mostNamed = 9;
const monthName = (month: string, language: string) =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', { month: 'short', timeZone: 'UTC' }).format(new Date(`${month}-01`));

/** Deliveries and what is spent by month, on the same columns. */
export function TimeAxis({ project, deliveries, months, need }: AxisProps) {
  const { t, language } = useTexts();
  const format = useFormat();
  const wanted = need && wantedFor(project, need);
  const periods = deliveries.map((one) => ({ startsOn: one.startsOn, endsOn: lastDayOf(one) }));
  const axis = axisOf(deliveries.length > 0 ? [...periods, ...(wanted ? [wanted] : [])] : [project]);
  const now = axis.place(ownToday());
  const isCrowded = axis.months.length > mostNamed;
  const columnWidth = isCrowded ? widths.unnamed : widths.named;
  const columns = { gridTemplateColumns: `repeat(${axis.months.length}, minmax(${columnWidth}px, 1fr))` };
  const scroll = useRef<HTMLElement>(null);
  const head = useRef<HTMLSpanElement>(null);
  // Where it is wider than the screen, today is what one looks for.
  useLayoutEffect(() => {
    const box = scroll.current;
    if (!box || !head.current || box.scrollWidth <= box.clientWidth) return;
    const lane = head.current.getBoundingClientRect();
    const today = lane.left - box.getBoundingClientRect().left + box.scrollLeft + (lane.width * now) / 100;
    if (today > box.clientWidth) box.scrollLeft = today - box.clientWidth / 2;
  }, [now]);
  const hasGaps = deliveries.some(({ interruptions }) => interruptions.length > 0);
  return (
    <Panel
      title={t('projects.axis.title')}
      isFlush
      aside={
        <span className={classes.legend}>
          <i data-part="worked" /> {t('projects.axis.worked')}
          <i data-part="coming" /> {t('projects.axis.coming')}
          {hasGaps && (
            <>
              <i data-part="gap" /> {t('projects.axis.gap')}
            </>
          )}
        </span>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is moved by keys too */}
      <section ref={scroll} className={classes.scroll} aria-label={`${t('projects.axis.title')}, ${project.title}`} tabIndex={0}>
        <div className={classes.axis} style={{ '--months': `${axis.months.length * columnWidth}px` } as CSSProperties}>
          <div className={classes.head}>
            <span />
            <span ref={head} className={classes.months} style={columns}>
              {axis.months.map((month, place) => (
                <span key={month}>{(!isCrowded || place % 2 === 0) && <em>{monthName(month, language)}</em>}</span>
              ))}
            </span>
            <span className={classes.tail}>
              <span>{t('projects.axis.consumed')}</span>
              <span>{t('projects.axis.left')}</span>
            </span>
          </div>
          {deliveries.map((delivery) => (
            <Row key={delivery.id} delivery={delivery} axis={axis} />
          ))}
          {need && wanted && <NeedRow need={need} wanted={wanted} axis={axis} />}
          <Spending axis={axis} deliveries={deliveries} months={months} project={project} columns={columns} />
          {now > 0 && now < 100 && (
            <span className={classes.today} aria-hidden>
              <span style={{ left: `${now}%` }}>
                <b>{format.shortDay(ownToday())}</b>
              </span>
            </span>
          )}
        </div>
      </section>
    </Panel>
  );
}

/** When somebody is wanted: from the start of the need to the end of the project. */
function wantedFor({ endsOn }: Project, need: Opportunity): { startsOn: string; endsOn: string } | undefined {
  const startsOn = need.startsOn ?? ownToday();
  const until = endsOn ?? addDays(startsOn, 90);
  return until > startsOn ? { startsOn, endsOn: until } : undefined;
}

type NeedRowProps = { need: Opportunity; wanted: { startsOn: string; endsOn: string }; axis: ReturnType<typeof axisOf> };

function NeedRow({ need: { id, title, toTreat, applications }, wanted, axis }: NeedRowProps) {
  const { t } = useTexts();
  const user = useUser();
  const left = axis.place(wanted.startsOn);
  return (
    <div className={classes.row}>
      <span className={classes.lead}>
        <span className={classes.sought} aria-hidden>
          <IconUserPlus size={16} stroke={1.75} />
        </span>
        <span className={classes.who}>
          <Link to={needPlace(user, id).path}>{title}</Link>
          <span>
            {toTreat ? t('projects.need.toTreat', { count: toTreat }) : t('projects.need.applications', { count: applications ?? 0 })}
          </span>
        </span>
      </span>
      <span className={classes.lane}>
        <span
          className={classes.wanted}
          style={{ left: `${left}%`, width: `${Math.max(1, axis.place(addDays(wanted.endsOn, 1)) - left)}%` }}
        >
          {t('projects.need.posted')}
        </span>
      </span>
      <span className={classes.tail}>
        <span>–</span>
        <b>–</b>
      </span>
    </div>
  );
}

function Row({ delivery, axis }: { delivery: Delivery; axis: ReturnType<typeof axisOf> }) {
  const { t } = useTexts();
  const format = useFormat();
  const words = useProjectWords();
  const [parameters] = useSearchParams();
  const { id, title, startsOn, interruptions, daysSold, daysWorked, consumedCents, state, owner } = delivery;
  // What was stopped, or finished before its end, is drawn as far as it was worked.
  const endsOn = lastDayOf(delivery);
  const [left, right] = [axis.place(startsOn), axis.place(addDays(endsOn, 1))];
  const width = Math.max(1, right - left);
  const gaps = interruptions.map(({ from, to }) => ({
    ...{ from, start: axis.place(from), end: axis.place(addDays(to, 1)) },
    words: t('projects.axis.gapSentence', { from: format.day(from), to: format.day(to) }),
  }));
  const isOver = state === 'finished' || state === 'stopped';
  const worked = daysSold > 0 ? daysWorked / daysSold : 0;
  const sentence = t('projects.axis.sentence', {
    ...{ name: ownerName(delivery), title, from: format.day(startsOn), to: format.day(endsOn) },
    ...{ worked: words.days(daysWorked), sold: words.days(daysSold) },
  });
  return (
    <div className={classes.row}>
      <span className={classes.lead}>
        <PersonFace person={owner} size={32} />
        <span className={classes.who}>
          <Link to={`?${new URLSearchParams({ ...Object.fromEntries(parameters), delivery: id })}`} preventScrollReset>
            {ownerName(delivery)}
          </Link>
          <span>{[title, words.fee(delivery)].filter(Boolean).join(' · ')}</span>
        </span>
      </span>
      <span className={classes.lane}>
        <span
          className={classes.bar}
          role="img"
          aria-label={sentence}
          data-over={isOver || undefined}
          data-state={state}
          style={{ left: `${left}%`, width: `${width}%` }}
        >
          <span style={{ width: `${Math.min(1, worked) * 100}%` }} />
          <b>{t('projects.daysOf', { worked: words.days(daysWorked), sold: words.days(daysSold) })}</b>
        </span>
        {gaps.map(({ from, start, end, words: name }) => (
          <span
            key={from}
            className={classes.gap}
            style={{ left: `${start}%`, width: `${end - start}%` }}
            role="img"
            aria-label={name}
            title={name}
          />
        ))}
      </span>
      <span className={classes.tail}>
        <span>{consumedCents ? format.euros(consumedCents) : '–'}</span>
        <b>{isOver && !daysOver(delivery) ? '–' : <DaysLeft {...delivery} />}</b>
      </span>
    </div>
  );
}

type SpendingProps = Props & { axis: ReturnType<typeof axisOf>; columns: object };

/** What each month has cost or earned, and what those to come will, by what was sold. */
function Spending({ axis, deliveries, months, project, columns }: SpendingProps) {
  const { t, language } = useTexts();
  const format = useFormat();
  const present = ownToday().slice(0, 7);
  const planned = new Map<string, number>();
  for (const one of deliveries) {
    const fee = one.sellCents ?? one.buyCents;
    if (fee === null || one.state === 'stopped' || one.state === 'finished') continue;
    for (const { month, cents } of plannedMonths(one, fee)) planned.set(month, (planned.get(month) ?? 0) + cents);
  }
  const bars = axis.months.map((month) => {
    const found = months.find((one) => one.month === month);
    const validated = (found?.consumedCents ?? 0) - (found?.waitingCents ?? 0);
    const waiting = found?.waitingCents ?? 0;
    const coming = month >= present ? Math.max(0, (planned.get(month) ?? 0) - validated - waiting) : 0;
    return { month, validated, waiting, coming, all: validated + waiting + coming };
  });
  const most = Math.max(1, ...bars.map(({ all }) => all));
  const isOwn = project.predictedCents === null;
  const total = [...planned.values()].reduce((sum, cents) => sum + cents, 0);
  const thousands = (cents: number) =>
    (cents / 100_000).toLocaleString(language === 'fr' ? 'fr-FR' : 'en-GB', { maximumFractionDigits: 1 });
  return (
    <div className={classes.row}>
      <span className={classes.who}>
        <b>{t(isOwn ? 'projects.axis.earned' : 'projects.axis.spent')}</b>
        <span>{t('projects.axis.unit')}</span>
      </span>
      <span className={classes.money} style={columns}>
        {bars.map(({ month, validated, waiting, coming, all }) => (
          <span
            key={month}
            role="img"
            aria-label={t('projects.axis.month', { month: monthName(month, language), amount: format.euros(all) })}
          >
            {all > 0 && <b>{thousands(all)}</b>}
            <i data-part="coming" style={{ height: `${(coming / most) * 72}px` }} />
            <i data-part="waiting" style={{ height: `${(waiting / most) * 72}px` }} />
            <i data-part="validated" style={{ height: `${(validated / most) * 72}px` }} />
          </span>
        ))}
      </span>
      <span className={classes.sum}>
        <span>{t('projects.axis.total')}</span>
        <b>{format.euros(project.predictedCents ?? total)}</b>
      </span>
    </div>
  );
}
