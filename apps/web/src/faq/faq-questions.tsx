import type { FaqQuestion, FaqTheme } from '@jalon/domain/faq/faq';
import { useTexts } from '../core/i18n.ts';
import { useHistoryDrawer } from '../history/use-history-drawer.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { SortableList, SortableRow } from '../ui/sortable-list.tsx';
import { useAddressed } from '../ui/use-addressed.ts';
import { useOrder } from '../ui/use-order.ts';
import { useRecordActs } from '../ui/use-record-acts.tsx';
import { faqClient, readIn } from './faq.api.ts';
import { FaqEditor } from './faq-editor.tsx';
import { FaqHead } from './faq-head.tsx';

type Props = { all: FaqQuestion[]; shown: FaqQuestion[]; query: string; theme: FaqTheme | undefined; begun: string };

/** What those who write see: every question in the order of its readers, drafts too, one of them open to be changed. */
export function FaqQuestions({ all, shown, query, theme = 'documents', begun }: Props) {
  const { t, language } = useTexts();
  const [open, show] = useAddressed('question');
  const nameOf = (row: FaqQuestion) => readIn(language, row).question;
  const { run, menuOf, dialog } = useRecordActs(faqClient, { texts: 'faq', nameOf, isTyped: false });
  const { historyOf, history } = useHistoryDrawer(faqClient);
  const move = useOrder(faqClient, all, shown);
  const editing = { onClose: () => show(null), onPublish: (saved: FaqQuestion) => void run(saved, 'publish') };
  return (
    <Panel title={t('faq.list')} aside={shown.length > 1 && <small>{t('faq.orderHint')}</small>} isFlush>
      {open === 'new' && <FaqEditor key={begun} start={{ questionFr: begun, audience: 'everyone', theme }} {...editing} />}
      {shown.length === 0 && open !== 'new' && (
        <EmptyState
          title={query ? t('faq.nothingTitle', { text: query }) : t('faq.emptyTitle')}
          description={query ? undefined : t('faq.adminEmptyText')}
        />
      )}
      <SortableList rows={shown} label={t('faq.list')} nameOf={nameOf} onMove={move}>
        {(row, moves) =>
          row.id === open ? (
            <li key={row.id}>
              <FaqEditor row={row} start={row} {...editing} />
            </li>
          ) : (
            <SortableRow key={row.id} id={row.id} name={nameOf(row)}>
              <FaqHead
                {...{ row, query }}
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
