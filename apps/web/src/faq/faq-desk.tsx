import type { FaqQuestion } from '@jalon/domain/faq/faq';
import { type FaqMissed, faqMissedLimits } from '@jalon/domain/faq/faq-feedback';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../core/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import { readIn } from './faq.api.ts';
import classes from './faq.module.css';
import { missedQuery, shareOf, stillMissed } from './faq-feedback.ts';

type Line = { name: string; text: string; act: string; about: string; run: () => void };
type DeskProps = { rows: FaqQuestion[]; onWrite: (missed: FaqMissed) => void; onOpen: (id: string) => void };
/** As many lines as one reads. */
const shown = { missed: 10, poor: 3 };

/** Beside the editor: what readers miss, and what does not help them. */
export function FaqDesk({ rows, onWrite, onOpen }: DeskProps) {
  const { t, language } = useTexts();
  const { data } = useQuery(missedQuery);
  const isAllTold = data && data.rows.length < faqMissedLimits.told;
  const missed = stillMissed(data?.rows ?? [], rows).map((one) => ({
    ...{
      name: t('faq.quoted', { text: one.text }),
      act: t('faq.write'),
      about: t('faq.writeFor', { text: one.text }),
      run: () => onWrite(one),
    },
    text: t('faq.missedCount', { count: one.count, who: one.types.map((type) => t(`faq.who.${type}`)).join(', ') }),
  }));
  const poor = rows
    .flatMap((row) => ({ row, votes: shareOf(row) ?? { share: 100, count: 0 } }))
    .filter(({ votes }) => votes.share < 75)
    .toSorted((a, b) => a.votes.share - b.votes.share)
    .map(({ row, votes }) => {
      const name = readIn(language, row).question;
      return { name, text: t('faq.votes', votes), act: t('faq.action.update'), about: t('faq.edit', { name }), run: () => onOpen(row.id) };
    });
  return (
    <>
      {data && (isAllTold || missed.length > 0) && (
        <Lines title={t('faq.missed')} lines={missed.slice(0, shown.missed)} empty={t('faq.missedEmpty')} />
      )}
      {poor.length > 0 && <Lines title={t('faq.poor')} lines={poor.slice(0, shown.poor)} />}
    </>
  );
}

const Lines = ({ title, lines, empty }: { title: string; lines: Line[]; empty?: string }) => (
  <Panel title={title} isFlush>
    {lines.length === 0 && <p className={classes.line}>{empty}</p>}
    <ul className={classes.list}>
      {lines.map(({ name, text, act, about, run }) => (
        <li key={name} className={classes.line}>
          <span className={classes.name}>
            {name}
            <small>{text}</small>
          </span>
          <Button variant="default" size="compact-sm" aria-label={about} onClick={run}>
            {act}
          </Button>
        </li>
      ))}
    </ul>
  </Panel>
);
