import { href } from '@jalon/domain/core/routes';
import { ActionIcon, Button } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { Link } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';

/** From the list of people to how long their data is kept. */
export function RetentionLink() {
  const { t } = useTexts();
  const label = routeTitle(t, 'admin.retention');
  const link = { component: Link, to: href('admin.retention'), variant: 'default' } as const;
  const icon = <IconHourglass size={16} stroke={1.75} />;
  return (
    <>
      <Button {...link} visibleFrom="sm" leftSection={icon}>
        {label}
      </Button>
      <ActionIcon {...link} hiddenFrom="sm" size={36} aria-label={label}>
        {icon}
      </ActionIcon>
    </>
  );
}
