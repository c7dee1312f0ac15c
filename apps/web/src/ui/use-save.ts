import type { AnyResource } from '@jalon/domain/core/resource';
import { useState } from 'react';
import type { z } from 'zod';
import type { ActOf, RecordOf, ResourceClient, Seen } from '../core/resource.ts';

/** Makes a record, or changes the one that was seen. One key per opening: pressing twice, or again after a silence, makes one. */
export function useSave<R extends AnyResource>(client: ResourceClient<R>, row?: Seen) {
  const { mutateAsync: create } = client.useCreate();
  const { mutateAsync: act } = client.useAct();
  const [key] = useState(() => crypto.randomUUID());
  return (input: z.input<R['flow']['create']['input']>): Promise<RecordOf<R>> =>
    row ? (act({ row, action: 'update', input } as unknown as ActOf<R>) as Promise<RecordOf<R>>) : create({ body: input, key });
}
