import type { SyncLine } from '@jalon/domain/connector/sync-line';
import { UnstyledButton } from '@mantine/core';
import { IconLink, IconMinus, IconPencil, IconPlus, IconX, type TablerIcon } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import type { Tone } from '../ui/state-badge.tsx';
import classes from './run-lines.module.css';
import { isInLot, type SyncLot, syncLots } from './sync-lot.ts';
import { useSyncPlace } from './sync-places.ts';

const lotLooks: Record<Exclude<SyncLot, 'all'>, { icon: TablerIcon; tone: Tone }> = {
  added: { icon: IconPlus, tone: 'positive' },
  changed: { icon: IconPencil, tone: 'accent' },
  disabled: { icon: IconMinus, tone: 'warning' },
  refused: { icon: IconX, tone: 'negative' },
  linked: { icon: IconLink, tone: 'neutral' },
};

/** The mark of what happens to a value; the words beside it say the same. */
export function Sign({ lot }: { lot: Exclude<SyncLot, 'all'> }) {
  const { icon: Icon, tone } = lotLooks[lot];
  return (
    <span className={classes.sign} data-tone={tone} aria-hidden>
      <Icon size={14} stroke={2} />
    </span>
  );
}

/** How many lines of each kind there are: each is a filter. */
export function SyncLots({ lines, current }: { lines: readonly SyncLine[]; current: SyncLot }) {
  const { t } = useTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const { hrefWith } = useSyncPlace();
  const counts = syncLots.map((lot) => ({ lot, count: lines.filter(({ kind }) => isInLot(kind, lot)).length }));
  return (
    <fieldset className={classes.lots} aria-label={t('connector.lots')}>
      {counts
        .filter(({ lot, count }) => lot !== 'linked' || count > 0)
        .map(({ lot, count }) => (
          <UnstyledButton
            key={lot}
            className={classes.lot}
            aria-pressed={lot === current}
            onClick={() => void navigate(hrefWith({ lot: lot === 'all' ? undefined : lot }), { preventScrollReset: true, replace: true })}
          >
            <strong>
              {lot !== 'all' && <Sign lot={lot} />}
              {format.number(count)}
            </strong>
            <span>{t(`connector.lot.${lot}`, { count })}</span>
          </UnstyledButton>
        ))}
    </fieldset>
  );
}
