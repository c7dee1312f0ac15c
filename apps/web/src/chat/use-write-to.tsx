import type { ConversationInput } from '@jalon/domain/chat/chat-schema';
import { IconMessageCircle } from '@tabler/icons-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { needTexts, useTexts } from '../core/i18n.ts';
import type { Action } from '../ui/action-menu.tsx';

const WriteDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./write-dialog.tsx'), needTexts('chat')]);
  return dialog;
});

/** On a record: writing to somebody about it, as one of its acts, with the dialog that asks to whom. Fetched when it is wanted. */
export function useWriteTo(about: Pick<ConversationInput, 'kind' | 'recordId'>): { action: Action; dialog: ReactElement | false } {
  const { t } = useTexts();
  const [isWriting, setWriting] = useState(false);
  return {
    action: { key: 'write', label: t('common.write'), icon: IconMessageCircle, run: () => setWriting(true) },
    dialog: isWriting && (
      <Suspense>
        <WriteDialog about={about} onClosed={() => setWriting(false)} />
      </Suspense>
    ),
  };
}
