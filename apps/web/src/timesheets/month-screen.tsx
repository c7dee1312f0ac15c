import { monthOf, ofMonth, shiftMonth } from '@jalon/domain/core/months';
import { href } from '@jalon/domain/core/routes';
import { checksOf } from '@jalon/domain/timesheets/checks';
import { missingOf } from '@jalon/domain/timesheets/month';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useFormat } from '../core/format.ts';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { ownToday } from '../core/today.ts';
import { Columns } from '../ui/columns.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { RecordState } from '../ui/record-state.tsx';
import { SavedNote } from '../ui/saved-note.tsx';
import { StateBadge, type Tone } from '../ui/state-badge.tsx';
import { Trail } from '../ui/trail.tsx';
import { WorkHeader, WorkPage } from '../ui/work-frame.tsx';
import { Brushes } from './brushes.tsx';
import { ByDelivery } from './by-delivery.tsx';
import colours from './colours.module.css';
import { DaySheet } from './day-sheet.tsx';
import { MonthBanners } from './month-banners.tsx';
import { MonthChecks } from './month-checks.tsx';
import { MonthFollow } from './month-follow.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MonthKeys } from './month-keys.tsx';
import { aheadIn, refusedIn, stateOf, unsentIn } from './month-model.ts';
import classes from './month-screen.module.css';
import { MonthSum } from './month-sum.tsx';
import { PrefillMenu } from './prefill-menu.tsx';
import { RowsGrid } from './rows-grid.tsx';
import { SendBar } from './send-bar.tsx';
import { monthQuery, timesheetClient } from './timesheets.api.ts';
import { type Month, useMonth } from './use-month.ts';
import { usePainting } from './use-painting.ts';
import { useSending } from './use-sending.ts';
import { useView } from './use-view.ts';

const isMonth = (text: string): boolean => /^(19[5-9]\d|20[0-4]\d|2050)-(0[1-9]|1[0-2])$/.test(text);
const thisMonth = (): string => monthOf(ownToday());
const addressOf = (term: string): string => href('freelance.timesheet', { term });

export const prefetch: Prefetch = (_user, { params: { term = thisMonth() } }) => {
  if (isMonth(term)) void queryClient.prefetchQuery(monthQuery(term));
};

/** One's own month: a calendar one paints. */
export default function MonthScreen() {
  const { t } = useTexts();
  const { term = thisMonth() } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const about = search.get('timesheet');
  const { data, error, refetch } = useQuery({ ...monthQuery(term), enabled: isMonth(term) });
  if (about) return <LedTo id={about} />;
  if (!isMonth(term)) return <Navigate to={addressOf(thisMonth())} replace />;
  if (data) return <Known key={term} data={data} />;
  const words = { missing: t('timesheets.none'), missingText: t('timesheets.noneText'), back: t('timesheets.crumb') };
  return (
    <Page title={t('timesheets.crumb')}>
      {error ? (
        <RecordState error={error} words={words} onBack={() => void navigate(addressOf(thisMonth()))} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={420} radius={8} />
      )}
    </Page>
  );
}

/** A notification names the timesheet: its month is where it leads. */
function LedTo({ id }: { id: string }) {
  const { data, error } = useQuery(timesheetClient.one(id));
  if (data)
    return <Navigate to={href('freelance.timesheet', { term: data.month, project_id: data.projectId, times_report_id: id })} replace />;
  return error ? <Navigate to={addressOf(thisMonth())} replace /> : null;
}

const tones: Record<ReturnType<typeof stateOf>, Tone> = { new: 'neutral', waiting: 'accent', validated: 'positive', rejected: 'negative' };

