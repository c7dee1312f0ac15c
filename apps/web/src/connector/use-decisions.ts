import { withGroups } from '@jalon/domain/connector/sync-groups';
import type { SyncDecision, SyncLine } from '@jalon/domain/connector/sync-line';
import type { SyncRun } from '@jalon/domain/connector/sync-run';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { call } from '../core/call.ts';
import { useToast } from '../ui/toast.tsx';
import { linesQuery, runClient } from './connector.api.ts';

export type Decide = (decided: readonly { id: string; decision: SyncDecision }[]) => void;
/** As many as one call takes. */
const atOnce = 1000;

/**
 * Decisions are seen at once and sent one call after the other, each from the version that the one before has left. Gives the version once
 * all of them are kept.
 */
export function useDecisions(run: SyncRun): { decide: Decide; kept: () => Promise<number | undefined> } {
  const client = useQueryClient();
  const toast = useToast();
  const waiting = useRef(new Map<string, SyncDecision>());
  const sending = useRef<Promise<boolean>>(undefined);
  const version = useRef(run.version);
  version.current = Math.max(version.current, run.version);
  const { id, state } = run;

  const send = useCallback(async (): Promise<void> => {
    while (waiting.current.size > 0) {
      const lines = [...waiting.current].slice(0, atOnce).map(([line, decision]) => ({ id: line, decision }));
      for (const line of lines) waiting.current.delete(line.id);
      const after = await call('POST /api/sync-runs/:id/decide', { params: { id }, body: { lines, version: version.current } });
      version.current = after.version;
      client.setQueryData(runClient.one(id).queryKey, after);
    }
  }, [client, id]);

  const decide: Decide = useCallback(
    (decided) => {
      const { queryKey } = linesQuery({ id, state });
      const seen = client.getQueryData<SyncLine[]>(queryKey) ?? [];
      const made = new Map(withGroups(seen, decided).map((line) => [line.id, line.decision]));
      for (const [line, decision] of made) waiting.current.set(line, decision);
      client.setQueryData<SyncLine[]>(queryKey, (lines) =>
        lines?.map((line) => ({ ...line, decision: made.get(line.id) ?? line.decision })),
      );
      sending.current ??= send()
        .then(
          () => true,
          (error) => {
            toast.failed(error);
            waiting.current.clear();
            void client.invalidateQueries({ queryKey: ['sync-lines', id] });
            runClient.refresh(client);
            return false;
          },
        )
        .finally(() => {
          sending.current = undefined;
        });
    },
    [client, id, state, send, toast],
  );
  const kept = useCallback(async () => ((await sending.current) === false ? undefined : version.current), []);
  return { decide, kept };
}
