import type { AnyResource } from '@jalon/domain/core/resource';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTexts } from '../core/i18n.ts';
import type { ActOf, RecordOf, ResourceClient } from '../core/resource.ts';
import { useToast } from './toast.tsx';

type Ranked = { id: string };

/** Records that people put in order, some of all in sight: seen at once where they were put; the server has the last word. */
export function useOrder<R extends AnyResource>(client: ResourceClient<R>, all: RecordOf<R>[], shown: RecordOf<R>[]) {
  const queries = useQueryClient();
  const toast = useToast();
  const { t } = useTexts();
  const { mutateAsync } = client.useAct();
  const takeBack = useRef<() => void>(undefined);
  return (id: string, place: number): void => {
    const after = afterOf(all as Ranked[], shown as Ranked[], id, place);
    const row = (all as Ranked[]).find((one) => one.id === id);
    const others = all.filter((one) => one !== row);
    const at = (others as Ranked[]).findIndex((one) => one.id === after) + 1;
    const before = (all as Ranked[])[(all as Ranked[]).findIndex((one) => one.id === id) - 1]?.id ?? null;
    if (before === after) return;
    client.showRows(queries, () => others.toSpliced(at, 0, row as RecordOf<R>));
    const move = (moved: unknown, behind: string | null) =>
      mutateAsync({ row: moved, action: 'move', input: { after: behind } } as unknown as ActOf<R>);
    const undo = (moved: unknown) => () => void move(moved, before).then(() => toast.done(t('common.undone')), toast.failed);
    // One offer at a time: whoever puts several in order sees the last.
    takeBack.current?.();
    move(row, after).then((moved) => {
      takeBack.current = toast.offering(t('table.order.done'), { label: t('common.undo'), run: undo(moved) });
    }, toast.failed);
  };
}

/** Behind which record one is put that comes to a place among those in sight. */
export function afterOf(all: Ranked[], shown: Ranked[], id: string, place: number): string | null {
  const others = shown.filter((row) => row.id !== id);
  if (place > 0) return others[place - 1]?.id ?? null;
  const rest = all.filter((row) => row.id !== id);
  return rest[rest.findIndex((row) => row.id === others[0]?.id) - 1]?.id ?? null;
}
