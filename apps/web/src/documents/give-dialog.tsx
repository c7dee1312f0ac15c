import { todayIn } from '@jalon/domain/core/dates';
import { proofRules } from '@jalon/domain/core/file-rules';
import { type DocumentType, type LegalDocument, proposedExpiry, versionErrors } from '@jalon/domain/documents/document';
import { Button, Group, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { CallError } from '../core/call.ts';
import { errorText, message, useTexts } from '../core/i18n.ts';
import { useSize } from '../core/use-size.ts';
import { DateField } from '../ui/date-field.tsx';
import { FileField } from '../ui/file-field.tsx';
import { Dialog } from '../ui/form-dialog.tsx';
import { useToast } from '../ui/toast.tsx';
import { documentClient } from './documents.api.ts';
import classes from './documents.module.css';
import { useFileWords } from './file-words.ts';
import { useUpload } from './use-upload.ts';

/** What is being given: a version of a type, by a file or, where there is none, by a declaration. */
export type Gift = { type: DocumentType; document: LegalDocument | undefined; file: File | null };
type Props = { gift: Gift; isOpen: boolean; onFile: (file: File) => void; onClose: () => void; onClosed: () => void };

const today = () => todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());

/** The file is on its way while its end is typed. */
export default function GiveDialog({ gift: { type, document, file }, isOpen, onFile, onClose, onClosed }: Props) {
  const { t } = useTexts();
  const toast = useToast();
  const size = useSize();
  const words = useFileWords(type);
  const { progress, kept, error: refusal } = useUpload(file);
  const { mutateAsync: create } = documentClient.useCreate();
  const { mutateAsync: act } = documentClient.useAct();
  const [key] = useState(() => crypto.randomUUID());
  const needsEnd = file !== null || type !== 'residency';
  const [expiresOn, setExpiresOn] = useState(() => proposedExpiry(type, today()) ?? '');
  const [failure, setFailure] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const fields = failure instanceof CallError ? failure.fields : {};
  const fileError = refusal ?? (fields.fileId ? failure : undefined);
  const isReady = file === null || kept !== undefined;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const input = { fileId: kept?.id ?? null, expiresOn: (needsEnd && expiresOn) || null };
    // What the server would refuse anyway is told at once.
    const wrong = versionErrors(type, input, today());
    setFailure(wrong && new CallError(422, 'request.invalid', wrong));
    if (wrong) return;
    setSending(true);
    try {
      if (document) await act({ row: document, action: 'replace', input });
      else await create({ body: { type, ...input }, key });
      toast.done(t(file ? 'documents.done.create' : 'documents.done.declare', { name: t(`words.document.value.type.${type}`) }));
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog title={t(`words.document.value.type.${type}`)} isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      <form onSubmit={send} noValidate className={classes.form}>
        {file === null && <Text size="sm">{t(`documents.declaration.${type === 'residency' ? 'residency' : 'foreignWorkers'}`)}</Text>}
        {file !== null && !fileError && (
          <div className={classes.sending}>
            <span className={classes.cut}>{file.name}</span>
            <span className={classes.muted}>{size(file.size)}</span>
            <progress className={classes.progress} value={progress} max={1} aria-label={t('documents.sending', { name: file.name })} />
            <span className={classes.muted} role="status">
              {kept ? t('documents.sent') : t('documents.sendingShort')}
            </span>
          </div>
        )}
        {fileError !== undefined && (
          <FileField
            words={words}
            accept={proofRules.types}
            onFiles={([chosen]) => chosen && onFile(chosen)}
            takesPaste
            error={`${file?.name} : ${fields.fileId ? message(t, fields.fileId) : errorText(t, fileError)}`}
          />
        )}
        {needsEnd && (
          <DateField
            required
            label={t('documents.column.expiresOn')}
            description={t(`documents.endOf.${type}`)}
            value={expiresOn}
            onChange={(day) => setExpiresOn(day ?? '')}
            error={fields.expiresOn && message(t, fields.expiresOn)}
          />
        )}
        {failure !== undefined && !fields.fileId && !fields.expiresOn && (
          <Text size="sm" c="red.9" role="alert">
            {errorText(t, failure)}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isSending} disabled={!isReady}>
            {t(file ? 'documents.action.create' : 'documents.declare')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
