import { ActionIcon } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { useToast } from './toast.tsx';

/** Copies an address of the product. `isFramed`: beside buttons that have a frame. */
export function CopyLink({ to, isFramed = false }: { to: string; isFramed?: boolean }) {
  const { t } = useTexts();
  const toast = useToast();
  const copy = () => {
    // Where the page is not served safely, a browser keeps the clipboard to itself.
    const written = navigator.clipboard?.writeText(new URL(to, location.origin).href) ?? Promise.reject();
    written.then(
      () => toast.done(t('table.linkCopied')),
      () => toast.refused(t('table.linkNotCopied')),
    );
  };
  const look = isFramed ? { variant: 'default', size: 36 } : { variant: 'subtle', color: 'gray' };
  return (
    <ActionIcon {...look} aria-label={t('table.copyLink')} title={t('table.copyLink')} onClick={copy}>
      <IconLink size={isFramed ? 18 : 16} stroke={1.75} />
    </ActionIcon>
  );
}
