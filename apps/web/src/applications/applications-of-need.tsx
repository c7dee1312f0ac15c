import type { Application } from '@jalon/domain/applications/application';
import { type Turn, turnOf, turns } from '@jalon/domain/applications/turns';
import { isType, type User } from '@jalon/domain/core/actor';
import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { errorText, useTexts } from '../core/i18n.ts';
import { oneOf, readPreference, writePreference } from '../core/preferences.ts';
import { useUser } from '../core/session.ts';
import { ChoiceSwitch } from '../ui/choice-switch.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { later } from '../ui/later.tsx';
import { useTableWidth } from '../ui/table-width.ts';
import { useOnceWanted } from '../ui/use-once-wanted.ts';
import { ApplicationList } from './application-list.tsx';
import { ofNeedQuery } from './applications.api.ts';
import { Preselected } from './preselected.tsx';
import { TurnBar } from './turn-bar.tsx';
import { useApplicationActs } from './use-application-acts.tsx';

const Board = lazy(() => import('./board.tsx'));
const ApplicationDrawer = later(() => import('./application-drawer.tsx'));

const views = ['board', 'list'] as const;
type View = (typeof views)[number];
const isView = oneOf(...views);
const isTurn = oneOf(...turns);
const kept = 'applications.view';
/** Four lanes and two rails need this much; under it, the list grouped by state says the same. */
const boardWidth = 680;

type Props = {
  need: Opportunity;
  /** Where there are other people to look at while nobody has applied. */
  seeCandidates?: (() => void) | undefined;
};

/** The applications to a need: as columns or as a list, those that wait for somebody first. */
export function ApplicationsOfNeed({ need, seeCandidates }: Props) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(ofNeedQuery(need.id));
  const [frame, { width }] = useTableWidth();
  const isWanted = useOnceWanted(useParams().selected_application_id !== undefined);
  return (
    <div ref={frame}>
      {error && !data ? (
        <EmptyState title={errorText(t, error)} action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>} />
      ) : data ? (
        <Applications need={need} rows={data.rows} canBoard={width >= boardWidth} seeCandidates={seeCandidates} />
      ) : (
        <Waiting />
      )}
      {isWanted && <ApplicationDrawer needId={need.id} />}
    </div>
  );
}

type FoundProps = Props & { rows: readonly Application[]; canBoard: boolean };

function Applications({ need, rows, canBoard, seeCandidates }: FoundProps) {
  const { t } = useTexts();
  const user = useUser();
  const [parameters, setParameters] = useSearchParams();
  const [view, setView] = useState<View>(() => readPreference(kept, isView) ?? 'board');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const acts = useApplicationActs(() => setTicked(new Set()));
  const wanted = parameters.get('turn');
  const turn = isTurn(wanted) ? wanted : undefined;
  const shown = turn ? rows.filter(({ waitsFor }) => turnOf(user, waitsFor) === turn) : rows;
  const pick = (next: Turn | undefined) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set('turn', next);
        else after.delete('turn');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const show = (next: View) => {
    setView(next);
    writePreference(kept, next);
  };
  if (rows.length === 0)
    return (
      <>
        {need.preselection && <Preselected preselection={need.preselection} />}
        {!need.preselection && (
          <EmptyState
            title={t('applications.emptyTitle')}
            description={t(emptyTextOf(need, user))}
            illustration={<NothingYet />}
            action={
              seeCandidates &&
              need.state === 'posted' && (
                <Button variant="default" onClick={seeCandidates}>
                  {t('applications.seeCandidates')}
                </Button>
              )
            }
          />
        )}
      </>
    );
  const options = views.map((value) => ({ value, label: t(`applications.view.${value}`) }));
  const isBoard = canBoard && view === 'board';
  return (
    <>
      <TurnBar need={need} rows={rows} value={turn} onPick={pick}>
        {canBoard && <ChoiceSwitch label={t('applications.view.label')} value={view} options={options} onPick={show} />}
      </TurnBar>
      {isBoard ? (
        <Suspense fallback={<Skeleton height={280} aria-busy="true" />}>
          <Board need={need} rows={shown} acts={acts} />
        </Suspense>
      ) : shown.length > 0 || turn === undefined ? (
        <ApplicationList need={need} rows={shown} acts={acts} ticked={ticked} onTick={setTicked} />
      ) : (
        <EmptyState
          title={t('applications.nothingFor')}
          action={
            <Button variant="default" onClick={() => pick(undefined)}>
              {t('applications.showAll')}
            </Button>
          }
        />
      )}
      {acts.dialog}
    </>
  );
}

const Waiting = () => (
  <div aria-busy="true">
    <Skeleton height={32} width={360} mb="sm" maw="100%" />
    <Skeleton height={280} />
  </div>
);

/** What has to happen before there is one. */
const emptyTextOf = ({ state, hasPreselection }: Opportunity, user: User) => {
  if (state === 'not_posted') return 'applications.emptyDraft';
  if (state === 'closed') return 'applications.emptyClosed';
  return hasPreselection && isType(user, 'Company') ? 'applications.emptyPreselected' : 'applications.emptyText';
};
