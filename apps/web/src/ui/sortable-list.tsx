import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../core/i18n.ts';
import type { Action } from './action-menu.tsx';
import classes from './sortable-list.module.css';

type ListProps<Row> = {
  rows: Row[];
  label: string;
  nameOf: (row: Row) => string;
  onMove: (id: string, place: number) => void;
  /** A `SortableRow`, or another `<li>` for one that stays where it is. `moves` are entries for its menu. */
  children: (row: Row, moves: Action[]) => ReactNode;
};

/** Rows that people put in order: by a handle with the pointer or the keys, or by their menu. */
export function SortableList<Row extends { id: string }>({ rows, label, nameOf, onMove, children }: ListProps<Row>) {
  const { t } = useTexts();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: unknown) => rows.findIndex((row) => row.id === id);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), placeOf(over.id));
  };
  const words = (id: unknown, over?: unknown) => {
    const row = rows[placeOf(id)];
    return { name: row ? nameOf(row) : '', place: placeOf(over) + 1 };
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('table.order.start', words(active.id)),
    onDragOver: ({ active, over }) => (over && over.id !== active.id ? t('table.order.over', words(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) => (over ? t('table.order.end', words(active.id, over.id)) : t('table.order.cancel')),
    onDragCancel: () => t('table.order.cancel'),
  };
  const movesOf = (id: string, place: number): Action[] => [
    ...(place > 0 ? [{ key: 'up', label: t('table.order.up'), icon: IconArrowUp, run: () => onMove(id, place - 1) }] : []),
    ...(place < rows.length - 1
      ? [{ key: 'down', label: t('table.order.down'), icon: IconArrowDown, run: () => onMove(id, place + 1) }]
      : []),
  ];
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('table.order.help') } }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul className={classes.list} aria-label={label}>
          {rows.map((row, place) => children(row, movesOf(row.id, place)))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

export function SortableRow({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  const { t } = useTexts();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t('table.order.sortable') },
  });
  const style = { transform: transform ? `translateY(${transform.y}px)` : undefined, transition };
  return (
    <li ref={setNodeRef} className={classes.row} style={style} data-dragging={isDragging || undefined}>
      <ActionIcon
        ref={setActivatorNodeRef}
        variant="subtle"
        color="gray"
        size={28}
        className={classes.grip}
        aria-label={t('table.order.drag', { name })}
        {...attributes}
        {...listeners}
      >
        <IconGripVertical size={16} stroke={1.75} />
      </ActionIcon>
      {children}
    </li>
  );
}
