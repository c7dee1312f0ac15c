import { todayIn } from '@jalon/domain/core/dates';
import { proofRules } from '@jalon/domain/core/file-rules';
import { type DocumentType, type LegalDocument, proposedExpiry, versionErrors } from '@jalon/domain/documents/document';
import { useState } from 'react';
import { CallError } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { useToast } from '../ui/toast.tsx';
import { documentClient } from './documents.api.ts';
import { FileDialog } from './file-dialog.tsx';
import { useFileWords } from './file-words.ts';

/** What is being given: a version of a type, by a file or, where there is none, by a declaration. */
export type Gift = { type: DocumentType; document: LegalDocument | undefined; file: File | null };
type Props = { gift: Gift; isOpen: boolean; onFile: (file: File) => void; onClose: () => void; onClosed: () => void };

const today = () => todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());

export default function GiveDialog({ gift: { type, document, file }, ...dialog }: Props) {
  const { t } = useTexts();
  const toast = useToast();
  const words = useFileWords(type);
  const { mutateAsync: create } = documentClient.useCreate();
  const { mutateAsync: act } = documentClient.useAct();
  const [key] = useState(() => crypto.randomUUID());
  const [expiresOn, setExpiresOn] = useState(() => proposedExpiry(type, today()) ?? '');
  const needsEnd = file !== null || type !== 'residency';
  const name = t(`words.document.value.type.${type}`);
  const send = async (fileId: string | null) => {
    const input = { fileId, expiresOn: (needsEnd && expiresOn) || null };
    // What the server would refuse anyway is told at once.
    const wrong = versionErrors(type, input, today());
    if (wrong) throw new CallError(422, 'request.invalid', wrong);
    const done = t(file ? 'documents.done.create' : 'documents.done.declare', { name });
    if (document) {
      const row = (await act({ row: document, action: 'replace', input })) ?? document;
      toast.undoable(done, async () => void (await act({ row, action: 'withdraw' })));
    } else {
      const row = await create({ body: { type, ...input }, key });
      toast.undoable(done, async () => void (await act({ row, action: 'delete' })));
    }
  };
  const checkDay = (day: string) => versionErrors(type, { fileId: 'any', expiresOn: day || null }, today())?.expiresOn;
  const end = { label: t('documents.column.expiresOn'), description: t(`documents.endOf.${type}`) };
  return (
    <FileDialog
      {...dialog}
      title={name}
      text={file === null && t(`documents.declaration.${type === 'residency' ? 'residency' : 'foreignWorkers'}`)}
      file={file}
      asked={file === null ? undefined : { words, accept: proofRules.types, takesPaste: true }}
      day={needsEnd ? { ...end, name: 'expiresOn', value: expiresOn, onChange: setExpiresOn, check: checkDay } : undefined}
      submitLabel={t(file ? 'documents.action.create' : 'documents.declare')}
      send={send}
    />
  );
}
