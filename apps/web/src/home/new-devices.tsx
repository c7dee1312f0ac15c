import { areas, href } from '@jalon/domain/core/routes';
import { Alert, Anchor, Button, Group } from '@mantine/core';
import { IconDeviceLaptop } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { sessionsQuery } from '../account/account.api.ts';
import { deviceIn } from '../account/device-name.ts';
import { useTexts } from '../core/i18n.ts';
import { readPreference, writePreference } from '../core/preferences.ts';
import { useUser } from '../core/session.ts';
import { RelativeTime } from '../ui/relative-time.tsx';

const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');
const owned = 'ownDevices';

/** Somebody has signed in elsewhere, on a device that was never seen before: their own, or not. Nothing is said while all is as ever. */
export function NewDevices() {
  const { t } = useTexts();
  const user = useUser();
  const { data } = useQuery({ ...sessionsQuery, enabled: !user.seenBy });
  const [known, setKnown] = useState(() => readPreference(owned, isList) ?? []);
  const [session] = data?.sessions.filter(({ id, isNewDevice, isCurrent }) => isNewDevice && !isCurrent && !known.includes(id)) ?? [];
  if (!session) return null;
  const own = () => {
    const next = [...known, session.id].slice(-20);
    writePreference(owned, next);
    setKnown(next);
  };
  return (
    <Alert color="yellow" icon={<IconDeviceLaptop size={18} />} title={t('home.newDevice.title')}>
      {deviceIn(t, session)}, <RelativeTime iso={session.createdAt} />. {t('home.newDevice.text')}
      <Group gap="md" mt="xs">
        <Button size="compact-sm" variant="default" onClick={own}>
          {t('home.newDevice.mine')}
        </Button>
        <Anchor component={Link} to={href(areas[user.type].security)} inherit c="inherit" underline="always">
          {t('home.newDevice.link')}
        </Anchor>
      </Group>
    </Alert>
  );
}
