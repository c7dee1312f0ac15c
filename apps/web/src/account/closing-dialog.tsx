import { DeleteInput, PasswordProof } from '@jalon/domain/accounts/own-account-schema';
import { href } from '@jalon/domain/core/routes';
import { Anchor, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { call, hrefOf } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { forgetOwn } from '../core/preferences.ts';
import { currentSession, setSession } from '../core/session.ts';
import { Dialog, DialogForm } from '../ui/form-dialog.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import type { ClosingAct } from './danger-panel.tsx';
import { ProofFields } from './proof-fields.tsx';

type ClosingDialogProps = { act: ClosingAct; email: string; isOpen: boolean; onClose: () => void; onClosed: () => void };

/** Leaving for a while asks the password, and a code where there is a second step; leaving for ever the address besides. */
export function ClosingDialog({ act, email, isOpen, onClose, onClosed }: ClosingDialogProps) {
  const { t } = useTexts();
  const Form = act === 'delete' ? DeleteForm : DeactivateForm;
  return (
    <Dialog title={t(`account.danger.${act}`)} isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      <Form email={email} onCancel={onClose} />
    </Dialog>
  );
}

type FormProps = { email: string; onCancel: () => void };

/** Every session has ended, this one too: the login screen says what happened. */
function useFarewell() {
  const navigate = useNavigate();
  return async (notice: 'deactivated' | 'deleted') => {
    const leaving = (await currentSession())?.id;
    setSession(null);
    if (leaving) forgetOwn(leaving);
    await navigate(href('login'), { replace: true, state: { notice } });
  };
}

function DeactivateForm({ onCancel }: FormProps) {
  const { t } = useTexts();
  const leave = useFarewell();
  const form = useSchemaForm(PasswordProof, {
    initial: { password: '', code: '' },
    onSubmit: async (body) => {
      await call('POST /api/account/deactivate', { body });
      await leave('deactivated');
    },
  });
  const words = { text: t('account.danger.deactivateAsk'), submitLabel: t('account.danger.deactivate') };
  return (
    <DialogForm form={form} {...words} isDanger onCancel={onCancel}>
      <ProofFields field={form.field} />
    </DialogForm>
  );
}

function DeleteForm({ email, onCancel }: FormProps) {
  const { t } = useTexts();
  const leave = useFarewell();
  const form = useSchemaForm(DeleteInput, {
    initial: { email: '', password: '', code: '' },
    onSubmit: async (body) => {
      await call('POST /api/account/delete', { body });
      await leave('deleted');
    },
  });
  const text = (
    <>
      {t('account.danger.deleteAsk')}{' '}
      <Anchor href={hrefOf('GET /api/account/export', {})} download inherit underline="always">
        {t('account.data.download')}
      </Anchor>
    </>
  );
  const isReady = form.values.email.trim().toLowerCase() === email;
  return (
    <DialogForm form={form} text={text} submitLabel={t('account.danger.deleteForEver')} isDanger isReady={isReady} onCancel={onCancel}>
      <TextInput
        name="email"
        label={t('account.danger.typeEmail', { email })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        {...form.field('email')}
      />
      <ProofFields field={form.field} hasFirstFocus={false} />
    </DialogForm>
  );
}
