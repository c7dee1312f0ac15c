import { ActionIcon } from '@mantine/core';
import { IconCamera, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import classes from './file-field.module.css';

type Words = {
  label: string;
  ask: string;
  browse: string;
  hint?: string /** Left out where no picture will do. */;
  camera?: string;
  drop: string;
};
type FileFieldProps = {
  words: Words;
  accept: readonly string[];
  onFiles: (files: File[]) => void;
  isMultiple?: boolean;
  isTall?: boolean;
  /** Takes what is pasted anywhere on the page: for the only field of a screen, or of a dialog. */
  takesPaste?: boolean;
  /** While one is on its way. */
  isBusy?: boolean;
  error?: string | undefined;
};

/** A file: browsed for, dropped, pasted, or taken with the camera of a telephone. */
export function FileField({
  words,
  accept,
  onFiles,
  isMultiple = false,
  isTall = false,
  takesPaste = false,
  isBusy = false,
  error,
}: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])];
    if (files.length > 0 && !isBusy) onFiles(isMultiple ? files : files.slice(0, 1));
  };
  usePaste(takesPaste, take);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const chosen = (element: HTMLInputElement) => {
    take(element.files);
    // The same file may be chosen again after a refusal.
    element.value = '';
  };
  return (
    <div className={classes.field}>
      <div className={classes.row}>
        <button
          type="button"
          className={classes.drop}
          aria-label={words.label}
          aria-invalid={error ? true : undefined}
          aria-disabled={isBusy || undefined}
          data-tall={isTall || undefined}
          data-over={isOver || undefined}
          data-error={error ? true : undefined}
          onClick={() => !isBusy && input.current?.click()}
          onDragOver={over}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <IconUpload size={18} stroke={1.75} aria-hidden />
          <span>
            {isOver ? words.drop : words.ask} {!isOver && <span className={classes.browse}>{words.browse}</span>}
            {words.hint && <span className={classes.hint}>{words.hint}</span>}
          </span>
        </button>
        {words.camera && (
          <ActionIcon
            variant="default"
            size={48}
            className={classes.camera ?? ''}
            aria-label={words.camera}
            disabled={isBusy}
            onClick={() => camera.current?.click()}
          >
            <IconCamera size={20} stroke={1.75} />
          </ActionIcon>
        )}
      </div>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        accept={accept.join(',')}
        aria-label={words.label}
        onChange={({ currentTarget }) => chosen(currentTarget)}
      />
      {words.camera && (
        <input
          ref={camera}
          type="file"
          hidden
          accept="image/*"
          capture="environment"
          aria-label={words.camera}
          onChange={({ currentTarget }) => chosen(currentTarget)}
        />
      )}
    </div>
  );
}

function usePaste(isOn: boolean, take: (files: FileList | undefined) => void) {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    if (!isOn) return;
    const paste = ({ clipboardData }: ClipboardEvent) => latest.current(clipboardData?.files);
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, [isOn]);
}
