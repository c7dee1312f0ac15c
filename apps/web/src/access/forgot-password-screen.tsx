import { href } from '@jalon/domain/core/routes';
import { Anchor } from '@mantine/core';
import { Link, useLocation, useNavigate } from 'react-router';
import { call } from '../core/call.ts';
import { useDocumentTitle } from '../core/document-title.ts';
import { useTexts } from '../core/i18n.ts';
import { EmailField } from '../ui/email-field.tsx';
import { FormPage } from '../ui/form-page.tsx';
import { PublicForm } from '../ui/public-form.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';

const rules = async () => (await import('@jalon/domain/accounts/account-schema')).ForgotInput;

export default function ForgotPasswordScreen() {
  const { t } = useTexts();
  const navigate = useNavigate();
  // Mistyped, and brought back from the page that says where the letter went.
  const { email = '' } = (useLocation().state ?? {}) as { email?: string };
  useDocumentTitle(t('routes.forgotPassword'));
  const form = useSchemaForm(rules, {
    initial: { email },
    onSubmit: async (body) => {
      await call('POST /api/password/forgot', { body });
      await navigate(href('emailSent', { email: body.email }));
    },
  });
  const back = (
    <Anchor component={Link} to={href('login')} inherit underline="always">
      {t('access.backToLogin')}
    </Anchor>
  );
  return (
    <FormPage title={t('access.forgot.title')} intro={t('access.forgot.intro')} footer={back}>
      <PublicForm form={form} label={t('access.forgot.title')} submitLabel={t('access.forgot.send')}>
        <EmailField size="md" {...form.field('email')} />
      </PublicForm>
    </FormPage>
  );
}
