import { useCallback } from 'react';
import { useTexts } from '../core/i18n.ts';
import { useConfirm } from './confirm.tsx';

/** Asks whether what was typed may be lost. */
export function useDiscard(): () => Promise<boolean> {
  const { t } = useTexts();
  const confirm = useConfirm();
  return useCallback(
    () =>
      confirm({
        title: t('table.discardTitle'),
        text: t('table.discardText'),
        confirm: t('table.discard'),
        cancel: t('table.keepEditing'),
        isDanger: true,
      }),
    [t, confirm],
  );
}
