import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { Dialog } from '../ui/form-dialog.tsx';
import { usePageFiles } from '../ui/use-page-files.ts';
import type { Line } from './document-lines.ts';

type Props = { lines: Line[]; isOn: boolean; onChoose: (line: Line, file: File) => void };

/** A file that was dropped or pasted anywhere on the page is asked which of the six it is, what waits first. */
export function ChooseDialog({ lines, isOn, onChoose }: Props) {
  const { t } = useTexts();
  const [file, setFile] = useState<File>();
  const [isOpen, setOpen] = useState(false);
  usePageFiles(isOn, (next) => {
    setFile(next);
    setOpen(true);
  });
  if (!file) return null;
  const choose = (line: Line) => {
    setOpen(false);
    onChoose(line, file);
  };
  return (
    <Dialog
      title={t('documents.choose', { name: file.name })}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={() => setFile(undefined)}
    >
      <Stack gap="xs">
        {lines.map((line) => (
          <Button key={line.type} variant="default" justify="flex-start" onClick={() => choose(line)}>
            {t(`words.document.value.type.${line.type}`)}
          </Button>
        ))}
        <Button variant="subtle" color="gray" onClick={() => setOpen(false)}>
          {t('common.cancel')}
        </Button>
      </Stack>
    </Dialog>
  );
}
