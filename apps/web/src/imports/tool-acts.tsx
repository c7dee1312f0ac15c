import type { Import } from '@jalon/domain/imports/import';
import type { ToolKind } from '@jalon/domain/imports/import-fields';
import { Button } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import { PreviewButton } from '../ui/preview-button.tsx';
import { useToast } from '../ui/toast.tsx';
import { importClient, useStartTool } from './imports.api.ts';

export function StartTool({ kind, isAgain = false }: { kind: ToolKind; isAgain?: boolean }) {
  const { t } = useTexts();
  const { mutateAsync, isPending } = useStartTool();
  const label = t(isAgain ? 'imports.tool.again' : 'imports.tool.start');
  return <PreviewButton {...{ label, isAgain, isPending }} start={(key) => mutateAsync({ kind, key })} />;
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
