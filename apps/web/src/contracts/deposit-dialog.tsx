import type { Contract } from '@jalon/domain/contracts/contract';
import { useState } from 'react';
import { CallError } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { ownToday } from '../core/today.ts';
import { FileDialog } from '../documents/file-dialog.tsx';
import { useToast } from '../ui/toast.tsx';
import { useContractWords } from './contract-look.ts';
import { contractClient } from './contracts.api.ts';

type Props = { contract: Contract; isOpen: boolean; onClose: () => void; onClosed: () => void };

/** A contract that was signed elsewhere. */
export default function DepositDialog({ contract, ...dialog }: Props) {
  const { t } = useTexts();
  const toast = useToast();
  const words = useContractWords();
  const { mutateAsync } = contractClient.useAct();
  const [file, setFile] = useState<File | null>(null);
  const [signedOn, setSignedOn] = useState(ownToday);
  const text = (name: 'title' | 'text' | 'file' | 'ask' | 'browse' | 'drop' | 'signedOn' | 'submit') => t(`contracts.depositing.${name}`);
  const send = async (fileId: string | null) => {
    if (fileId === null) throw new CallError(422, 'request.invalid', { fileId: 'validation.required' });
    await mutateAsync({ row: contract, action: 'deposit', input: { fileId, signedOn } });
    toast.done(t('contracts.done.deposit', { name: words.name(contract) }));
  };
  const checkDay = (day: string) => (day > ownToday() ? 'validation.todayOrEarlier' : undefined);
  return (
    <FileDialog
      {...dialog}
      title={text('title')}
      text={text('text')}
      file={file}
      asked={{
        words: { label: text('file'), ask: text('ask'), browse: text('browse'), drop: text('drop') },
        accept: ['application/pdf'],
      }}
      onFile={setFile}
      day={{ name: 'signedOn', label: text('signedOn'), value: signedOn, onChange: setSignedOn, check: checkDay }}
      submitLabel={text('submit')}
      send={send}
    />
  );
}
