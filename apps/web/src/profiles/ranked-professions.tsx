import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { SortableList, SortableRow } from '../ui/sortable-list.tsx';
import classes from './ranked-professions.module.css';

type Profession = { id: string; name: string };
type Props = { professions: Profession[]; onOrder: (ids: string[]) => void; onRemove?: (id: string) => void };

/** The most important first: dragged, moved with the keys or, while they are edited, by buttons. */
export function RankedProfessions({ professions, onOrder, onRemove }: Props) {
  const { t } = useTexts();
  const ids = professions.map(({ id }) => id);
  const move = (id: string, place: number) => onOrder(ids.filter((other) => other !== id).toSpliced(place, 0, id));
  return (
    <div className={classes.ranked}>
      <SortableList rows={professions} label={t('profile.field.professions')} nameOf={({ name }) => name} onMove={move}>
        {({ id, name }, moves) => (
          <SortableRow key={id} id={id} name={name}>
            <span className={classes.rank} aria-hidden>
              {ids.indexOf(id) + 1}
            </span>
            <span className={classes.profession}>{name}</span>
            {onRemove &&
              moves.map(({ key, label, icon: Icon, run }) => (
                <ActionIcon
                  key={key}
                  variant="subtle"
                  color="gray"
                  size={28}
                  aria-label={t('common.pair', { name: label, value: name })}
                  onClick={run}
                >
                  {Icon && <Icon size={16} stroke={1.75} />}
                </ActionIcon>
              ))}
            {onRemove && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={28}
                aria-label={t('profile.expertise.removeSkill', { name })}
                onClick={() => onRemove(id)}
              >
                <IconX size={16} stroke={1.75} />
              </ActionIcon>
            )}
          </SortableRow>
        )}
      </SortableList>
    </div>
  );
}
