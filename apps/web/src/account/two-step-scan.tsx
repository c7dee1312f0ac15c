import { CodeProof, type TwoStepStart } from '@jalon/domain/accounts/own-account-schema';
import { Text } from '@mantine/core';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { CodeField } from '../ui/code-field.tsx';
import { DialogForm } from '../ui/form-dialog.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { QrCode } from './qr-code.tsx';
import classes from './two-step.module.css';

type ScanProps = { start: TwoStepStart; onConfirmed: (codes: string[]) => void; onCancel: () => void };

/** The secret, for a camera and for typing, and the code that proves it has arrived. */
export function TwoStepScan({ start: { secret, address }, onConfirmed, onCancel }: ScanProps) {
  const { t } = useTexts();
  const form = useSchemaForm(CodeProof, {
    initial: { code: '' },
    onSubmit: async (body) => onConfirmed((await call('POST /api/account/two-step/confirm', { body })).codes),
  });
  const { value, error, onChange } = form.field('code');
  return (
    <DialogForm form={form} text={t('account.twoStep.scan')} submitLabel={t('account.twoStep.confirm')} onCancel={onCancel}>
      <QrCode text={address} label={t('account.twoStep.qr')} />
      <Text size="sm">
        {t('account.twoStep.byHand')}
        <code className={classes.secret}>{secret.match(/.{4}/g)?.join(' ')}</code>
      </Text>
      <CodeField label={t('account.twoStep.enter')} value={value} error={error} onChange={onChange} />
    </DialogForm>
  );
}
