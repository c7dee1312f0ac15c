import { href } from '@jalon/domain/core/routes';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { CallError, call } from '../core/call.ts';
import { useDocumentTitle } from '../core/document-title.ts';
import { useTexts } from '../core/i18n.ts';
import { setSession } from '../core/session.ts';
import { FormPage } from '../ui/form-page.tsx';
import { NewPassword } from '../ui/new-password.tsx';
import { PublicForm } from '../ui/public-form.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { ExpiredLink } from './expired-link.tsx';

const rules = async () => (await import('./password-rules.ts')).resetRules;
const isExpired = (error: unknown): boolean => error instanceof CallError && error.code === 'account.linkExpired';

/** The token is taken out of the address at once and kept beside it, where a reload finds it and nobody who reads addresses does. */
function useLink(): { token: string; email: string } {
  const params = useParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { token?: string } | null };
  const [token] = useState(state?.token ?? params.token ?? '');
  const { email = '' } = params;
  const isInAddress = state?.token === undefined;
  useEffect(() => {
    if (isInAddress) void navigate(href('resetPassword', { token: 'link', email }), { replace: true, state: { token } });
  }, [isInAddress, navigate, email, token]);
  return { token, email };
}

export default function ResetPasswordScreen() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { token, email } = useLink();
  const [link, setLink] = useState<'asked' | 'open' | 'expired'>('asked');
  useEffect(() => {
    // Without an answer the form is shown all the same: sending it will tell.
    const failed = (error: unknown) => setLink(isExpired(error) ? 'expired' : 'open');
    call('POST /api/password/link', { body: { token, email } }).then(() => setLink('open'), failed);
  }, [token, email]);
  useDocumentTitle(t('routes.resetPassword'));
  const form = useSchemaForm(rules, {
    initial: { token, email, password: '', confirmation: '' },
    onSubmit: async ({ confirmation: _, ...body }) => {
      try {
        await call('POST /api/password/reset', { body });
      } catch (error) {
        if (isExpired(error)) return setLink('expired');
        throw error;
      }
      // Every session has ended with the old password, this one too.
      setSession(null);
      await navigate(href('login'), { replace: true, state: { notice: 'reset' } });
    },
  });
  if (link === 'asked') return null;
  if (link === 'expired') {
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
