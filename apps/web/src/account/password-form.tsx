import { Alert, Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { NewPassword } from '../ui/new-password.tsx';
import { OwnPassword } from '../ui/own-password.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { useToast } from '../ui/toast.tsx';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { sessionsQuery } from './account.api.ts';
import classes from './account.module.css';
import { StepCode } from './proof-fields.tsx';

const rules = async () => (await import('./password-rules.ts')).rules;
const empty = { current: '', code: '', password: '', confirmation: '' };

/** `email` is for password managers: whose password it is. */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  const form = useSchemaForm(rules, {
    initial: empty,
    onSubmit: async ({ confirmation: _, ...body }) => {
      await call('PUT /api/account/password', { body });
      form.startOver();
      toast.done(t('account.password.saved'));
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
  useLeaveGuard(form.isDirty && !form.isSending);
  return (
    <form {...form.props} className={`${classes.stack} ${classes.narrow}`} aria-label={t('account.password.title')}>
      <p className={classes.text}>{t('account.password.text')}</p>
      {form.failure && (
        <Alert color="red" role="alert" py={10} px={12} icon={<IconAlertCircle size={18} />}>
          {form.failure}
        </Alert>
      )}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <OwnPassword name="current" label={t('account.security.current')} field={form.field('current')} />
      <StepCode field={form.field('code')} />
      <NewPassword password={form.field('password')} confirmation={form.field('confirmation')} />
      <div>
        <Button type="submit" loading={form.isSending}>
          {t('account.password.change')}
        </Button>
      </div>
    </form>
  );
}
