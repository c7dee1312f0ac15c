import { codeAgainSeconds, codeDigits } from '@jalon/domain/contracts/contract';
import { Button, Text } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { type FormEvent, useEffect, useState } from 'react';
import { CallError } from '../core/call.ts';
import { useFormat } from '../core/format.ts';
import { errorText, message, useTexts } from '../core/i18n.ts';
import type { Values } from '../core/texts.ts';
import { CodeField } from '../ui/code-field.tsx';
import { Panel } from '../ui/panel.tsx';
import classes from './sign.module.css';

export type CodeSent = { email: string; until: string };
type Props = {
  sent: CodeSent;
  sign: (code: string) => Promise<unknown>;
  sendCode: () => Promise<CodeSent>;
  onSent: (sent: CodeSent) => void;
  onSigned: () => void;
  /** The document is no longer the one that was read. */
  onChanged: () => void;
};

/** The code that was sent, and the signature. */
export function SignConfirm({ sent, sign: sendSignature, sendCode, onSent, onSigned, onChanged }: Props) {
  const { t } = useTexts();
  const format = useFormat();
  const [isPending, setPending] = useState(false);
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<unknown>();
  const left = useSecondsLeft(sent);
  const failed = failure instanceof CallError ? failure : undefined;
  const isWrong = failed?.code === 'contract.wrongCode' || failed?.fields.code !== undefined;
  const said = failed?.fields.name
    ? message(t, failed.fields.name)
    : failed
      ? t(`errors.${failed.code}`, failed.details as Values)
      : failure
        ? errorText(t, failure)
        : undefined;

  const sign = async (event: FormEvent) => {
    event.preventDefault();
    if (code.length < codeDigits) return setFailure(new CallError(422, 'request.invalid', { code: 'validation.sixDigits' }));
    setPending(true);
    try {
      await sendSignature(code);
      onSigned();
    } catch (error) {
      setFailure(error);
      setCode('');
      if (error instanceof CallError && error.code === 'contract.otherDocument') onChanged();
    } finally {
      setPending(false);
    }
  };
  const again = async () => {
    try {
      onSent(await sendCode());
      setFailure(undefined);
      setCode('');
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Panel title={t('contracts.signing.codeTitle')}>
      <form onSubmit={sign} noValidate className={classes.form}>
        <Text size="sm" c="dimmed">
          {t('contracts.signing.codeSent', { email: sent.email, time: format.time(sent.until) })}
        </Text>
        <CodeField
          label={t('contracts.signing.code')}
          value={code}
          error={isWrong ? (failed?.fields.code ? message(t, failed.fields.code) : said) : undefined}
          onChange={(typed) => {
            setCode(typed);
            // What was said of the code before is said anew of the next one.
            if (typed !== '') setFailure(undefined);
          }}
        />
        {said && !isWrong && (
          <Text size="sm" c="red.9" role="alert">
            {said}
          </Text>
        )}
        <div>
          <Button variant="subtle" size="compact-sm" disabled={left > 0} onClick={() => void again()}>
            {left > 0 ? t('contracts.signing.againIn', { seconds: left }) : t('contracts.signing.again')}
          </Button>
        </div>
        <Button type="submit" size="md" loading={isPending} leftSection={<IconSignature size={18} />}>
          {t('contracts.signing.sign')}
        </Button>
      </form>
    </Panel>
  );
}

/** Until another code may be asked for, counted from each one. */
function useSecondsLeft(sent: CodeSent): number {
  const [left, setLeft] = useState<number>(codeAgainSeconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each code starts the count again
  useEffect(() => {
    setLeft(codeAgainSeconds);
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [sent]);
  return left;
}
