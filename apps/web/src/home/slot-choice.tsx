import type { Application } from '@jalon/domain/applications/application';
import type { Home } from '@jalon/domain/home/home';
import { Button } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import { useMoments } from '../core/moments.ts';
import { CompanyMark } from '../offers/company-mark.tsx';
import { useOwnActs } from '../offers/use-own-acts.ts';
import { ownHref } from '../offers/use-place.ts';
import type { Queue } from './queue-panel.tsx';
import { RowLink, type RowParts } from './queue-row.tsx';
import classes from './slot-choice.module.css';

/** More than these do not stand in a row; the others are with the application. */
const shown = 3;

/** Interviews that wait for a slot to be chosen, which is done in place. */
export function useSlots(found: Home['applications'] | undefined): Queue[] {
  const { t } = useTexts();
  if (!found) return [];
  const { count, rows } = found;
  const rowOf = (own: Application): RowParts => {
    const { id, opportunity, minutes, format, since } = own;
    const how = [format && t(`offers.own.format.${format}`), minutes && t('offers.own.lasting', { minutes })].filter(Boolean).join(', ');
    return {
      ...{ key: id, name: opportunity.title, to: ownHref(id), since, isLate: false },
      face: <CompanyMark company={opportunity.company} size={40} />,
      what: [opportunity.company?.name ?? t('offers.anonymous'), how].filter(Boolean).join(' · '),
      act: <SlotChoice own={own} />,
    };
  };
  const words = { title: t('home.queue.slots', { count }), text: t('home.queueText.slots') };
  return [{ key: 'slots', count, ...words, links: [], rows: rows.map(rowOf) }];
}

function SlotChoice({ own }: { own: Application }) {
  const { t } = useTexts();
  const moments = useMoments('own');
  const { pick, isActing } = useOwnActs(own);
  const left = own.slots.filter((slot) => Date.parse(slot) > Date.now());
  return (
    <div className={classes.slots}>
      {left.slice(0, shown).map((slot) => (
        <Button
          key={slot}
          variant="default"
          classNames={{ root: classes.slot ?? '', label: classes.moment ?? '' }}
          disabled={isActing}
          onClick={() => pick(slot)}
        >
          <span className={classes.day}>{moments.day(slot)}</span>
          {moments.time(slot)}
        </Button>
      ))}
      {(left.length === 0 || left.length > shown) && <RowLink label={t('table.open')} name={own.opportunity.title} to={ownHref(own.id)} />}
    </div>
  );
}
