import type { AnyResource, BulkOf } from '@jalon/domain/core/resource';
import type { ActionSpec } from '@jalon/domain/core/workflow';
import type { Acted } from '../core/acts-in-groups.ts';
import { textOr, useTexts } from '../core/i18n.ts';
import type { RecordOf, ResourceClient } from '../core/resource.ts';
import type { Action } from './action-menu.tsx';
import { useConfirm } from './confirm.tsx';
import type { Untick } from './table-selection.ts';
import { useToast } from './toast.tsx';
import { actionIcons, finalOf } from './use-record-acts.tsx';

type Row = { id: string; version: number; actions: readonly string[] };
type Words<R extends AnyResource> = {
  /** The section of the texts: `action.<name>`, `doneMany.<name>`, `deleteManyTitle`, `deleteText`. */
  texts: string;
  /** Of one record alone, it is done as from its own menu: whether it was. */
  run: (row: RecordOf<R>, action: string) => Promise<boolean>;
  /** The records that were refused, by name and with the reason where there is one. */
  namesOf: (refused: Acted['refused']) => string;
};

/** What a flow lets be done to several records, for the ticked rows that allow it. What is left to do stays ticked. */
export function useBulkActs<R extends AnyResource>(client: ResourceClient<R>, { texts, run, namesOf }: Words<R>) {
  const { t } = useTexts();
  const toast = useToast();
  const confirm = useConfirm();
  const { mutateAsync } = client.useActOnEach();
  const specs = client.resource.flow.actions as Readonly<Record<string, ActionSpec>>;
  const label = (action: string) => textOr(`${texts}.action.${action}`, action);

  const send = async (rows: readonly Row[], action: string, isBack = false): Promise<readonly string[]> => {
    const { done, refused, left } = await mutateAsync({ rows, action: action as BulkOf<R['flow']> });
    const acted = rows.filter(({ id }) => done.includes(id));
    const back = isBack ? undefined : specs[action]?.undoneBy;
    const words = isBack ? t('common.undone') : textOr(`${texts}.doneMany.${action}`, action, { count: acted.length });
    // Each has gone on by one version: what somebody has changed since is not undone.
    const undo = () => void send(next(acted), back ?? '', true).catch(toast.failed);
    if (refused.length > 0) toast.refused(t('table.refusedMany', { names: namesOf(refused) }));
    if (left.length > 0) toast.refused(t('table.actsLeft', { action: label(action), done: done.length, count: left.length }));
    if (acted.length > 0 && back) toast.offering(words, { label: t('common.undo'), run: undo });
    else if (acted.length > 0) toast.done(words);
    return done;
  };

  const attempt = async (rows: readonly Row[], action: string): Promise<readonly string[]> => {
    const [only] = rows;
    const count = rows.length;
    if (only && count === 1) return (await run(only as RecordOf<R>, action)) ? [only.id] : [];
    const ask = {
      title: textOr(`${texts}.deleteManyTitle`, label(action), { count }),
      text: textOr(`${texts}.deleteText`, ''),
      confirm: finalOf(label(action)),
    };
    if (specs[action]?.to === 'gone' && !(await confirm({ ...ask, isDanger: true, typed: String(count) }))) return [];
    return send(rows, action);
  };

  return (rows: RecordOf<R>[], untick: Untick): Action[] =>
    Object.keys(specs).flatMap((action): Action[] => {
      const able = (rows as unknown as Row[]).filter(({ actions }) => actions.includes(action));
      // What is asked for with an act is asked of each record alone.
      if (!specs[action]?.inBulk || specs[action]?.input || able.length === 0) return [];
      const press = () => void attempt(able, action).then(untick, toast.failed);
      return [{ key: action, label: label(action), icon: actionIcons[action], run: press, isDanger: specs[action]?.to === 'gone' }];
    });
}

const next = (rows: readonly Row[]): Row[] => rows.map((row) => ({ ...row, version: row.version + 1 }));
