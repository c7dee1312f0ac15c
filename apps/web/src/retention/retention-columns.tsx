import { href } from '@jalon/domain/core/routes';
import type { Retention } from '@jalon/domain/retention/retention';
import { Anchor } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { capital } from '../core/capital.ts';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { Face, Faced, pictureOf } from '../ui/face.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import type { Column } from '../ui/table-column.ts';
import classes from './retention.module.css';
import { useRetentionWords } from './use-retention-words.ts';

export function useRetentionColumns(): Column<Retention>[] {
  const { t } = useTexts();
  const format = useFormat();
  const words = useRetentionWords();
  return useMemo(
    () => [
      {
        ...{ key: 'owner', header: t('retention.column.owner'), card: 'title' },
        cell: ({ ownerId, owner, picture, state }) => (
          <Faced face={<Face id={ownerId} name={owner} src={pictureOf({ id: ownerId, picture })} size={24} />}>
            {state === 'purged' ? (
              owner
            ) : (
              <Anchor
                component={Link}
                to={`${href('admin.accounts', { selected_freelance_id: ownerId })}?tab=Freelance`}
                c="inherit"
                inherit
              >
                {owner}
              </Anchor>
            )}
          </Faced>
        ),
      },
      {
        ...{ key: 'state', header: t('retention.column.state'), width: '200px', card: 'line' },
        cell: (row) => <Standing row={row} />,
      },
      {
        ...{ key: 'dueOn', header: t('retention.column.dueOn'), sort: 'dueOn', width: '150px', card: 'line', isNamedOnCard: () => true },
        cell: ({ dueOn, purgedAt }) => format.day(purgedAt ?? dueOn),
      },
      {
        ...{ key: 'lastSignAt', header: t('retention.column.lastSignAt'), width: '160px', from: 900, card: 'line' },
        ...{ isNamedOnCard: () => true, cell: ({ lastSignAt }) => format.day(lastSignAt) },
      },
      {
        ...{ key: 'goes', header: t('retention.column.goes'), from: 640, card: 'line', isNamedOnCard: () => true },
        cell: (row) => <span className={classes.words}>{capital(words.goes(row))}</span>,
      },
      {
        ...{ key: 'stays', header: t('retention.column.stays'), from: 1040, card: 'line', isNamedOnCard: () => true },
        cell: (row) => <span className={classes.words}>{capital(words.stays(row))}</span>,
      },
    ],
    [t, format, words],
  );
}

/** What keeps it, why it was put off, or how far it is. */
function Standing({ row: { state, keptBy, reason } }: { row: Retention }) {
  const { t } = useTexts();
  const tone = state === 'purged' ? 'neutral' : 'warning';
  return (
    <span className={classes.standing}>
      {keptBy ? (
        <StateBadge tone="positive">{t(`words.retention.value.keptBy.${keptBy}`)}</StateBadge>
      ) : (
        <StateBadge tone={tone}>{t(`words.retention.state.${state}`)}</StateBadge>
      )}
      {reason && <small>{t('retention.postponed', { reason })}</small>}
    </span>
  );
}
