import { href } from '@jalon/domain/core/routes';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { CallError, call } from '../core/call.ts';
import { useDocumentTitle } from '../core/document-title.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { useOperator } from '../core/operator.ts';
import { AllDone, Envelope, LostPath } from '../ui/illustrations.tsx';
import { Message } from '../ui/message.tsx';
import { PublicShell } from '../ui/public-shell.tsx';

/** Where the letter leads that asks somebody to stay: one click, so that programs that only look at links do not answer for them. */
export default function ConsentScreen() {
  const { t } = useTexts();
  const operator = useOperator().name;
  const token = useLocation().hash.slice(1);
  const [state, setState] = useState<'asking' | 'sending' | 'done' | { error: unknown }>('asking');
  const renew = () => {
    setState('sending');
    call('POST /api/consent/renew', { body: { token } }).then(
      () => setState('done'),
      (error: unknown) => setState({ error }),
    );
  };
  const error = typeof state === 'object' ? state.error : undefined;
  useDocumentTitle(t('routes.consent'));
  const signIn = (
    <Button component={Link} to={href('login')}>
      {t('sessions.signIn')}
    </Button>
  );
  const isGone = token === '' || (error instanceof CallError && error.code === 'account.linkExpired');
  return (
    <PublicShell isCentred>
      {state === 'done' ? (
        <Message drawing={<AllDone />} title={t('retention.page.doneTitle')} text={t('retention.page.doneText')} actions={signIn} />
      ) : isGone ? (
        <Message drawing={<LostPath />} title={t('retention.page.goneTitle')} text={t('retention.page.goneText')} actions={signIn} />
      ) : (
        <Message
          drawing={<Envelope />}
          title={t('retention.page.title')}
          text={t('retention.page.text', { operator })}
          actions={
            <Button loading={state === 'sending'} onClick={renew}>
              {t('retention.page.confirm')}
            </Button>
          }
          note={error ? errorText(t, error) : undefined}
        />
      )}
    </PublicShell>
  );
}
