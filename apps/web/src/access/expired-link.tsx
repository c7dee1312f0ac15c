import type { ReactNode } from 'react';
import { useTexts } from '../core/i18n.ts';
import { LostPath } from '../ui/illustrations.tsx';
import { Message } from '../ui/message.tsx';
import { PublicShell } from '../ui/public-shell.tsx';

/** A link of a mail that does not open anything any more, and how to get another in one click. */
export function ExpiredLink({ text, action }: { text?: string; action: ReactNode }) {
  const { t } = useTexts();
  return (
    <PublicShell isCentred>
      <Message drawing={<LostPath />} title={t('access.expired.title')} text={text ?? t('access.expired.text')} actions={action} />
    </PublicShell>
  );
}
