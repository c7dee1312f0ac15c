import type { Invitation } from '@jalon/domain/accounts/account-schema';
import { areas, href } from '@jalon/domain/core/routes';
import { toUser } from '@jalon/domain/sessions/current-user';
import { Button, Checkbox } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { call } from '../core/call.ts';
import { useDocumentTitle } from '../core/document-title.ts';
import { useTexts } from '../core/i18n.ts';
import { setSession } from '../core/session.ts';
import { FormPage } from '../ui/form-page.tsx';
import { NewPassword } from '../ui/new-password.tsx';
import { PublicForm } from '../ui/public-form.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { ExpiredLink } from './expired-link.tsx';

const rules = async () => (await import('./password-rules.ts')).enableRules;

/** Where an invitation leads: people without account, and invited contacts, choose their password. */
export default function EnableAccountScreen() {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const [token] = useState(() => search.get('token') ?? '');
  const [invitation, setInvitation] = useState<Invitation | 'asked' | 'expired'>('asked');
  useDocumentTitle(t('routes.enableAccount'));
  useEffect(() => {
    call('POST /api/account/invitation', { body: { token } }).then(setInvitation, () => setInvitation('expired'));
  }, [token]);

  if (invitation === 'asked') return null;
  if (invitation !== 'expired') return <EnableForm token={token} invitation={invitation} />;
  const action = (
    <Button component={Link} to={href('login')}>
      {t('sessions.signIn')}
    </Button>
  );
  return <ExpiredLink text={t('access.enable.expiredText')} action={action} />;
}

function EnableForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const form = useSchemaForm(rules, {
    initial: { token, password: '', confirmation: '', terms: false as never },
    onSubmit: async ({ confirmation: _, ...body }) => {
      const user = toUser(await call('POST /api/account/enable', { body }));
      setSession(user);
      await navigate(href(areas[user.type].home), { replace: true });
    },
  });
  const { email, firstName, company } = invitation;
  const intro = company ? t('access.enable.introCompany', { firstName, company, email }) : t('access.enable.intro', { firstName, email });
  const terms = form.field('terms');
  return (
    <FormPage title={t('access.enable.title')} intro={intro}>
      <PublicForm form={form} label={t('access.enable.title')} submitLabel={t('access.enable.save')}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <NewPassword password={form.field('password')} confirmation={form.field('confirmation')} />
        <Checkbox
          label={t('access.terms')}
          checked={form.values.terms}
          error={terms.error}
          onChange={(event) => terms.onChange(event.currentTarget.checked)}
        />
      </PublicForm>
    </FormPage>
  );
}
