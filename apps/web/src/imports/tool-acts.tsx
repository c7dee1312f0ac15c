import type { Import } from '@jalon/domain/imports/import';
import type { ToolKind } from '@jalon/domain/imports/import-fields';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTexts } from '../core/i18n.ts';
import { newId } from '../core/ids.ts';
import { useToast } from '../ui/toast.tsx';
import { importClient, useStartTool } from './imports.api.ts';

/** A dry run: asked for once, however often the button is pressed before it is answered. */
export function StartTool({ kind, isAgain = false }: { kind: ToolKind; isAgain?: boolean }) {
  const { t } = useTexts();
  const toast = useToast();
  const intention = useRef(newId());
  const { mutateAsync, isPending } = useStartTool();
  const start = async () => {
    await mutateAsync({ kind, key: intention.current }).catch(toast.failed);
    intention.current = newId();
  };
  return (
    <Button
      variant={isAgain ? 'default' : 'filled'}
      leftSection={<IconRefresh size={16} stroke={1.75} />}
      loading={isPending}
      onClick={() => void start()}
    >
      {t(isAgain ? 'imports.tool.again' : 'imports.tool.start')}
    </Button>
  );
}

export function Drop({ run }: { run: Import }) {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync, isPending } = importClient.useAct();
  const drop = () => mutateAsync({ row: run, action: 'drop' }).then(() => toast.done(t('imports.tool.dropped')), toast.failed);
  return (
    <Button variant="subtle" loading={isPending} onClick={() => void drop()}>
      {t('imports.tool.drop')}
    </Button>
  );
}
