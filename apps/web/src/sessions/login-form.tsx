import { href } from '@jalon/domain/core/routes';
import type { LoginInput } from '@jalon/domain/sessions/session-schema';
import { Alert, Anchor, Button, Checkbox, Group, PasswordInput, Stack } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ChangeEvent, type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { CallError } from '../core/call.ts';
import { errorText, message, useTexts } from '../core/i18n.ts';
import { afterPress } from '../ui/after-press.ts';
import { EmailField } from '../ui/email-field.tsx';

type LoginFormProps = {
  /** Known from the screen that led here: only the password is left to type. */
  email?: string | undefined;
  signIn: (input: LoginInput) => Promise<void>;
  isPending: boolean;
  error: unknown;
  /** Other ways in, below. */
  children?: ReactNode;
};

/** Two fields left to the browser, so that password managers work as they like. */
export function LoginForm({ email, signIn, isPending, error, children }: LoginFormProps) {
  const { t } = useTexts();
  const [isVisible, setVisible] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const fields = error instanceof CallError ? error.fields : {};
  const fieldError = (name: string) => (fields[name] ? message(t, fields[name]) : undefined);
  const address = useAddressCheck(fieldError('email'));
  const hasFieldErrors = Object.keys(fields).length > 0;

  useEffect(() => {
    if (!error) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? form.current?.querySelector<HTMLElement>('[name="password"]'))?.focus();
  }, [error]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    address.forget();
    const values = new FormData(event.currentTarget);
    void signIn({ email: String(values.get('email')), password: String(values.get('password')), isRemembered: values.has('isRemembered') });
  };

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t('sessions.title')}>
      <Stack gap="md">
        {error && !hasFieldErrors ? (
          <Alert color="red" variant="light" role="alert" py={10} px={12} icon={<IconAlertCircle size={18} />}>
            {errorText(t, error)}
          </Alert>
        ) : null}
        <EmailField size="md" defaultValue={email} {...address.props} />
        <PasswordInput
          name="password"
          size="md"
          label={t('sessions.password')}
          autoComplete="current-password"
          autoFocus={email !== undefined}
          required
          withAsterisk={false}
          error={fieldError('password')}
          visible={isVisible}
          onVisibilityChange={setVisible}
          visibilityToggleButtonProps={{ 'aria-label': t(isVisible ? 'sessions.hidePassword' : 'sessions.showPassword'), tabIndex: 0 }}
        />
        <Group justify="space-between" gap={12}>
          <Checkbox name="isRemembered" label={t('sessions.remember')} />
          <Anchor component={Link} to={href('forgotPassword')} size="sm">
            {t('sessions.forgotten')}
          </Anchor>
        </Group>
        <Button type="submit" size="md" loading={isPending} fullWidth>
          {t('sessions.signIn')}
        </Button>
        {children}
      </Stack>
    </form>
  );
}

/** Looks at the address when the field is left, then at each key while it is wrong. What is heavy comes when it is first left. */
function useAddressCheck(refusal: string | undefined) {
  const { t } = useTexts();
  const [verdict, setVerdict] = useState<{ code: string | undefined }>();
  const error = verdict ? verdict.code && message(t, verdict.code) : refusal;
  const judge = async (value: string) => {
    const { email } = await import('@jalon/domain/core/fields');
    setVerdict({ code: email.safeParse(value).error?.issues[0]?.message });
  };
  return {
    forget: () => setVerdict(undefined),
    props: {
      error,
      onBlur: ({ currentTarget: { value } }: FocusEvent<HTMLInputElement>) => {
        if (value) afterPress(() => void judge(value).catch(() => undefined));
      },
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
        if (error) void judge(value).catch(() => undefined);
      },
    },
  };
}
