import type { Benefit } from '@jalon/domain/benefits/benefit';
import { BenefitInput } from '@jalon/domain/benefits/benefit';
import { UnstyledButton } from '@mantine/core';
import { CallError } from '../core/call.ts';
import { useFormat } from '../core/format.ts';
import { message, useTexts } from '../core/i18n.ts';
import { ownToday } from '../core/today.ts';
import { useHistoryDrawer } from '../history/use-history-drawer.tsx';
import { type Action, ActionMenu } from '../ui/action-menu.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Face } from '../ui/face.tsx';
import { Highlight } from '../ui/highlight.tsx';
import { Panel } from '../ui/panel.tsx';
import { RecordEditor } from '../ui/record-editor.tsx';
import { SchemaFields } from '../ui/schema-fields.tsx';
import { SortableList, SortableRow } from '../ui/sortable-list.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useToast } from '../ui/toast.tsx';
import { useAddressed } from '../ui/use-addressed.ts';
import { useOrder } from '../ui/use-order.ts';
import { useRecordActs } from '../ui/use-record-acts.tsx';
import { benefitClient, nameOf } from './benefits.api.ts';
import classes from './benefits.module.css';

type Props = { all: Benefit[]; shown: Benefit[]; query: string };

/** What those who write see: everything in the order of its readers, drafts too, one of them open to be changed. */
export default function BenefitList({ all, shown, query }: Props) {
  const { t } = useTexts();
  const [open, show] = useAddressed('benefit');
  const toast = useToast();
  /** What a draft is refused for is said, and its form opened, where it is mended. */
  const explain = async (row: Benefit, _action: string, error?: unknown): Promise<boolean> => {
    const said = error instanceof CallError && error.fields.endsOn;
    if (!said) return false;
    toast.failed(error, message(t, said));
    show(row.id);
    return true;
  };
  const { run, menuOf, dialog } = useRecordActs(benefitClient, { texts: 'benefits', nameOf, isTyped: false, explain });
  const { historyOf, history } = useHistoryDrawer(benefitClient);
  const move = useOrder(benefitClient, all, shown);
  const editor = (row?: Benefit) => (
    <div className={classes.editor}>
      <RecordEditor
        client={benefitClient}
        texts="benefits"
        row={row}
        start={row ?? {}}
        then={row?.state === 'published' ? undefined : { label: t('benefits.saveAndPublish'), run: (saved) => void run(saved, 'publish') }}
        onClose={() => show(null)}
      >
        {(form) => <SchemaFields schema={BenefitInput} form={form} texts="benefits" />}
      </RecordEditor>
    </div>
  );
  return (
    <Panel title={t('benefits.list')} aside={shown.length > 1 && <small className={classes.hint}>{t('benefits.orderHint')}</small>} isFlush>
      {open === 'new' && editor()}
      {shown.length === 0 && open !== 'new' && (
        <EmptyState
          title={query ? t('benefits.nothingTitle', { text: query }) : t('benefits.emptyTitle')}
          description={t(query ? 'benefits.nothingText' : 'benefits.adminEmptyText')}
        />
      )}
      <SortableList rows={shown} label={t('benefits.list')} nameOf={nameOf} onMove={move}>
        {(row, moves) =>
          row.id === open ? (
            <li key={row.id}>{editor(row)}</li>
          ) : (
            <SortableRow key={row.id} id={row.id} name={nameOf(row)}>
              <Line
                {...{ row, query }}
                onOpen={() => show(row.id)}
                actions={menuOf(row).flatMap((act) =>
                  act.key === 'update' ? [] : act.key === 'move' ? [...moves, historyOf(row)] : [act],
                )}
              />
            </SortableRow>
          )
        }
      </SortableList>
      {dialog}
      {history}
    </Panel>
  );
}

type LineProps = { row: Benefit; query: string; actions: Action[]; onOpen: () => void };
function Line({ row, query, actions, onOpen }: LineProps) {
  const { t } = useTexts();
  const format = useFormat();
  const { partner, title, state, code, link, endsOn, copies, clicks } = row;
  const isOver = endsOn !== null && endsOn < ownToday();
  const validity = endsOn && t(isOver ? 'benefits.over' : 'benefits.until', { date: format.day(endsOn) });
  return (
    <div className={classes.line}>
      <UnstyledButton data-row={row.id} className={classes.opener} aria-label={t('benefits.edit', { name: nameOf(row) })} onClick={onOpen}>
        <Face id={partner} name={partner} size={32} isCompany />
        <span className={classes.names}>
          <b>
            <Highlight text={title} query={query} />
          </b>
          <small>
            <Highlight text={partner} query={query} />
          </small>
        </span>
      </UnstyledButton>
      <span className={classes.tags}>
        {state === 'draft' && <StateBadge tone="warning">{t('words.benefit.state.draft')}</StateBadge>}
        {validity && <small data-over={isOver || undefined}>{validity}</small>}
        {state !== 'draft' && code && <small>{t('benefits.copies', { count: copies ?? 0 })}</small>}
        {state !== 'draft' && link && <small>{t('benefits.clicks', { count: clicks ?? 0 })}</small>}
      </span>
      <ActionMenu label={t('table.actionsOn', { name: nameOf(row) })} actions={actions} />
    </div>
  );
}
