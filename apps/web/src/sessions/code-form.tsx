import { twoStepRules } from '@jalon/domain/accounts/own-account';
import { Alert, Anchor, Button, Group, Stack, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CallError } from '../core/call.ts';
import { errorText, message, useTexts } from '../core/i18n.ts';
import { CodeField } from '../ui/code-field.tsx';

type CodeFormProps = { send: (code: string) => Promise<void>; startOver: () => void; isPending: boolean; error: unknown };

/** The second step: the code of the app, sent as soon as it is whole, or one of the recovery codes. */
export function CodeForm({ send, startOver, isPending, error }: CodeFormProps) {
  const { t } = useTexts();
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const fieldError = error instanceof CallError && error.fields.code ? message(t, error.fields.code) : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal and a change of field both begin at the first cell
  useEffect(() => {
    setCode('');
    form.current?.querySelector('input')?.focus();
  }, [error, isRecovery]);

  const type = (typed: string) => {
    setCode(typed);
    if (typed.length === twoStepRules.digits) void send(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(code);
  };
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t('sessions.code.title')}>
      <Stack gap="md">
        {error && !fieldError ? (
          <Alert color="red" variant="light" role="alert" py={10} px={12} icon={<IconAlertCircle size={18} />}>
            {errorText(t, error)}
          </Alert>
        ) : null}
        {isRecovery ? (
          <TextInput
            size="md"
            label={t('sessions.code.recovery')}
            description={t('sessions.code.recoveryIntro')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={code}
            error={fieldError}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
        ) : (
          <CodeField label={t('sessions.code.label')} value={code} error={fieldError} onChange={type} />
        )}
        <Button type="submit" size="md" loading={isPending} fullWidth>
          {t('sessions.code.verify')}
        </Button>
        <Group justify="space-between" gap="xs">
          <Anchor component="button" type="button" size="sm" onClick={() => setRecovery(!isRecovery)}>
            {t(isRecovery ? 'sessions.code.toApp' : 'sessions.code.toRecovery')}
          </Anchor>
          <Anchor component="button" type="button" size="sm" onClick={startOver}>
            {t('sessions.code.startOver')}
          </Anchor>
        </Group>
      </Stack>
    </form>
  );
}
