import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../core/i18n.ts';
import { RecordState } from '../ui/record-state.tsx';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { useRecordDrawer } from '../ui/use-record-drawer.ts';
import { DeliveryDetails } from './delivery-details.tsx';
import { deliveryClient } from './projects.api.ts';

/** The delivery that the address names, beside whatever the page shows. */
export default function DeliveryDrawer() {
  const { t } = useTexts();
  const { id, close, frame } = useRecordDrawer('delivery');
  const { data, error, refetch } = useQuery({ ...deliveryClient.one(id ?? ''), enabled: id !== null });
  const words = {
    missing: t('projects.delivery.missing'),
    missingText: t('projects.delivery.missingText'),
    back: t('projects.delivery.back'),
  };
  const { record: _, ...apart } = frame;
  return (
    <SideDrawer title={data?.title ?? t('projects.column.delivery')} {...apart}>
      {data ? (
        <DeliveryDetails key={data.id} delivery={data} onGone={close} />
      ) : (
        id && <RecordState error={error} words={words} onBack={close} onRetry={() => void refetch()} />
      )}
    </SideDrawer>
  );
}
