import type { Contract } from '@jalon/domain/contracts/contract';
import { Button, Group, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { CallError } from '../core/call.ts';
import { errorText, message, useTexts } from '../core/i18n.ts';
import { ownToday } from '../core/today.ts';
import { useUpload } from '../documents/use-upload.ts';
import { DateField } from '../ui/date-field.tsx';
import { FileField } from '../ui/file-field.tsx';
import { Dialog } from '../ui/form-dialog.tsx';
import { useToast } from '../ui/toast.tsx';
import classes from './contract-form.module.css';
import { useContractWords } from './contract-look.ts';
import { contractClient } from './contracts.api.ts';

type Props = { contract: Contract; isOpen: boolean; onClose: () => void; onClosed: () => void };

/** A contract that was signed elsewhere: its file is on its way while the day is typed. */
export default function DepositDialog({ contract, isOpen, onClose, onClosed }: Props) {
  const { t } = useTexts();
  const toast = useToast();
  const words = useContractWords();
  const { mutateAsync } = contractClient.useAct();
  const [file, setFile] = useState<File | null>(null);
  const { progress, kept, error: refusal } = useUpload(file);
  const [signedOn, setSignedOn] = useState(ownToday);
  const [failure, setFailure] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const fields = failure instanceof CallError ? failure.fields : {};
  const fileError = fields.fileId ? message(t, fields.fileId) : refusal !== undefined ? errorText(t, refusal) : undefined;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!kept) return setFailure(new CallError(422, 'request.invalid', { fileId: 'validation.required' }));
    setSending(true);
    try {
      await mutateAsync({ row: contract, action: 'deposit', input: { fileId: kept.id, signedOn } });
      toast.done(t('contracts.done.deposit', { name: words.name(contract) }));
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog title={t('contracts.depositing.title')} isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      <form onSubmit={send} noValidate className={classes.stack}>
        <Text size="sm">{t('contracts.depositing.text')}</Text>
        {file && !fileError ? (
          <div className={classes.sending}>
            <span>{file.name}</span>
            <progress value={progress} max={1} aria-label={file.name} />
          </div>
        ) : (
          <FileField
            words={{
              label: t('contracts.depositing.file'),
              ask: t('contracts.depositing.ask'),
              browse: t('contracts.depositing.browse'),
              drop: t('contracts.depositing.drop'),
            }}
            accept={['application/pdf']}
            onFiles={([chosen]) => {
              setFailure(undefined);
              setFile(chosen ?? null);
            }}
            {...(fileError && { error: fileError })}
          />
        )}
        <DateField
          required
          label={t('contracts.depositing.signedOn')}
          value={signedOn}
          onChange={(day) => setSignedOn(day ?? '')}
          error={fields.signedOn && message(t, fields.signedOn)}
        />
        {failure !== undefined && Object.keys(fields).length === 0 && (
          <Text size="sm" c="red.9" role="alert">
            {errorText(t, failure)}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isSending} disabled={file !== null && !kept && !fileError}>
            {t('contracts.depositing.submit')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
