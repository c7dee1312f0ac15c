import { isType } from '@jalon/domain/core/actor';
import { textOf } from '@jalon/domain/core/rich-text';
import type { FaqQuestion } from '@jalon/domain/faq/faq';
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { type Action, ActionMenu } from '../ui/action-menu.tsx';
import { CopyLink } from '../ui/copy-link.tsx';
import { Highlight } from '../ui/highlight.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useAddressed } from '../ui/use-addressed.ts';
import { useLedTo } from '../ui/use-led-to.ts';
import { readIn } from './faq.api.ts';
import classes from './faq.module.css';
import { shareOf } from './faq-feedback.ts';

const tones = { everyone: 'neutral', freelances: 'accent', companies: 'positive' } as const;
type Props = { row: FaqQuestion; query: string /** Of those who write. */; actions?: Action[] };

/** A question among others: pressed, it opens to be read or to be changed. */
export function FaqHead({ row, query, actions }: Props) {
  const { t, language } = useTexts();
  const isColleague = isType(useUser(), 'Commercial');
  const [open, show] = useAddressed('question');
  const isOpen = open === row.id;
  const [isLedTo] = useState(isOpen);
  const opener = useLedTo<HTMLButtonElement>(isLedTo);
  const { question: name, answer } = readIn(language, row);
  const votes = shareOf(row);
  const Icon = actions ? IconPencil : isOpen ? IconChevronDown : IconChevronRight;
  return (
    <div className={classes.head} data-open={isOpen || undefined}>
      <h2>
        <UnstyledButton
          ref={opener}
          data-row={row.id}
          aria-label={actions && t('faq.edit', { name })}
          aria-expanded={isOpen}
          onClick={() => show(isOpen ? null : row.id)}
        >
          <Icon size={16} stroke={1.75} aria-hidden />
          <span className={classes.name}>
            <Highlight text={name} query={query} />
            {query && !isOpen && (
              <small>
                <Highlight text={textOf(answer)} query={query} />
              </small>
            )}
          </span>
        </UnstyledButton>
      </h2>
      <span className={classes.tags}>
        {row.state === 'draft' && <StateBadge tone="warning">{t('words.faq.state.draft')}</StateBadge>}
        {(actions || isColleague) && <StateBadge tone={tones[row.audience]}>{t(`faq.audience.${row.audience}`)}</StateBadge>}
        {actions && <small>{votes ? t('faq.usefulShare', votes) : t('faq.noVotes')}</small>}
      </span>
      {actions && <ActionMenu label={t('table.actionsOn', { name })} actions={actions} />}
      {isOpen && <CopyLink to={`${location.pathname}?question=${row.id}`} />}
    </div>
  );
}
