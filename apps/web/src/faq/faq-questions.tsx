import type { FaqQuestion, FaqTheme } from '@jalon/domain/faq/faq';
import { useDisclosure } from '@mantine/hooks';
import { IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { SideDrawer } from '../ui/side-drawer.tsx';
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
  const move = useOrder(faqClient, all, shown);
  const [told, setTold] = useState('');
  const [isTold, { open: tell, close }] = useDisclosure();
  const historyOf = ({ id }: FaqQuestion) => ({
    ...{ key: 'history', label: t('faq.history'), icon: IconHistory },
    run: () => {
      setTold(id);
      tell();
    },
  });
  const editing = { onClose: () => show(null), onPublish: (saved: FaqQuestion) => void run(saved, 'publish') };
  return (
    <Panel title={t('faq.list')} aside={shown.length > 1 && <small>{t('faq.orderHint')}</small>} isFlush>
      {open === 'new' && <FaqEditor key={begun} start={{ questionFr: begun, audience: 'everyone', theme }} {...editing} />}
      {shown.length === 0 && open !== 'new' && (
        <EmptyState title={query ? t('faq.nothingTitle', { text: query }) : t('faq.emptyTitle')} description={t('faq.adminEmptyText')} />
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
      <SideDrawer title={t('faq.history')} isOpen={isTold} onClose={close}>
        {told && <Told id={told} />}
      </SideDrawer>
    </Panel>
  );
}

const Told = ({ id }: { id: string }) => <RecordHistory found={useInfiniteQuery(faqClient.history(id))} />;
