import { ActionIcon } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { useToast } from './toast.tsx';

/** Copies the address of what `useAddressed` opens. */
export function CopyLink({ parameter, id }: { parameter: string; id: string }) {
  const { t } = useTexts();
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}?${parameter}=${id}`);
    toast.done(t('table.linkCopied'));
  };
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={t('table.copyLink')} title={t('table.copyLink')} onClick={() => void copy()}>
      <IconLink size={16} stroke={1.75} />
    </ActionIcon>
  );
}
