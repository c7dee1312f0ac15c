import { useSortable } from '@dnd-kit/sortable';
import type { FaqAudience, FaqQuestion } from '@jalon/domain/faq/faq';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconHistory, IconPencil } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { type Action, ActionMenu } from '../ui/action-menu.tsx';
import { Highlight } from '../ui/highlight.tsx';
import { StateBadge, type Tone } from '../ui/state-badge.tsx';
import { shareOf } from './faq-aside.tsx';
import classes from './faq-questions.module.css';
import { useOpenQuestion } from './use-open-question.ts';

const tones: Record<FaqAudience, Tone> = { everyone: 'neutral', freelances: 'accent', companies: 'positive' };
type Way = false | (() => void);
type Props = {
  row: FaqQuestion;
  name: string;
  query: string;
  actions: Action[];
  onMove: { up: Way; down: Way };
  onHistory: () => void;
};

/** One question among those that are put in order: by its handle with the pointer or the keys, or by its menu. */
export function FaqRow({ row, name, query, actions, onMove, onHistory }: Props) {
  const { t } = useTexts();
  const { show } = useOpenQuestion();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: row.id,
    attributes: { roleDescription: t('faq.sortable') },
  });
  const style = { transform: transform ? `translateY(${transform.y}px)` : undefined, transition };
  const { audience, state } = row;
  const votes = shareOf(row);
  const move = (key: 'up' | 'down', icon: Action['icon']): Action[] => {
    const way = onMove[key];
    return way ? [{ key, label: t(`faq.${key}`), icon, run: way }] : [];
  };
  const menu = [
    ...actions.filter(({ key, isDanger }) => key !== 'update' && key !== 'move' && !isDanger),
    ...move('up', IconArrowUp),
    ...move('down', IconArrowDown),
    { key: 'history', label: t('faq.history'), icon: IconHistory, run: onHistory },
    ...actions.filter(({ isDanger }) => isDanger),
  ];
  return (
    <li ref={setNodeRef} className={classes.row} style={style} data-dragging={isDragging || undefined}>
      <ActionIcon
        ref={setActivatorNodeRef}
        variant="subtle"
        color="gray"
        size={28}
        className={classes.grip}
        aria-label={t('faq.drag', { name })}
        {...attributes}
        {...listeners}
      >
        <IconGripVertical size={16} stroke={1.75} />
      </ActionIcon>
      <UnstyledButton className={classes.name} onClick={() => show(row.id)} data-question>
        <Highlight text={name} query={query} />
      </UnstyledButton>
      <span className={classes.tags}>
        {state === 'draft' && <StateBadge tone="warning">{t('faq.state.draft')}</StateBadge>}
        <StateBadge tone={tones[audience]}>{t(`history.audience.${audience}`)}</StateBadge>
        <span className={classes.share}>{votes ? t('faq.usefulShare', { share: votes.share }) : t('faq.noVotes')}</span>
      </span>
      <ActionIcon variant="subtle" color="gray" size={28} aria-label={t('faq.edit', { name })} onClick={() => show(row.id)}>
        <IconPencil size={16} stroke={1.75} />
      </ActionIcon>
      <ActionMenu label={t('table.actionsOn', { name })} actions={menu} />
    </li>
  );
}
