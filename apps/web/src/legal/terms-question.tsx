import { inLanguage } from '@jalon/domain/legal/legal-text';
import type { LegalVersion } from '@jalon/domain/legal/legal-text-schema';
import { toUser } from '@jalon/domain/sessions/current-user';
import { Alert, Button, Group, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { CallError, call } from '../core/call.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { queryClient } from '../core/query-client.ts';
import { setSession } from '../core/session.ts';
import { useSignOut } from '../sessions/use-sign-out.ts';
import { Markup } from './markup.tsx';
import classes from './terms-gate.module.css';
import type { useLegalText } from './use-legal-text.ts';

/** What changes, the whole text, and the two ways on. */
export function TermsQuestion({ text, error, retry }: ReturnType<typeof useLegalText>) {
  const { t } = useTexts();
  const signOut = useSignOut();
  const [refusal, setRefusal] = useState<string>();
  const shown = text?.shown;
  const accept = async ({ number }: LegalVersion) => {
    setRefusal(undefined);
    try {
      setSession(toUser(await call('POST /api/account/terms', { body: { number } })));
      // What was refused meanwhile is there now.
      void queryClient.invalidateQueries();
    } catch (failure) {
      setRefusal(errorText(t, failure));
      if (failure instanceof CallError && failure.code === 'legalText.superseded') retry();
    }
  };
  return (
    <>
      {(refusal ?? error) !== undefined && (
        <Alert color="red" role="alert" py={10} px={12} mb="md">
          {refusal ?? errorText(t, error)}
        </Alert>
      )}
      {!shown && !error && <Skeleton height={280} mb="md" aria-busy="true" />}
      {shown && <Shown shown={shown} />}
      {/* Where they do not fit side by side, the way on is above. */}
      <Group grow preventGrowOverflow={false} wrap="wrap-reverse" gap="xs">
        <Button variant="default" onClick={() => void signOut()}>
          {t('shell.signOut')}
        </Button>
        {shown && <AcceptButton onAccept={() => accept(shown)} />}
        {error !== undefined && <Button onClick={retry}>{t('common.retry')}</Button>}
      </Group>
    </>
  );
}

function Shown({ shown }: { shown: LegalVersion }) {
  const { t, language } = useTexts();
  const summary = inLanguage({ fr: shown.summaryFr, en: shown.summaryEn }, language);
  const whole = inLanguage(shown, language);
  return (
    <>
      {summary.text && (
        <div className={classes.summary}>
          <h2>{t('legal.ask.summary')}</h2>
          <p lang={summary.language}>{summary.text}</p>
        </div>
      )}
      {/* It scrolls, so it can be reached without a mouse. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as said */}
      <section className={classes.whole} aria-label={t('legal.ask.whole')} tabIndex={0}>
        <Markup source={whole.text} language={whole.language} />
      </section>
    </>
  );
}

function AcceptButton({ onAccept }: { onAccept: () => Promise<void> }) {
  const { t } = useTexts();
  const [isSending, setSending] = useState(false);
  const press = async () => {
    setSending(true);
    await onAccept();
    setSending(false);
  };
  return (
    <Button loading={isSending} onClick={() => void press()}>
      {t('legal.ask.accept')}
    </Button>
  );
}
