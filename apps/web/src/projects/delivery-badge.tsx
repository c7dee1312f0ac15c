import type { Delivery } from '@jalon/domain/deliveries/delivery';
import { isToCome } from '@jalon/domain/projects/attention';
import { useTexts } from '../core/i18n.ts';
import { ownToday } from '../core/today.ts';
import { StateBadge } from '../ui/state-badge.tsx';
import { deliveryTones } from './project-look.ts';

/** Its state, or that its first day is still to come. */
export function DeliveryBadge({ delivery }: { delivery: Pick<Delivery, 'state' | 'startsOn'> }) {
  const { t } = useTexts();
  const isAwaited = isToCome(delivery, ownToday());
  return (
    <StateBadge isChip tone={isAwaited ? 'neutral' : deliveryTones[delivery.state]}>
      {t(isAwaited ? 'projects.delivery.toCome' : `words.delivery.state.${delivery.state}`)}
    </StateBadge>
  );
}
