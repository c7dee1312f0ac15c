import { EmailChangeInput, EmailInput } from '@jalon/domain/accounts/email-schema';
import type { ReactNode } from 'react';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { EmailField } from '../ui/email-field.tsx';
import { FormPage } from '../ui/form-page.tsx';
import { OwnPassword } from '../ui/own-password.tsx';
import { PublicForm } from '../ui/public-form.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';

type FormProps = { /** The mistyped one. */ email: string; onCorrected: (email: string) => void };

/** A letter or two are wrong, mostly at the end. Fields for addresses have no selection that could be set: writing the value moves it. */
function startAtEnd(field: HTMLInputElement | null): void {
  if (!field) return;
  field.focus();
  const { value } = field;
  field.value = '';
  field.value = value;
}

/** The right address instead of a mistyped one. Says the same whether or not anybody has it. */
export function CorrectEmailForm({ email, isSignedIn, onCorrected, footer }: FormProps & { isSignedIn: boolean; footer: ReactNode }) {
  const { t } = useTexts();
  const Form = isSignedIn ? OwnerForm : NewcomerForm;
  return (
    <FormPage title={t('access.correct.title')} intro={t('access.correct.intro')} footer={footer}>
      <Form email={email} onCorrected={onCorrected} />
    </FormPage>
  );
}

function NewcomerForm({ email, onCorrected }: FormProps) {
  const { t } = useTexts();
  const form = useSchemaForm(EmailInput, {
    initial: { email },
    onSubmit: async (body) => {
      await call('PUT /api/sign-up/email', { body });
      onCorrected(body.email);
    },
  });
  return (
    <PublicForm form={form} label={t('access.correct.title')} submitLabel={t('access.correct.send')}>
      <EmailField size="md" autoComplete="email" ref={startAtEnd} {...form.field('email')} />
    </PublicForm>
  );
}

function OwnerForm({ email, onCorrected }: FormProps) {
  const { t } = useTexts();
  const form = useSchemaForm(EmailChangeInput, {
    initial: { email, password: '' },
    onSubmit: async (body) => onCorrected((await call('POST /api/email/correct', { body })).email),
  });
  return (
    <PublicForm form={form} label={t('access.correct.title')} submitLabel={t('access.correct.send')}>
      <EmailField size="md" autoComplete="email" ref={startAtEnd} {...form.field('email')} />
      <OwnPassword name="password" label={t('sessions.password')} field={form.field('password')} />
    </PublicForm>
  );
}
