import type { AnyResource } from '@jalon/domain/core/resource';
import type { ReactNode } from 'react';
import { CallError } from '../core/call.ts';
import { message, textOr, useTexts } from '../core/i18n.ts';
import type { RecordOf, ResourceClient } from '../core/resource.ts';
import { useHistoryDrawer } from '../history/use-history-drawer.tsx';
import type { Action } from '../ui/action-menu.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { SortableList, SortableRow } from '../ui/sortable-list.tsx';
import { useToast } from '../ui/toast.tsx';
import { useAddressed } from '../ui/use-addressed.ts';
import { useOrder } from '../ui/use-order.ts';
import { useRecordActs } from '../ui/use-record-acts.tsx';
import classes from './written.module.css';
import { type Written, WrittenEditor, type WrittenFields } from './written-editor.tsx';

type Props<R extends AnyResource> = WrittenFields<R> & {
  client: ResourceClient<R>;
  /** Their section of the texts. */
  texts: string;
  /** What says in the address which of them is open. */
  parameter: string;
  nameOf: (row: RecordOf<R>) => string;
  all: RecordOf<R>[];
  shown: RecordOf<R>[];
  query: string;
  /** What a new one begins with, and what it is about where that tells it from other new ones: each is a draft of its own. */
  start?: object;
  about?: string;
  /** One that is not open. */
  children: (row: RecordOf<R>, actions: Action[], open: () => void) => ReactNode;
};

/** What those who write see: every record in the order of its readers, drafts too, one of them open to be changed. */
export function WrittenList<R extends AnyResource>(props: Props<R>) {
  const { client, texts, parameter, nameOf, all, shown, query, start = {}, about, fields, preview, children } = props;
  const { t } = useTexts();
  const toast = useToast();
  const [open, show] = useAddressed(parameter);
  /** What a draft is refused for is said, and its form opened, where it is mended. */
  const explain = async (row: RecordOf<R>, _action: string, error?: unknown): Promise<boolean> => {
    const said = error instanceof CallError && Object.values(error.fields)[0];
    if (!said) return false;
    toast.failed(error, message(t, said));
    show(row.id as string);
    return true;
  };
  const { run, menuOf, dialog } = useRecordActs(client, { texts, nameOf, isTyped: false, explain });
  const { historyOf, history } = useHistoryDrawer(client);
  const move = useOrder(client, all, shown);
  const text = (name: string) => textOr(`${texts}.${name}`, '', { text: query });
  const editing = {
    client,
    texts,
    fields,
    preview,
    onClose: () => show(null),
    onPublish: (saved: RecordOf<R>) => void run(saved, 'publish'),
  };
  return (
    <Panel title={text('list')} aside={shown.length > 1 && <small className={classes.hint}>{t('table.order.hint')}</small>} isFlush>
      {open === 'new' && <WrittenEditor key={JSON.stringify(start)} start={start} about={about} {...editing} />}
      {shown.length === 0 && open !== 'new' && (
        <EmptyState
          title={text(query ? 'nothingTitle' : 'emptyTitle')}
          description={query ? t('common.tryAnother') : text('adminEmptyText')}
        />
      )}
      <SortableList rows={shown as (RecordOf<R> & Written)[]} label={text('list')} nameOf={nameOf} onMove={move}>
        {(row, moves) =>
          row.id === open ? (
            <li key={row.id}>
              <WrittenEditor row={row} start={row} {...editing} />
            </li>
          ) : (
            <SortableRow key={row.id} id={row.id} name={nameOf(row)}>
              {children(
                row,
                // To be changed it is opened; moving it is two entries.
                menuOf(row).flatMap((act) => (act.key === 'update' ? [] : act.key === 'move' ? [...moves, historyOf(row)] : [act])),
                () => show(row.id),
              )}
            </SortableRow>
          )
        }
      </SortableList>
      {dialog}
      {history}
    </Panel>
  );
}
