import { ActionIcon, Button, CloseButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import type { PanelRecord } from './docked-panel.tsx';
import { useNeighbours } from './shown-rows.ts';
import classes from './side-drawer.module.css';

type BarProps = {
  record: PanelRecord;
  /** The address of its page, if it has one. */
  page?: string | undefined;
  onClose: () => void;
};

/** The top of a record's panel: its place in the list, its neighbours, and the ways out. */
export function PanelBar({ record: { id, show }, page, onClose }: BarProps) {
  const { t } = useTexts();
  const { number, count } = useFormat();
  const place = useNeighbours(id);
  const steps = [
    { name: t('table.previousRecord'), key: 'k', icon: IconChevronUp, to: place?.previous },
    { name: t('table.nextRecord'), key: 'j', icon: IconChevronDown, to: place?.next },
  ];
  return (
    <div className={classes.bar}>
      {place && (
        <>
          <span className={classes.place}>
            {place.rank === undefined
              ? t('table.outOfList')
              : t('table.place', { rank: number(place.rank), total: count(place.total.count, place.total.isMore) })}
          </span>
          <ActionIcon.Group>
            {steps.map(({ name, key, icon: Icon, to }) => (
              // Kept reachable at the ends of the list: the focus must not fall out of the panel.
              <ActionIcon
                key={key}
                variant="default"
                size={30}
                aria-label={name}
                aria-keyshortcuts={key}
                aria-disabled={!to}
                data-disabled={!to || undefined}
                onClick={() => to && show(to)}
              >
                <Icon size={16} stroke={1.75} />
              </ActionIcon>
            ))}
          </ActionIcon.Group>
        </>
      )}
      <span className={classes.exits}>
        {page && (
          <Button
            component={Link}
            to={page}
            variant="subtle"
            color="gray"
            size="compact-md"
            leftSection={<IconExternalLink size={16} stroke={1.75} />}
          >
            {t('table.openPage')}
          </Button>
        )}
        <CloseButton aria-label={t('common.close')} onClick={onClose} />
      </span>
    </div>
  );
}
