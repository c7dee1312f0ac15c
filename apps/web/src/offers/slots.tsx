import type { Application } from '@jalon/domain/applications/application';
import { Button } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import { useMoments } from '../core/moments.ts';
import classes from './own-application.module.css';

type SlotsProps = { own: Application; isActing: boolean; onPick: (slot: string) => void; onDecline: () => void };

/** The slots of an interview, of which the candidate picks one. What is past cannot be picked any more. */
export function Slots({ own: { slots, minutes, format }, isActing, onPick, onDecline }: SlotsProps) {
  const { t } = useTexts();
  const moments = useMoments('own');
  const isPast = (slot: string) => Date.parse(slot) < Date.now();
  const [first = ''] = slots;
  const about = [minutes && t('offers.own.lasting', { minutes }), format && t(`offers.own.format.${format}`)].filter(Boolean).join(', ');
  return (
    <div>
      <p className={classes.label}>{[t('offers.own.slots'), about].filter(Boolean).join(' · ')}</p>
      <ul className={classes.slots}>
        {slots.map((slot) => (
          <li key={slot}>
            <Button variant="default" disabled={isActing || isPast(slot)} onClick={() => onPick(slot)}>
              {moments.said(slot)}
              {isPast(slot) && `, ${t('offers.own.past')}`}
            </Button>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{t('offers.own.zone', { zone: moments.zone(first) })}</p>
      <Button variant="subtle" color="gray" size="compact-sm" className={classes.decline} disabled={isActing} onClick={onDecline}>
        {t('offers.own.noSlot.act')}
      </Button>
    </div>
  );
}
