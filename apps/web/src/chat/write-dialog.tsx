import type { ConversationInput } from '@jalon/domain/chat/chat-schema';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { Dialog } from '../ui/form-dialog.tsx';
import { People } from './people.tsx';

type WriteProps = { about?: Pick<ConversationInput, 'kind' | 'recordId'>; onClosed: () => void };

/** To whom, and about what. */
export default function WriteDialog({ about, onClosed }: WriteProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Dialog title={t('chat.choose')} isOpen={isOpen} onClose={close} onClosed={onClosed} isWide>
      <People {...(about && { about })} onPicked={close} />
    </Dialog>
  );
}
