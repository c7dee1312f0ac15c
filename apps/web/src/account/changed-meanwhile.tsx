import { Alert, Button, Group } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';

/** Nothing is overwritten in silence: the person chooses between what is saved and what is typed. */
export function ChangedMeanwhile({ onTakeTheirs, onKeepMine }: { onTakeTheirs: () => void; onKeepMine: () => void }) {
  const { t } = useTexts();
  return (
    <Alert color="yellow" role="alert" icon={<IconUsers size={18} />}>
      {t('account.conflict.text')}
      <Group gap="xs" mt="sm">
        <Button size="compact-sm" variant="default" onClick={onTakeTheirs}>
          {t('account.conflict.takeTheirs')}
        </Button>
        <Button size="compact-sm" onClick={onKeepMine}>
          {t('account.conflict.keepMine')}
        </Button>
      </Group>
    </Alert>
  );
}
