import { checkErrors, checkResults, type LegalDocument } from '@jalon/domain/documents/document';
import { ActionIcon, Anchor, Button, CopyButton, TextInput } from '@mantine/core';
import { IconCheck, IconCopy, IconExternalLink, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { CallError } from '../core/call.ts';
import { errorText, message, useTexts } from '../core/i18n.ts';
import { ChoiceSwitch } from '../ui/choice-switch.tsx';
import { useAskReason } from '../ui/confirm.tsx';
import { FileField } from '../ui/file-field.tsx';
import { useToast } from '../ui/toast.tsx';
import classes from './check-form.module.css';
import { documentClient } from './documents.api.ts';
import { useCheckKeys } from './use-check-keys.ts';
import { useUpload } from './use-upload.ts';

const urssaf = 'https://www.urssaf.fr/portail/home/utile-et-pratique/verification-attestation.html';
const proofTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'];
const reasonMax = 300;

type Result = (typeof checkResults)[number];
type Props = { document: LegalDocument; hasNext?: boolean; onDone?: (() => void) | undefined };

/** A check is recorded, not ticked: what the issuer answered, with which code, and the proof of it; then the document is accepted, or refused. */
export function CheckForm({ document, hasNext = false, onDone }: Props) {
  const { t } = useTexts();
  const toast = useToast();
  const ask = useAskReason();
  const { mutateAsync: act, isPending } = documentClient.useAct();
  const [result, setResult] = useState<Result>('authentic');
  const [code, setCode] = useState(document.check?.securityCode ?? '');
  const [file, setFile] = useState<File | null>(null);
  const { kept, error: refusal } = useUpload(file);
  const [failure, setFailure] = useState<unknown>();
  const isVigilance = document.type === 'vigilance';
  const fields = failure instanceof CallError ? failure.fields : {};
  const fileError = fields.fileId ? message(t, fields.fileId) : refusal !== undefined ? errorText(t, refusal) : undefined;
  const name = `${t(`words.document.value.type.${document.type}`)} · ${document.owner}`;

  /** What was entered is kept as a check; of others than attestations there may be nothing to keep. */
  const record = async (of: Result): Promise<void> => {
    const input = { result: of, securityCode: code.trim() || null, fileId: kept?.id ?? null };
    const errors = checkErrors(document.type, input);
    if (errors) throw new CallError(422, 'request.invalid', errors);
    if (isVigilance || kept) await act({ row: document, action: 'check', input });
  };
  const attempt = async (doing: () => Promise<void>): Promise<void> => {
    setFailure(undefined);
    try {
      await doing();
      onDone?.();
    } catch (error) {
      setFailure(error);
    }
  };
  const accept = () =>
    void attempt(async () => {
      if (document.check?.result !== 'authentic' || kept) await record('authentic');
      const row = (await act({ row: document, action: 'accept' })) ?? document;
      toast.undoable(t('documents.checking.done', { name }), async () => void (await act({ row, action: 'reopen' })));
    });
  const refuse = async () => {
    const reason = await ask({
      ...{ title: t('documents.title.refuse'), text: t('documents.text.refuse'), confirm: t('documents.submit.refuse'), isDanger: true },
      reason: { label: t('documents.column.reason'), hint: '', max: reasonMax },
    });
    if (reason === undefined) return;
    await attempt(async () => {
      if (result === 'unrecognised') await record('unrecognised');
      const row = (await act({ row: document, action: 'refuse', input: { reason } })) ?? document;
      toast.undoable(t('documents.done.refuse', { name }), async () => void (await act({ row, action: 'reopen' })));
    });
  };
  const isAccepting = result === 'authentic';
  useCheckKeys({ accept: isAccepting ? accept : undefined, refuse: () => void refuse() });
  return (
    <section className={classes.check} aria-label={t('documents.checking.authenticity')}>
      <div className={classes.checkHead}>
        <h3>{t('documents.checking.authenticity')}</h3>
        {isVigilance && (
          <Anchor href={urssaf} target="_blank" rel="noreferrer" size="sm" className={classes.site}>
            {t('documents.checking.site')} <IconExternalLink size={14} stroke={1.75} aria-hidden />
          </Anchor>
        )}
      </div>
      {isVigilance && (
        <TextInput
          label={t('documents.checking.code')}
          value={code}
          maxLength={40}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          error={fields.securityCode && message(t, fields.securityCode)}
          classNames={{ input: classes.code ?? '' }}
          rightSection={
            <CopyButton value={code}>
              {({ copied, copy }) => (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t(copied ? 'documents.checking.copied' : 'documents.checking.copy')}
                  onClick={copy}
                >
                  {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
                </ActionIcon>
              )}
            </CopyButton>
          }
        />
      )}
      <ChoiceSwitch
        label={t('documents.checking.authenticity')}
        value={result}
        options={checkResults.map((value) => ({ value, label: t(`documents.checking.${value}`) }))}
        onPick={setResult}
      />
      {file && !fileError ? (
        <div className={classes.proof}>
          <span>
            <b>{file.name}</b>
            <small>{t('documents.checking.proof')}</small>
          </span>
          <ActionIcon variant="subtle" color="gray" aria-label={t('documents.checking.remove')} onClick={() => setFile(null)}>
            <IconX size={16} />
          </ActionIcon>
        </div>
      ) : (
        <FileField
          words={{
            ...{ label: t('documents.checking.proof'), ask: t('documents.checking.proofAsk') },
            ...{ browse: t('documents.checking.proofBrowse'), drop: t('documents.checking.proofDrop') },
          }}
          accept={proofTypes}
          takesPaste
          onFiles={([chosen]) => {
            setFailure(undefined);
            setFile(chosen ?? null);
          }}
          {...(fileError && { error: fileError })}
        />
      )}
      {failure !== undefined && Object.keys(fields).length === 0 && (
        <p role="alert" className={classes.failure}>
          {errorText(t, failure)}
        </p>
      )}
      <div className={classes.acts}>
        <Button variant="default" c="red.9" onClick={() => void refuse()} aria-keyshortcuts="r">
          {t('documents.checking.refuse')}
        </Button>
        <Button
          flex={1}
          disabled={!isAccepting || (file !== null && !kept && !fileError)}
          loading={isPending}
          leftSection={<IconCheck size={16} />}
          onClick={accept}
          aria-keyshortcuts="c"
        >
          {t(hasNext ? 'documents.checking.acceptNext' : 'documents.checking.accept')}
        </Button>
      </div>
      <p className={classes.note}>{t(isAccepting ? 'documents.checking.note' : 'documents.checking.unrecognisedNote')}</p>
    </section>
  );
}
