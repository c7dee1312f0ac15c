import type { AnyResource } from '@jalon/domain/core/resource';
import { useQueryClient } from '@tanstack/react-query';
import type { ActOf, RecordOf, ResourceClient } from '../core/resource.ts';
import { useToast } from './toast.tsx';

type Ranked = { id: string };

/** Records that people put in order, some of all in sight: seen at once where they were put; the server has the last word. */
export function useOrder<R extends AnyResource>(client: ResourceClient<R>, all: RecordOf<R>[], shown: RecordOf<R>[]) {
  const queries = useQueryClient();
  const toast = useToast();
  const { mutateAsync } = client.useAct();
  return (id: string, place: number): void => {
    const after = afterOf(all as Ranked[], shown as Ranked[], id, place);
    const row = (all as Ranked[]).find((one) => one.id === id);
    const others = all.filter((one) => one !== row);
    const at = (others as Ranked[]).findIndex((one) => one.id === after) + 1;
    client.showRows(queries, () => others.toSpliced(at, 0, row as RecordOf<R>));
    mutateAsync({ row, action: 'move', input: { after } } as unknown as ActOf<R>).catch(toast.failed);
  };
}

/** Behind which record one is put that comes to a place among those in sight. */
export function afterOf(all: Ranked[], shown: Ranked[], id: string, place: number): string | null {
  const others = shown.filter((row) => row.id !== id);
  if (place > 0) return others[place - 1]?.id ?? null;
  const rest = all.filter((row) => row.id !== id);
  return rest[rest.findIndex((row) => row.id === others[0]?.id) - 1]?.id ?? null;
}
