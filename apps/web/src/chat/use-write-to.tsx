import { IconMessageCircle } from '@tabler/icons-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { needTexts, useTexts } from '../core/i18n.ts';
import type { Action } from '../ui/action-menu.tsx';
import type { WriteTo } from './chat.api.ts';

const WriteDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./write-dialog.tsx'), needTexts('chat')]);
  return dialog;
});

/** Writing to somebody about a record, or to a freelance, as an act, with the dialog that asks to whom or about what. Fetched when it is wanted. */
export function useWriteTo(to: WriteTo): { action: Action; dialog: ReactElement | false } {
  const { t } = useTexts();
  const [isWriting, setWriting] = useState(false);
  return {
    action: { key: 'write', label: t('common.write'), icon: IconMessageCircle, run: () => setWriting(true) },
    dialog: isWriting && (
      <Suspense>
        <WriteDialog to={to} onClosed={() => setWriting(false)} />
      </Suspense>
    ),
  };
}
