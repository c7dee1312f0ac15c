import { Button, Group, Text } from '@mantine/core';
import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { CallError } from '../core/call.ts';
import { errorText, message, useTexts } from '../core/i18n.ts';
import { useSize } from '../core/use-size.ts';
import { DateField } from '../ui/date-field.tsx';
import { FileField } from '../ui/file-field.tsx';
import { Dialog } from '../ui/form-dialog.tsx';
import classes from './file-dialog.module.css';
import { useUpload } from './use-upload.ts';

type Day = {
  name: string;
  label: string;
  description?: string;
  value: string;
  onChange: (day: string) => void;
  /** What is wrong with it, told once it is left. */
  check?: (day: string) => string | undefined;
};
type Props = Pick<ComponentProps<typeof Dialog>, 'title' | 'isOpen' | 'onClose' | 'onClosed'> & {
  text?: ReactNode;
  file: File | null;
  /** How the file is asked for; nothing where something is said without one. */
  asked?: Pick<ComponentProps<typeof FileField>, 'words' | 'accept' | 'takesPaste'> | undefined;
  onFile: (file: File) => void;
  /** The day that goes with it, refused under its name. */
  day?: Day | undefined;
  submitLabel: string;
  /** What it throws is told: at the file or the day, or below them. */
  send: (fileId: string | null) => Promise<void>;
};

/** A file and a day: the file is on its way while the day is typed. */
export function FileDialog({ title, isOpen, onClose, onClosed, text, file, asked, onFile, day, submitLabel, send }: Props) {
  const { t } = useTexts();
  const { progress, kept, error: refusal } = useUpload(file);
  const [failure, setFailure] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const fields = failure instanceof CallError ? failure.fields : {};
  const wrong = fields.fileId ? message(t, fields.fileId) : refusal === undefined ? undefined : errorText(t, refusal);
  const [isLeft, setLeft] = useState(false);
  const dayError = day && (fields[day.name] ?? (isLeft ? day.check?.(day.value) : undefined));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setFailure(undefined);
    setSending(true);
    try {
      await send(kept?.id ?? null);
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      <form onSubmit={(event) => void submit(event)} noValidate className={classes.form}>
        {text && <Text size="sm">{text}</Text>}
        {asked && file && !wrong && <Sending file={file} progress={progress} isThere={kept !== undefined} />}
        {asked && (!file || wrong) && (
          <FileField
            {...asked}
            onFiles={([chosen]) => {
              setFailure(undefined);
              if (chosen) onFile(chosen);
            }}
            {...(wrong && { error: file ? t('common.pair', { name: file.name, value: wrong }) : wrong })}
          />
        )}
        {day && (
          <DateField
            required
            label={day.label}
            description={day.description}
            value={day.value}
            onChange={(value) => day.onChange(value ?? '')}
            onBlur={() => setLeft(true)}
            error={dayError && message(t, dayError)}
          />
        )}
        {failure !== undefined && !fields.fileId && !dayError && (
          <Text size="sm" c="red.9" role="alert">
            {errorText(t, failure)}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isSending} disabled={file !== null && !kept}>
            {submitLabel}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

function Sending({ file, progress, isThere }: { file: File; progress: number; isThere: boolean }) {
  const { t } = useTexts();
  const size = useSize();
  return (
    <div className={classes.sending}>
      <span className={classes.name}>{file.name}</span>
      <span className={classes.muted}>{size(file.size)}</span>
      <progress className={classes.progress} value={progress} max={1} aria-label={t('common.file.sending', { name: file.name })} />
      <span className={classes.muted} role="status">
        {t(isThere ? 'common.file.sent' : 'common.file.sendingShort')}
      </span>
    </div>
  );
}
