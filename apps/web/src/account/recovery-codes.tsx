import { Button, Group, Text } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import classes from './two-step.module.css';

/** Shown once, so they can be copied or saved, and the window only closes on a word of its own. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTexts();
  const [isCopied, setCopied] = useState(false);
  const text = codes.join('\n');
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([`Jalon\n\n${text}\n`], { type: 'text/plain' }));
    link.download = t('account.twoStep.fileName');
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <>
      <Text size="sm">{t('account.twoStep.codesText')}</Text>
      <ol className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Group justify="space-between" gap="xs">
        <Group gap="xs">
          <Button variant="default" onClick={copy} leftSection={isCopied ? <IconCheck size={16} /> : <IconCopy size={16} />}>
            {t(isCopied ? 'account.twoStep.copied' : 'account.twoStep.copy')}
          </Button>
          <Button variant="default" onClick={save} leftSection={<IconDownload size={16} />}>
            {t('account.twoStep.download')}
          </Button>
        </Group>
        <Button onClick={onDone} data-autofocus>
          {t('account.twoStep.kept')}
        </Button>
      </Group>
    </>
  );
}
