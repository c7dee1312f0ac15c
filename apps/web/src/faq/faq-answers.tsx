import type { FaqQuestion } from '@jalon/domain/faq/faq';
import { Button } from '@mantine/core';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useOperator } from '../core/operator.ts';
import { Contact } from '../sessions/contact.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { walkRows } from '../ui/table-keys.ts';
import { useToast } from '../ui/toast.tsx';
import { useAddressed } from '../ui/use-addressed.ts';
import { nearestIn, readIn, useVote } from './faq.api.ts';
import classes from './faq.module.css';
import { FaqHead } from './faq-head.tsx';

type Props = { all: FaqQuestion[]; shown: FaqQuestion[]; query: string; isAdmin: boolean };

/** What a reader sees: the questions, the words they look for marked, one answer open at a time. */
export function FaqAnswers({ all, shown, query, isAdmin }: Props) {
  const { t } = useTexts();
  const operator = useOperator().name;
  const [open] = useAddressed('question');
  const isNothing = shown.length === 0;
  const rows = isNothing && query ? nearestIn(all, query) : shown;
  const marked = isNothing ? '' : query;
  return (
    <>
      <small role="status">{marked && t('faq.found', { count: shown.length, text: query })}</small>
      <Panel isFlush>
        {isNothing && query && <EmptyState title={t('faq.nothingTitle', { text: query })} description={t('faq.nothingText')} />}
        {isNothing && !query && <EmptyState title={t('faq.emptyTitle')} description={t('faq.emptyText')} />}
        <ul className={classes.list} aria-label={t('faq.list')} onKeyDown={walkRows}>
          {rows.map((row) => (
            <li key={row.id}>
              <FaqHead row={row} query={marked} />
              {row.id === open && <Answer row={row} query={marked} isPreview={isAdmin} />}
            </li>
          ))}
        </ul>
      </Panel>
      <small>
        <Contact text={t('faq.askText', { operator })} />
      </small>
    </>
  );
}

/** An answer, and whether it was useful. Whoever only previews it has no vote. */
function Answer({ row, query, isPreview }: { row: FaqQuestion; query: string; isPreview: boolean }) {
  const { t, language } = useTexts();
  const { day } = useFormat();
  const toast = useToast();
  const { mutate, isPending } = useVote(row.id);
  const { vote } = row;
  const button = (label: string, isUseful: boolean | null, Icon?: typeof IconThumbUp) => (
    <Button
      {...{ size: 'compact-sm', variant: Icon ? 'default' : 'subtle', disabled: isPreview || isPending }}
      leftSection={Icon && <Icon size={14} />}
      onClick={() => mutate(isUseful, { onError: (error) => toast.failed(error) })}
    >
      {label}
    </Button>
  );
  return (
    <div className={classes.answer}>
      <RichText html={readIn(language, row).answer} query={query} />
      <div className={classes.vote}>
        <span role="status">{t(vote === null ? 'faq.useful' : vote ? 'faq.thanks' : 'faq.thanksNo')}</span>
        {vote === null && button(t('common.yes'), true, IconThumbUp)}
        {vote === null && button(t('common.no'), false, IconThumbDown)}
        {vote !== null && button(t('faq.change'), null)}
        <small>{t('faq.updated', { date: day(row.updatedAt) })}</small>
      </div>
    </div>
  );
}
