import { Alert, Button, Stack } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { CallError } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';

type Change = { by?: string | null };

/** Who was faster, once a save was refused for that. What else a save throws goes on to the form. */
export function useChange() {
  const [change, setChange] = useState<Change>();
  const watch = async (save: () => Promise<void>): Promise<void> => {
    try {
      await save();
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'record.changed') throw error;
      setChange(error.details as Change);
    }
  };
  return { change, watch, forget: () => setChange(undefined) };
}

type NoticeProps = { change: Change; text: string; reload: string; onReload: () => void };

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
