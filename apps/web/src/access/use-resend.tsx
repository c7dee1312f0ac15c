import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { errorText, useTexts } from '../core/i18n.ts';

const pause = 60;

/** Mails take a moment: one can be asked for again after a minute, which is counted down. The note says how it went. */
export function useResend(resend: () => Promise<unknown>) {
  const { t } = useTexts();
  const [left, setLeft] = useState(pause);
  const [{ isSending, note }, setState] = useState<{ isSending: boolean; note?: string }>({ isSending: false });
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);

  const send = async () => {
    setState({ isSending: true });
    try {
      await resend();
      setLeft(pause);
      setState({ isSending: false, note: t('access.resent') });
    } catch (error) {
      setState({ isSending: false, note: errorText(t, error) });
    }
  };
  const button = (
    <Button loading={isSending} disabled={left > 0} onClick={() => void send()}>
      {left > 0 ? t('access.resendIn', { seconds: left }) : t('access.resend')}
    </Button>
  );
  return { button, note };
}
