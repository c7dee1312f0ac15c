import { askedOf, exceptionDays, exceptionLimits, lackingOf } from '@jalon/domain/vigilance/vigilance';
import type { WatchedOperation } from '@jalon/domain/vigilance/vigilance-schema';
import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFileZip, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { deliveryClient } from '../projects/projects.api.ts';
import { useAskReason } from '../ui/confirm.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Failure } from '../ui/failure.tsx';
import { AllDone } from '../ui/illustrations.tsx';
import { KeyLegend } from '../ui/key-legend.tsx';
import { later } from '../ui/later.tsx';
import { Panel } from '../ui/panel.tsx';
import { useShowRows } from '../ui/shown-rows.ts';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { TableSelectionBar } from '../ui/table-selection-bar.tsx';
import { useToast } from '../ui/toast.tsx';
import { deskAskedIn } from './desk-asked.ts';
import { DeskFigures } from './desk-figures.tsx';
import { DeskGrid } from './desk-grid.tsx';
import { nextToCheck, type Place, placeIn, placeKey, toCheckIn } from './desk-look.ts';
import { useAsking } from './use-asking.tsx';
import { useDeskKeys } from './use-desk-keys.ts';
import { deskQuery, packHref } from './vigilance.api.ts';
import classes from './vigilance-desk.module.css';

const DeskToolbar = later(() => import('./desk-toolbar.tsx'), <div className={classes.bar} />);
const PaperPanel = later(() => import('./paper-panel.tsx'), <Skeleton height={480} />);

/** What the law asks for, operation by operation: blocked, to check, to renew, in order. */
export default function VigilanceDesk() {
  const { t } = useTexts();
  const [parameters, setParameters] = useSearchParams();
  const frame = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const wanted = deskAskedIn(parameters);
  const { data: desk, error, refetch } = useQuery(deskQuery(wanted));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const set = (name: string, value: string | undefined) =>
    setParameters(
      (now) => {
        if (value === undefined) now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const rows = desk ? Object.values(desk.groups).flatMap((group) => group.rows) : [];
  const open = usePlace(rows, parameters);
  const show = (place: Place | undefined) => set('paper', place && placeKey(place));
  const waiting = useMemo(() => (desk ? toCheckIn(desk) : []), [desk]);
  useShowRows(useMemo(() => shownOf(waiting), [waiting]));
  const tick = (id: string) => setTicked((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  const asking = useAsking((done) => setTicked((now) => new Set([...now].filter((id) => !done.includes(id)))));
  const chosen = rows.filter(({ id }) => ticked.has(id));
  const authorise = useAuthorising();
  useDeskKeys({ frame, onTick: tick, onAsk: () => asking.ask(chosen) });
  if (error && !desk)
    return (
      <Panel>
        <Failure error={error} onRetry={refetch} />
      </Panel>
    );
  if (!desk) return <Skeleton height={420} aria-busy="true" />;
  const documentId = rows.find(({ id }) => id === open?.id)?.papers.find((one) => one.type === open?.type)?.documentId;
  const next = nextToCheck(waiting, documentId);
  const shown = waiting.find((one) => one.documentId === documentId) ?? open;
  const papers = chosen.reduce((sum, row) => sum + askedOf(row.papers).length, 0);
  return (
    <div className={classes.desk}>
      <DeskFigures desk={desk} />
      <Panel isFlush>
        <DeskToolbar />
        <div ref={frame}>
          {desk.watched === 0 ? (
            <EmptyState
              title={t(Object.keys(wanted).length > 0 ? 'vigilance.empty.found' : 'vigilance.empty.none')}
              description=""
              illustration={<AllDone />}
            />
          ) : (
            <DeskGrid {...{ desk, open, ticked, isNarrow: isNarrow === true }} onOpen={show} onTick={tick} onAsk={asking.ask} />
          )}
        </div>
        {chosen.length > 0 && (
          <TableSelectionBar
            count={chosen.length}
            isNarrow={isNarrow === true}
            onClear={() => setTicked(new Set())}
            actions={[
              {
                ...{ key: 'ask', icon: IconSend, run: () => asking.ask(chosen) },
                label: `${t('vigilance.bulk.send', { count: chosen.length })} · ${t('vigilance.bulk.papers', { count: papers })}`,
              },
              ...(chosen[0] && chosen.length === 1
                ? [
                    {
                      key: 'pack',
                      icon: IconFileZip,
                      label: t('vigilance.pack.button'),
                      run: () => location.assign(packHref(chosen[0]?.id ?? '')),
                    },
                  ]
                : []),
            ]}
          />
        )}
        {!isNarrow && (
          <KeyLegend
            keys={[
              { keys: ['J', 'K'], label: t('vigilance.keys.rows') },
              { keys: ['←', '→', '↑', '↓'], label: t('vigilance.keys.cells') },
              { keys: [t('contracts.keys.enter')], label: t('vigilance.keys.open') },
              { keys: ['X'], label: t('vigilance.keys.tick') },
              { keys: ['C'], label: t('vigilance.keys.accept') },
              { keys: ['R'], label: t('vigilance.keys.refuse') },
              { keys: ['Ctrl', '↵'], label: t('vigilance.keys.ask') },
            ]}
            all={t('contracts.keys.all')}
          />
        )}
      </Panel>
      <p className={classes.law}>{t('vigilance.law')}</p>
      <SideDrawer
        title={open ? t(`words.document.value.type.${open.type}`) : ''}
        isOpen={open !== undefined}
        onClose={() => show(undefined)}
        record={shown && { id: placeKey(shown), back: open && placeKey(open), show: (key) => show(placeIn(key)) }}
      >
        {open && (
          <PaperPanel
            key={placeKey(open)}
            place={open}
            hasNext={next !== undefined}
            onDone={() => show(next)}
            onAsk={asking.ask}
            onAuthorise={authorise}
          />
        )}
      </SideDrawer>
      {asking.dialog}
    </div>
  );
}

/** The cell that the address names; or of an operation, as a notification leads to it, the one that waits first. */
function usePlace(rows: readonly WatchedOperation[], parameters: URLSearchParams): Place | undefined {
  const named = placeIn(parameters.get('paper'));
  if (named) return named;
  const row = rows.find(({ id }) => id === parameters.get('operation'));
  const first = row?.papers.find(({ holds }) => !holds) ?? row?.papers[0];
  return row && first && { id: row.id, type: first.type };
}

const shownOf = (waiting: readonly Place[]) => ({
  rows: waiting.map((place) => ({ id: placeKey(place), version: 1, actions: [] })),
  first: 1,
  total: { count: waiting.length, isMore: false },
});

/** Lets an operation begin by exception: its reason is asked for. */
function useAuthorising() {
  const { t } = useTexts();
  const toast = useToast();
  const ask = useAskReason();
  const { mutateAsync } = deliveryClient.useAct();
  return async (row: WatchedOperation): Promise<void> => {
    const papers = lackingOf(row.papers)
      .map((type) => t(`words.document.value.type.${type}`))
      .join(', ');
    const reason = await ask({
      ...{ title: t('common.exception.title'), confirm: t('common.exception.confirm') },
      text: t('common.exception.text', { papers, count: exceptionDays }),
      reason: { label: t('common.exception.reason'), hint: t('common.exception.hint'), ...exceptionLimits },
    });
    if (reason === undefined) return;
    try {
      await mutateAsync({ row, action: 'authorise', input: { reason } });
      toast.done(t('vigilance.act.authorised', { name: row.title }));
    } catch (error) {
      toast.failed(error);
    }
  };
}
