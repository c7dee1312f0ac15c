import { ResetInput } from '@jalon/domain/accounts/account-schema';
import { withConfirmation } from '@jalon/domain/core/fields';
import { href } from '@jalon/domain/core/routes';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { CallError, call } from '../core/call.ts';
import { useDocumentTitle } from '../core/document-title.ts';
import { useTexts } from '../core/i18n.ts';
import { setSession } from '../core/session.ts';
import { FormPage } from '../ui/form-page.tsx';
import { NewPassword } from '../ui/new-password.tsx';
import { PublicForm } from '../ui/public-form.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { ExpiredLink } from './expired-link.tsx';

const schema = withConfirmation(ResetInput);

export default function ResetPasswordScreen() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const params = useParams();
  // Kept here and taken out of the address, and of the history, at once: who comes after finds nothing to open.
  const [{ token, email }] = useState({ token: params.token ?? '', email: params.email ?? '' });
  const [isExpired, setExpired] = useState(false);
  useEffect(() => window.history.replaceState(window.history.state, '', href('forgotPassword')), []);
  useDocumentTitle(t('routes.resetPassword'));
  const form = useSchemaForm(schema, {
    initial: { token, email, password: '', confirmation: '' },
    onSubmit: async ({ confirmation: _, ...body }) => {
      try {
        await call('POST /api/password/reset', { body });
      } catch (error) {
        if (error instanceof CallError && error.code === 'account.linkExpired') return setExpired(true);
        throw error;
      }
      // Every session has ended with the old password, this one too.
      setSession(null);
      await navigate(href('login'), { replace: true, state: { notice: 'reset' } });
    },
  });
  if (isExpired) {
    const again = (
      <Button component={Link} to={href('forgotPassword')}>
        {t('access.reset.again')}
      </Button>
    );
    return <ExpiredLink action={again} />;
  }
  return (
    <FormPage title={t('access.reset.title')} intro={t('access.reset.intro', { email })}>
      <PublicForm form={form} label={t('access.reset.title')} submitLabel={t('access.reset.save')}>
        {/* For password managers: whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <NewPassword password={form.field('password')} confirmation={form.field('confirmation')} />
      </PublicForm>
    </FormPage>
  );
}
