import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type Application, type ApplicationState, applicationFlow } from '@jalon/domain/applications/application';
import { laneOf } from '@jalon/domain/applications/turns';
import { isType } from '@jalon/domain/core/actor';
import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { ApplicationCard, LiftedCard } from './application-card.tsx';
import { nameOf } from './application-look.ts';
import classes from './board.module.css';
import { toNextLane } from './board-keys.ts';
import { type Drop, Lane, Rail } from './lane.tsx';
import preselected from './preselected.module.css';
import { Preselected } from './preselected.tsx';
import { type ApplicationActs, actTo } from './use-application-acts.tsx';

const lanes = ['new', 'submitted', 'interview', 'accepted'] as const satisfies ApplicationState[];
const rails = ['rejected', 'retired'] as const satisfies ApplicationState[];
const keys = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };

type BoardProps = { need: Opportunity; rows: readonly Application[]; acts: ApplicationActs };

/** The applications to a need in the lanes of their states. Where a card may go, the flow says. */
export default function Board({ need, rows, acts }: BoardProps) {
  const { t } = useTexts();
  const isCompany = isType(useUser(), 'Company');
  const [liftedId, setLifted] = useState<string>();
  const [open, setOpen] = useState<readonly ApplicationState[]>([]);
  const lifted = rows.find(({ id }) => id === liftedId);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { keyboardCodes: keys, coordinateGetter: toNextLane }),
  );
  const find = (id: unknown) => rows.find((row) => row.id === id);
  const laneName = (lane: unknown) => t(`words.application.state.${lane as ApplicationState}`);
  const nameFor = (id: unknown) => {
    const row = find(id);
    return { name: row ? nameOf(row) : '' };
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const row = find(active.id);
    setLifted(undefined);
    if (row && over && laneOf(row) !== over.id) acts.moveTo(row, over.id as ApplicationState);
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      const row = find(active.id);
      const possible = applicationFlow.states.filter((lane) => row && lane !== laneOf(row) && actTo(row, lane));
      return t('applications.drag.start', { ...nameFor(active.id), lanes: possible.map(laneName).join(', ') });
    },
    onDragOver: ({ active, over }) => (over ? t('applications.drag.over', { ...nameFor(active.id), lane: laneName(over.id) }) : undefined),
    onDragEnd: ({ active, over }) =>
      over ? t('applications.drag.end', { ...nameFor(active.id), lane: laneName(over.id) }) : t('applications.drag.cancel'),
    onDragCancel: () => t('applications.drag.cancel'),
  };
  const dropOn = (lane: ApplicationState): Drop => {
    if (!lifted) return undefined;
    if (laneOf(lifted) === lane) return undefined;
    return actTo(lifted, lane) ? { words: t(`applications.drop.${lane}`, { name: lifted.owner.firstName }) } : 'refused';
  };
  const emptyOf = (lane: ApplicationState) => {
    if (lane === 'new' && need.preselection) return <Preselected preselection={need.preselection} />;
    const hint = isCompany && lane === 'submitted' ? t('applications.companyLaneHint') : t(`applications.laneHint.${lane}`);
    return (
      <div className={preselected.note}>
        <b>{t('applications.noneYet')}</b>
        {hint}
      </div>
    );
  };
  const laneFor = (lane: ApplicationState, onFold?: () => void) => {
    const inLane = rows.filter((row) => laneOf(row) === lane);
    return (
      <Lane
        key={lane}
        lane={lane}
        rows={inLane}
        count={lane === 'new' ? need.preselection?.count : undefined}
        drop={dropOn(lane)}
        empty={emptyOf(lane)}
        onFold={onFold}
      >
        {inLane.map((row) => (
          <ApplicationCard key={row.id} application={row} menu={acts.menuOf(row)} />
        ))}
      </Lane>
    );
  };
  const isFolded = (lane: ApplicationState) => !open.includes(lane);
  // A company has nothing in the first lane but what is still being qualified.
  const shown = lanes.filter((lane) => lane !== 'new' || !isCompany || need.preselection);
  return (
    <DndContext
      sensors={sensors}
      // By the pointer, the lane under it; by the keys, the one the card was put on.
      collisionDetection={(given) => (given.pointerCoordinates ? pointerWithin(given) : rectIntersection(given))}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('applications.drag.help') } }}
      onDragStart={({ active }) => setLifted(String(active.id))}
      onDragCancel={() => setLifted(undefined)}
      onDragEnd={onDragEnd}
    >
      <section className={classes.board} aria-label={t('applications.board')}>
        {shown.map((lane) => laneFor(lane))}
        {rails.map((lane) =>
          isFolded(lane) ? (
            <Rail
              key={lane}
              lane={lane}
              rows={rows.filter((row) => laneOf(row) === lane)}
              drop={dropOn(lane)}
              onOpen={() => setOpen([...open, lane])}
            />
          ) : (
            laneFor(lane, () => setOpen(open.filter((one) => one !== lane)))
          ),
        )}
      </section>
      {createPortal(<DragOverlay dropAnimation={null}>{lifted && <LiftedCard application={lifted} />}</DragOverlay>, document.body)}
    </DndContext>
  );
}
