import type { User } from '@jalon/domain/core/actor';
import { areas, href } from '@jalon/domain/core/routes';
import { inLanguage } from '@jalon/domain/legal/legal-text';
import type { LegalVersion } from '@jalon/domain/legal/legal-text-schema';
import { toUser } from '@jalon/domain/sessions/current-user';
import { Alert, Anchor, Button, Group, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { CallError, call } from '../core/call.ts';
import { useDocumentTitle } from '../core/document-title.ts';
import { useFormat } from '../core/format.ts';
import { errorText, routeTitle, useTexts } from '../core/i18n.ts';
import { setSession } from '../core/session.ts';
import { useSignOut } from '../sessions/use-sign-out.ts';
import { FormPage } from '../ui/form-page.tsx';
import classes from './terms-gate.module.css';
import { useLegalText } from './use-legal-text.ts';

/** In place of the area, until the new terms of use are accepted. */
export default function TermsGate({ user }: { user: User }) {
  const { t } = useTexts();
  const { date } = useFormat();
  const signOut = useSignOut();
  const { text, error, retry } = useLegalText('terms');
  const [refusal, setRefusal] = useState<string>();
  useDocumentTitle(t('legal.ask.title'));
  const shown = text?.shown;
  const security = areas[user.type].security;
  const accept = async ({ number }: LegalVersion) => {
    setRefusal(undefined);
    try {
      setSession(toUser(await call('POST /api/account/terms', { body: { number } })));
    } catch (failure) {
      setRefusal(errorText(t, failure));
      if (failure instanceof CallError && failure.code === 'legalText.superseded') retry();
    }
  };
  const footer = (
    <>
      {t('legal.ask.refuse')}{' '}
      <Anchor component={Link} to={href(security)} inherit underline="always">
        {routeTitle(t, security)}
      </Anchor>
    </>
  );
  const intro = shown ? t('legal.ask.text', { number: shown.number, day: date(shown.publishedAt) }) : '';
  return (
    <FormPage title={t('legal.ask.title')} intro={intro} footer={footer}>
      {(refusal ?? error) !== undefined && (
        <Alert color="red" role="alert" py={10} px={12} mb="md">
          {refusal ?? errorText(t, error)}
        </Alert>
      )}
      {!shown && !error && <Skeleton height={96} mb="md" aria-busy="true" />}
      {shown && <Summary shown={shown} />}
      {/* Where they do not fit side by side, the way on is above. */}
      <Group grow preventGrowOverflow={false} wrap="wrap-reverse" gap="xs">
        <Button variant="default" onClick={() => void signOut()}>
          {t('shell.signOut')}
        </Button>
        {shown && <AcceptButton onAccept={() => accept(shown)} />}
        {error !== undefined && <Button onClick={retry}>{t('common.retry')}</Button>}
      </Group>
    </FormPage>
  );
}

function Summary({ shown }: { shown: LegalVersion }) {
  const { t, language } = useTexts();
  const { text, language: written } = inLanguage({ fr: shown.summaryFr, en: shown.summaryEn }, language);
  return (
    <div className={classes.summary}>
      {text && (
        <>
          <h2>{t('legal.ask.summary')}</h2>
          <p lang={written}>{text}</p>
        </>
      )}
      <Anchor href={href('terms')} target="_blank" rel="noopener" inherit underline="always">
        {t('legal.ask.read')} ({t('legal.newTab')})
      </Anchor>
    </div>
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
