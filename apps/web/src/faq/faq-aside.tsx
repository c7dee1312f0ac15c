import type { FaqQuestion } from '@jalon/domain/faq/faq';
import { Button, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../core/i18n.ts';
import { Contact, useContact } from '../sessions/contact.tsx';
import { Panel } from '../ui/panel.tsx';
import { missedQuery, readIn } from './faq.api.ts';
import classes from './faq.module.css';

/** Beside the answers: whom to ask what they do not say. */
export function FaqAside() {
  const { t } = useTexts();
  const hasContact = Boolean(useContact());
  if (!hasContact) return null;
  return (
    <aside className={classes.aside}>
      <Panel title={t('faq.askTitle')}>
        <p className={classes.ask}>
          <Contact text={t('faq.askText')} />
        </p>
      </Panel>
    </aside>
  );
}

export const shareOf = ({ useful, useless }: FaqQuestion): { share: number; count: number } | undefined => {
  const count = (useful ?? 0) + (useless ?? 0);
  return count > 0 ? { share: Math.round((100 * (useful ?? 0)) / count), count } : undefined;
};

type DeskProps = { rows: FaqQuestion[]; onWrite: (text: string) => void; onOpen: (id: string) => void };

/** Beside the editor: what readers miss, and what does not help them. */
export function FaqDesk({ rows, onWrite, onOpen }: DeskProps) {
  const { t, language } = useTexts();
  const { data } = useQuery(missedQuery);
  const poor = rows
    .flatMap((row) => ({ row, votes: shareOf(row) }))
    .flatMap(({ row, votes }) => (votes && votes.share < 75 ? [{ row, votes }] : []))
    .toSorted((a, b) => a.votes.share - b.votes.share)
    .slice(0, 3);
  return (
    <aside className={classes.aside}>
      <Panel title={t('faq.missed')} aside={<span className={classes.small}>{t('faq.missedDays')}</span>} isFlush>
        {data?.rows.length === 0 && <p className={classes.line}>{t('faq.missedEmpty')}</p>}
        <ul className={classes.lines}>
          {data?.rows.map(({ text, count, types }) => (
            <li key={text} className={classes.line}>
              <span className={classes.grow}>
                <strong>{t('faq.quoted', { text })}</strong>
                <small>{t('faq.missedCount', { count, who: types.map((type) => t(`faq.who.${type}`)).join(', ') })}</small>
              </span>
              <Button variant="default" size="compact-sm" aria-label={t('faq.writeFor', { text })} onClick={() => onWrite(text)}>
                {t('faq.write')}
              </Button>
            </li>
          ))}
        </ul>
      </Panel>
      {poor.length > 0 && (
        <Panel title={t('faq.poor')} isFlush>
          <ul className={classes.lines}>
            {poor.map(({ row, votes }) => (
              <li key={row.id} className={classes.line}>
                <UnstyledButton className={classes.grow} onClick={() => onOpen(row.id)}>
                  <strong>{readIn(language, row).question}</strong>
                  <small>{t('faq.votes', votes)}</small>
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </aside>
  );
}
