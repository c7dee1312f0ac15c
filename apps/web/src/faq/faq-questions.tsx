import type { FaqQuestion, FaqTheme } from '@jalon/domain/faq/faq';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { Panel } from '../ui/panel.tsx';
import { SortableList } from '../ui/sortable-list.tsx';
import { useToast } from '../ui/toast.tsx';
import { useRecordActs } from '../ui/use-record-acts.tsx';
import { afterOf, faqClient, faqQuery, readIn } from './faq.api.ts';
import classes from './faq.module.css';
import { FaqEditor } from './faq-editor.tsx';
import { FaqHistory } from './faq-history.tsx';
import { FaqRow } from './faq-row.tsx';

type Props = { all: FaqQuestion[]; shown: FaqQuestion[]; open: string | null; query: string; theme: FaqTheme | undefined };

/** What those who write see: every question in the order of its readers, drafts too, one of them open to be changed. */
export function FaqQuestions({ all, shown, open, query, theme }: Props) {
  const { t, language } = useTexts();
  const nameOf = (row: FaqQuestion) => readIn(language, row).question;
  const { run, menuOf, dialog } = useRecordActs(faqClient, { texts: 'faq', nameOf, isTyped: false });
  const [told, setTold] = useState<string>();
  const move = useMove(all, shown);
  return (
    <Panel
      title={theme ? t(`words.faq.value.theme.${theme}`) : t('faq.all')}
      aside={shown.length > 1 && <span className={classes.small}>{t('faq.orderHint')}</span>}
      isFlush
    >
      {open === 'new' && <FaqEditor key="new" theme={theme} onPublish={(row) => void run(row, 'publish')} />}
      {shown.length === 0 && open !== 'new' && (
        <EmptyState
          title={query ? t('faq.nothingTitle', { text: query }) : t('faq.emptyTitle')}
          description={query ? undefined : t('faq.adminEmptyText')}
          illustration={query ? undefined : <NothingYet />}
        />
      )}
      <SortableList rows={shown} label={t('faq.list')} nameOf={nameOf} onMove={move}>
        {(row, moves) =>
          row.id === open ? (
            <li key={row.id}>
              <FaqEditor row={row} theme={theme} onPublish={(saved) => void run(saved, 'publish')} />
            </li>
          ) : (
            <FaqRow key={row.id} {...{ row, query, moves, name: nameOf(row), actions: menuOf(row) }} onHistory={() => setTold(row.id)} />
          )
        }
      </SortableList>
      {dialog}
      <FaqHistory id={told} onClose={() => setTold(undefined)} />
    </Panel>
  );
}

/** Seen at once where it was put; the server has the last word. */
function useMove(all: FaqQuestion[], shown: FaqQuestion[]) {
  const client = useQueryClient();
  const toast = useToast();
  const { mutate } = faqClient.useAct();
  return (id: string, place: number): void => {
    const row = all.find((one) => one.id === id);
    if (!row) return;
    const after = afterOf(all, shown, id, place);
    const others = all.filter((one) => one.id !== id);
    const rows = others.toSpliced(others.findIndex((one) => one.id === after) + 1, 0, row);
    client.setQueryData(faqQuery.queryKey, (page) => page && { ...page, rows });
    mutate({ row, action: 'move', input: { after } }, { onError: (error) => toast.failed(error) });
  };
}
