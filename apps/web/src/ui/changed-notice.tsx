import { Alert, Button, Stack } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';

type NoticeProps = { change: { by?: string | null }; text: string; reload: string; onReload: () => void };

/** Takes the place of a form somebody else was faster than: nothing is overwritten in silence. */
export function ChangedNotice({ change: { by }, text, reload, onReload }: NoticeProps) {
  const { t } = useTexts();
  return (
    <Alert role="alert" color="yellow" icon={<IconUsers size={18} />} title={by ? t('table.changedBy', { name: by }) : undefined}>
      <Stack gap="sm" align="flex-start">
        {text}
        <Button onClick={onReload}>{reload}</Button>
      </Stack>
    </Alert>
  );
}
