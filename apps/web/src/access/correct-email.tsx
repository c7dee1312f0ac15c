import { Anchor, Button, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { CorrectEmailForm } from './correct-email-form.tsx';

type CorrectEmailProps = {
  /** Null where it cannot be corrected here. */
  email: string | null;
  /** Asked of those who are signed in; the browser that signed up is known by its cookie. */
  isSignedIn: boolean;
  onCorrected: (email: string) => void;
  children: (offer: ReactNode) => ReactNode;
};

/** A page that waits for an address to be proved, and in its place the form that corrects it. */
export function CorrectEmail({ email, isSignedIn, onCorrected, children }: CorrectEmailProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (isOpen && email !== null) {
    const corrected = (to: string) => {
      onCorrected(to);
      setOpen(false);
    };
    const back = (
      <Button variant="subtle" size="compact-sm" onClick={() => setOpen(false)}>
        {t('common.cancel')}
      </Button>
    );
    return <CorrectEmailForm email={email} isSignedIn={isSignedIn} onCorrected={corrected} footer={back} />;
  }
  const offer = email !== null && (
    <Text size="sm" mt="md">
      {t('access.correct.ask')}{' '}
      <Anchor component="button" type="button" inherit underline="always" onClick={() => setOpen(true)}>
        {t('access.correct.open')}
      </Anchor>
    </Text>
  );
  return children(offer);
}
