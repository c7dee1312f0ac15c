import { href } from '@jalon/domain/core/routes';
import { ActionIcon } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { useToast } from '../ui/toast.tsx';

export function CopyLink({ id }: { id: string }) {
  const { t } = useTexts();
  const toast = useToast();
  const copy = () => {
    // Where the page is not served safely, a browser keeps the clipboard to itself.
    const written = navigator.clipboard?.writeText(new URL(href('freelance.offers', { id }), window.location.origin).href);
    (written ?? Promise.reject()).then(
      () => toast.done(t('offers.copied')),
      () => toast.refused(t('offers.copyFailed')),
    );
  };
  return (
    <ActionIcon variant="default" size={36} aria-label={t('offers.copy')} title={t('offers.copy')} onClick={copy}>
      <IconLink size={18} stroke={1.6} />
    </ActionIcon>
  );
}
