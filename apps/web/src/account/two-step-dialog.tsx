import { PasswordProof, type TwoStepStart } from '@jalon/domain/accounts/own-account-schema';
import { useState } from 'react';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { Dialog, DialogForm } from '../ui/form-dialog.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { useToast } from '../ui/toast.tsx';
import { useAccountChanged } from './account.api.ts';
import { ProofFields } from './proof-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { TwoStepAct } from './two-step-panel.tsx';
import { TwoStepScan } from './two-step-scan.tsx';

type Place = { at: 'password' } | { at: 'scan'; start: TwoStepStart } | { at: 'codes'; codes: string[] };
type Proof = { password: string; code?: string | undefined };
type DialogProps = { act: TwoStepAct; isOpen: boolean; onClose: () => void; onClosed: () => void };

/** Every act begins with the password, and a code once it is on; turning on goes on to the app and its first code, and new codes are shown at the end. */
export function TwoStepDialog({ act, isOpen, onClose, onClosed }: DialogProps) {
  const { t } = useTexts();
  const toast = useToast();
  const changed = useAccountChanged();
  const [place, setPlace] = useState<Place>({ at: 'password' });
  const titles = { on: t('account.twoStep.setUp'), off: t('account.twoStep.turnOffTitle'), codes: t('account.twoStep.renewTitle') };
  const showCodes = (codes: string[]) => {
    setPlace({ at: 'codes', codes });
    void changed();
  };
  const prove = async (body: Proof) => {
    if (act === 'on') return setPlace({ at: 'scan', start: await call('POST /api/account/two-step/begin', { body }) });
    if (act === 'codes') return showCodes((await call('POST /api/account/two-step/codes', { body })).codes);
    await call('POST /api/account/two-step/off', { body });
    await changed();
    toast.done(t('account.twoStep.turnedOff'));
    onClose();
  };
  return (
    <Dialog
      title={place.at === 'codes' ? t('account.twoStep.codesTitle') : titles[act]}
      isOpen={isOpen}
      // Codes that are shown once are not lost to a click beside them.
      onClose={() => place.at !== 'codes' && onClose()}
      onClosed={onClosed}
    >
      {place.at === 'password' && <ProveForm act={act} prove={prove} onCancel={onClose} />}
      {place.at === 'scan' && <TwoStepScan start={place.start} onConfirmed={showCodes} onCancel={onClose} />}
      {place.at === 'codes' && <RecoveryCodes codes={place.codes} onDone={onClose} />}
    </Dialog>
  );
}

function ProveForm({ act, prove, onCancel }: { act: TwoStepAct; prove: (proof: Proof) => Promise<void>; onCancel: () => void }) {
  const { t } = useTexts();
  const form = useSchemaForm(PasswordProof, { initial: { password: '', code: '' }, onSubmit: prove });
  const words = {
    on: { text: t('account.twoStep.proveText'), submit: t('account.twoStep.continue') },
    off: { text: t('account.twoStep.turnOffText'), submit: t('account.twoStep.turnOff') },
    codes: { text: t('account.twoStep.renewText'), submit: t('account.twoStep.renew') },
  }[act];
  return (
    <DialogForm form={form} text={words.text} submitLabel={words.submit} isDanger={act === 'off'} onCancel={onCancel}>
      <ProofFields field={form.field} />
    </DialogForm>
  );
}
