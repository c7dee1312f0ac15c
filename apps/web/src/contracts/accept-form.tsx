import { Button, Checkbox, Text, TextInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { CallError } from '../core/call.ts';
import { useFormat } from '../core/format.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import type { Values } from '../core/texts.ts';
import classes from './sign.module.css';
import type { CodeSent } from './sign-confirm.tsx';

type Props = {
  /** Whoever signs, as the document calls them where it does; and as they are called now. */
  person: string;
  signer: string;
  /** Whoever has signed already. */
  other: { name: string; signedAt: string } | undefined;
  isAccepted: boolean;
  sendCode: () => Promise<CodeSent>;
  onSent: (name: string, sent: CodeSent) => void;
  children: ReactNode;
};

/** The sentence that is agreed to, under a name that nobody chooses; then a code is sent. */
export function AcceptForm({ person, signer, other, isAccepted, sendCode, onSent, children }: Props) {
  const { t } = useTexts();
  const format = useFormat();
  const [hasAgreed, setAgreed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!hasAgreed) return;
    setSending(true);
    try {
      onSent(person, await sendCode());
      setFailure(undefined);
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  };
  const said =
    failure instanceof CallError ? t(`errors.${failure.code}`, failure.details as Values) : failure ? errorText(t, failure) : undefined;
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      {children}
      {other && (
        <p className={classes.other}>
          <IconCircleCheck size={18} stroke={1.75} aria-hidden />
          {t('contracts.signing.otherSigned', { name: other.name, date: format.day(other.signedAt) })}
        </p>
      )}
      {signer !== person && (
        <Text size="sm" c="dimmed">
          {t('contracts.signing.renamed', { person })}
        </Text>
      )}
      <TextInput label={t('contracts.signing.name')} value={person} readOnly variant="filled" disabled={isAccepted} />
      <Checkbox
        label={t('contracts.consent')}
        checked={hasAgreed}
        disabled={isAccepted}
        error={isAsked && !hasAgreed && t('contracts.signing.mustAgree')}
        onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
      />
      {said && (
        <Text size="sm" c="red.9" role="alert">
          {said}
        </Text>
      )}
      {!isAccepted && (
        <Button type="submit" size="md" loading={isSending}>
          {t('contracts.signing.getCode')}
        </Button>
      )}
    </form>
  );
}
