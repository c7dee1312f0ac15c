import type { Invitation } from '@jalon/domain/accounts/account-schema';
import { areas, href } from '@jalon/domain/core/routes';
import { toUser } from '@jalon/domain/sessions/current-user';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { CallError, call } from '../core/call.ts';
import { useDocumentTitle } from '../core/document-title.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { setSession } from '../core/session.ts';
import { TermsAcceptance } from '../legal/terms-acceptance.tsx';
import { Facts } from '../ui/facts.tsx';
import { FormPage } from '../ui/form-page.tsx';
import { Envelope } from '../ui/illustrations.tsx';
import { Message } from '../ui/message.tsx';
import { NewPassword } from '../ui/new-password.tsx';
import { PublicForm } from '../ui/public-form.tsx';
import { PublicShell } from '../ui/public-shell.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { DeclinedPage, DeclinePage } from './decline-invitation.tsx';
import { ExpiredLink } from './expired-link.tsx';

const rules = async () => (await import('./password-rules.ts')).enableRules;

/** Where an invitation leads: it says who invites into what, and is accepted with a password, or declined. */
export default function EnableAccountScreen() {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const [token] = useState(() => search.get('token') ?? '');
  const [invitation, setInvitation] = useState<Invitation | 'asked' | CallError>('asked');
  const [declining, setDeclining] = useState<'no' | 'asked' | 'done'>('no');
  useDocumentTitle(t('routes.enableAccount'));
  useEffect(() => {
    call('POST /api/account/invitation', { body: { token } }).then(setInvitation, (error: unknown) =>
      setInvitation(error instanceof CallError ? error : new CallError(0, 'server.unavailable')),
    );
  }, [token]);

  if (invitation === 'asked') return null;
  if (invitation instanceof CallError) return <NoInvitation error={invitation} />;
  if (declining === 'done') return <DeclinedPage />;
  if (declining === 'asked')
    return (
      <DeclinePage
        token={token}
        company={invitation.company ?? ''}
        onDeclined={() => setDeclining('done')}
        onBack={() => setDeclining('no')}
      />
    );
  return <EnableForm token={token} invitation={invitation} onDecline={() => setDeclining('asked')} />;
}

function NoInvitation({ error }: { error: CallError }) {
  const { t } = useTexts();
  if (error.code === 'account.linkExpired')
    return (
      <ExpiredLink
        text={t('access.enable.expiredText')}
        action={
          <Button component={Link} to={href('login')}>
            {t('sessions.signIn')}
          </Button>
        }
      />
    );
  return (
    <PublicShell isCentred>
      <Message
        drawing={<Envelope />}
        title={t('routes.enableAccount')}
        text={errorText(t, error)}
        actions={<Button onClick={() => window.location.reload()}>{t('common.retry')}</Button>}
      />
    </PublicShell>
  );
}

type EnableFormProps = { token: string; invitation: Invitation; onDecline: () => void };

function EnableForm({ token, invitation, onDecline }: EnableFormProps) {
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
  const { email, firstName, type, company, by, role, job, isDeclinable } = invitation;
  const terms = form.field('terms');
  const isInvited = isDeclinable && company !== null;
  const title = isInvited ? t('access.enable.invitedTitle', { company }) : t('access.enable.title');
  const intro = isInvited
    ? t('access.enable.invitedIntro', { firstName, by })
    : company
      ? t('access.enable.introCompany', { firstName, company, email })
      : t('access.enable.intro', { firstName, email });
  const facts = [
    { name: t('access.enable.by'), fact: by },
    company ? { name: t('access.enable.company'), fact: company } : { name: t('access.enable.type'), fact: t(`shell.types.${type}`) },
    ...(role ? [{ name: t('access.enable.role'), fact: role }] : []),
    ...(job ? [{ name: t('access.enable.job'), fact: job }] : []),
    { name: t('access.enable.email'), fact: email },
  ];
  return (
    <FormPage title={title} intro={intro}>
      <Facts facts={facts} />
      <PublicForm form={form} label={title} submitLabel={t(isInvited ? 'access.enable.accept' : 'access.enable.save')}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <NewPassword password={form.field('password')} confirmation={form.field('confirmation')} />
        <TermsAcceptance isAccepted={form.values.terms} error={terms.error} onChange={terms.onChange} onBlur={terms.onBlur} />
      </PublicForm>
      {isInvited && (
        <Button variant="subtle" color="gray" fullWidth mt="xs" onClick={onDecline}>
          {t('access.enable.decline')}
        </Button>
      )}
    </FormPage>
  );
}
