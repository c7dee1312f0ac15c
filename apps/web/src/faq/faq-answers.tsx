import type { FaqQuestion } from '@jalon/domain/faq/faq';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useOperator } from '../core/operator.ts';
import { Contact } from '../sessions/contact.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { walkRows } from '../ui/table-keys.ts';
import { useAddressed } from '../ui/use-addressed.ts';
import { nearestIn, readIn } from './faq.api.ts';
import classes from './faq.module.css';
import { FaqHead } from './faq-head.tsx';
import { FaqVote } from './faq-vote.tsx';

type Props = { all: FaqQuestion[]; shown: FaqQuestion[]; query: string; isAdmin: boolean };

/** What a reader sees: the questions, the words they look for marked, one answer open at a time. */
export function FaqAnswers({ all, shown, query, isAdmin }: Props) {
  const { t, language } = useTexts();
  const { day } = useFormat();
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
              {row.id === open && (
                <div className={classes.answer}>
                  <RichText html={readIn(language, row).answer} query={marked} />
                  <div className={classes.vote}>
                    <FaqVote row={row} isPreview={isAdmin} />
                    <small>{t('faq.updated', { date: day(row.updatedAt) })}</small>
                  </div>
                </div>
              )}
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
