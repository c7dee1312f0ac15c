import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { Dialog } from '../ui/form-dialog.tsx';
import type { WriteTo } from './chat.api.ts';
import { People } from './people.tsx';

type WriteProps = { to?: WriteTo; onClosed: () => void };

/** To whom, and about what. */
export default function WriteDialog({ to, onClosed }: WriteProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Dialog title={t(to && 'profileId' in to ? 'chat.writeTo' : 'chat.choose')} isOpen={isOpen} onClose={close} onClosed={onClosed} isWide>
      <People {...(to && { to })} onPicked={close} />
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          {t('common.cancel')}
        </Button>
      </Group>
    </Dialog>
  );
}
