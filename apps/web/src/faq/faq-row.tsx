import type { FaqAudience, FaqQuestion } from '@jalon/domain/faq/faq';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconHistory, IconPencil } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { type Action, ActionMenu } from '../ui/action-menu.tsx';
import { Highlight } from '../ui/highlight.tsx';
import { SortableRow } from '../ui/sortable-list.tsx';
import { StateBadge, type Tone } from '../ui/state-badge.tsx';
import { shareOf } from './faq-aside.tsx';
import classes from './faq-questions.module.css';
import { useOpenQuestion } from './use-open-question.ts';

const tones: Record<FaqAudience, Tone> = { everyone: 'neutral', freelances: 'accent', companies: 'positive' };
type Props = {
  row: FaqQuestion;
  name: string;
  query: string;
  actions: Action[];
  /** To another place among those in sight. */
  moves: Action[];
  onHistory: () => void;
};

/** One question among those that are put in order. */
export function FaqRow({ row, name, query, actions, moves, onHistory }: Props) {
  const { t } = useTexts();
  const { show } = useOpenQuestion();
  const { audience, state } = row;
  const votes = shareOf(row);
  const menu = [
    ...actions.filter(({ key, isDanger }) => key !== 'update' && key !== 'move' && !isDanger),
    ...moves,
    { key: 'history', label: t('faq.history'), icon: IconHistory, run: onHistory },
    ...actions.filter(({ isDanger }) => isDanger),
  ];
  return (
    <SortableRow id={row.id} name={name}>
      <UnstyledButton className={classes.name} onClick={() => show(row.id)} data-question>
        <Highlight text={name} query={query} />
      </UnstyledButton>
      <span className={classes.tags}>
        {state === 'draft' && <StateBadge tone="warning">{t('words.faq.state.draft')}</StateBadge>}
        <StateBadge tone={tones[audience]}>{t(`words.faq.value.audience.${audience}`)}</StateBadge>
        <span className={classes.share}>{votes ? t('faq.usefulShare', { share: votes.share }) : t('faq.noVotes')}</span>
      </span>
      <ActionIcon variant="subtle" color="gray" size={28} aria-label={t('faq.edit', { name })} onClick={() => show(row.id)}>
        <IconPencil size={16} stroke={1.75} />
      </ActionIcon>
      <ActionMenu label={t('table.actionsOn', { name })} actions={menu} />
    </SortableRow>
  );
}