function Known({ data }: { data: OwnMonth }) {
  const { t, language } = useTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const month = useMonth(data);
  const { plan, lines } = month;
  const missing = useMemo(() => missingOf(plan, lines), [plan, lines]);
  const refused = useMemo(() => refusedIn(data), [data]);
  const checks = useMemo(() => {
    const answered = Object.keys(month.comments).filter((id) => month.comments[id]);
    return checksOf(plan, lines, { drivenOn: data.drivenOn, refused, answered });
  }, [plan, lines, data.drivenOn, refused, month.comments]);
  // The days answer the hand; what is told of them beside follows once they are drawn.
  const told = useDeferredValue(useMemo(() => ({ lines, missing, checks }), [lines, missing, checks]));
  const isStill = month.saving === 'conflict' || plan.deliveries.every(({ isLocked }) => isLocked);
  const painting = usePainting(data, month, isStill);
  const sending = useSending(data.month, month, { checks, shown: told.checks });
  const [view, setView] = useView(data.deliveries.length);
  const [lit, setLit] = useState<readonly string[]>([]);
  const state = stateOf(data);
  useDocumentTitle(t('timesheets.title', { ofMonth: ofMonth(data.month, language) }));
  const go = (by: number) => void navigate(addressOf(shiftMonth(data.month, by)));
  const press = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    const run =
      event.key === 'PageUp' || event.key === 'PageDown'
        ? () => go(event.key === 'PageUp' ? -1 : 1)
        : isCommand && event.key === 'Enter'
          ? sending.run
          : isCommand && event.key.toLowerCase() === 'z' && !isStill
            ? month.undo
            : undefined;
    if (!run) return;
    event.preventDefault();
    run();
  };
  /** The button that was pressed goes with its check: the focus goes back to the month. */
  const fix = useCallbackRef((next: Parameters<Month['change']>[0]) => {
    setLit([]);
    month.change(next);
    document.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus({ preventScroll: true });
  });
  const undo = useCallbackRef(month.undo);
  const shown = { data, lines, missing, painting, isStill };
  return (
    <WorkPage className={colours.colours} onKeyDown={press}>
      <WorkHeader
        trail={<Trail steps={[{ name: routeTitle(t, 'freelance.reports'), to: href('freelance.reports') }]} here={t('timesheets.crumb')} />}
        title={t('timesheets.title', { ofMonth: ofMonth(data.month, language) })}
        badge={
          data.deliveries.length > 0 && (
            <StateBadge tone={tones[state]} isChip>
              {state === 'waiting' ? t('timesheets.stones.waiting') : t(`words.timesheet.state.${state}`)}
            </StateBadge>
          )
        }
        stepper={
          <>
            <ActionIcon variant="subtle" color="gray" aria-label={t('timesheets.previous')} onClick={() => go(-1)}>
              <IconChevronLeft size={18} stroke={1.75} />
            </ActionIcon>
            <ActionIcon variant="subtle" color="gray" aria-label={t('timesheets.next')} onClick={() => go(1)}>
              <IconChevronRight size={18} stroke={1.75} />
            </ActionIcon>
          </>
        }
        subject={unsentIn(data).length > 0 && t('timesheets.dueOn', { date: format.longDay(new Date(`${data.dueOn}T12:00:00`)) })}
        saved={
          <SavedNote
            isSaving={month.saving === 'saving' || month.changed.length > 0}
            savedAt={month.savedAt}
            problem={month.saving === 'offline' ? t('timesheets.offline') : month.saving === 'failed' ? t('common.unsaved') : undefined}
            onRetry={month.saving === 'failed' ? () => void month.flush() : undefined}
          />
        }
      >
        {data.deliveries.length > 0 && (
          <Button
            component={Link}
            to={href('freelance.expenses', { term: data.month })}
            variant="default"
            leftSection={<IconReceipt size={16} stroke={1.75} aria-hidden />}
          >
            {t('timesheets.expenses')}
          </Button>
        )}
        {!isStill && data.deliveries.length > 0 && <PrefillMenu data={data} month={month} />}
      </WorkHeader>
      <MonthBanners data={data} month={month} />
      {data.deliveries.length === 0 ? (
        <Panel>
          <EmptyState
            title={t('timesheets.none')}
            description={t('timesheets.noneText')}
            illustration={<NothingYet />}
            action={
              <Button component={Link} to={href('freelance.offers')} variant="default">
                {t('timesheets.toNeeds')}
              </Button>
            }
          />
        </Panel>
      ) : (
        <>
          <MonthSum data={data} lines={told.lines} missing={told.missing} />
          <Columns
            isPinned
            side={
              <>
                <MonthChecks data={data} checks={told.checks} onFix={isStill ? undefined : fix} onPoint={setLit} />
                <MonthFollow data={data} />
              </>
            }
          >
            <Panel isFlush className={classes.panel ?? ''}>
              {!isStill && (
                <Brushes
                  {...{ data, brush: painting.brush, onPick: painting.setBrush, view, onView: setView }}
                  canUndo={month.canUndo}
                  onUndo={undo}
                />
              )}
              {view === 'rows' ? <RowsGrid {...shown} lit={lit} /> : <MonthGrid {...shown} lit={lit} />}
              {view === 'month' && <DaySheet {...shown} />}
              {!isStill && <MonthKeys data={data} brush={painting.brush} isRows={view === 'rows'} />}
              <SendBar
                data={data}
                checks={told.checks}
                ahead={aheadIn(data, plan, told.lines)}
                isSending={sending.isSending}
                onSend={sending.run}
              />
            </Panel>
            <ByDelivery data={data} lines={told.lines} comments={month.comments} say={month.say} />
          </Columns>
        </>
      )}
    </WorkPage>
  );
}
