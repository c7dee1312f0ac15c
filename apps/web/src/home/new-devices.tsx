import { areas, href } from '@jalon/domain/core/routes';
import { Alert, Anchor } from '@mantine/core';
import { IconDeviceLaptop } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { sessionsQuery } from '../account/account.api.ts';
import { deviceIn } from '../account/device-name.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { RelativeTime } from '../ui/relative-time.tsx';

/** Somebody has signed in elsewhere, on a device that was never seen before: their own, or not. Nothing is said while all is as ever. */
export function NewDevices() {
  const { t } = useTexts();
  const user = useUser();
  const { data } = useQuery(sessionsQuery);
  const [session] = data?.sessions.filter(({ isNewDevice, isCurrent }) => isNewDevice && !isCurrent) ?? [];
  if (!session) return null;
  return (
    <Alert color="yellow" icon={<IconDeviceLaptop size={18} />} title={t('home.newDevice.title')}>
      {deviceIn(t, session)}, <RelativeTime iso={session.createdAt} />. {t('home.newDevice.text')}{' '}
      <Anchor component={Link} to={href(areas[user.type].security)} inherit>
        {t('home.newDevice.link')}
      </Anchor>
    </Alert>
  );
}
