import { proofRules } from '@jalon/domain/core/file-rules';
import { Button, Kbd } from '@mantine/core';
import { IconCamera, IconFolderOpen, IconPaperclip, IconReceipt } from '@tabler/icons-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import classes from './drop-zone.module.css';
import shared from './shared.module.css';

type Props = { onFiles: (files: File[]) => void };

/** Receipts as they come: dropped anywhere on the page, pasted, chosen or photographed, several at once. */
export function DropZone({ onFiles }: Props) {
  const { t } = useTexts();
  const [camera, browse] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const take = (list: FileList | undefined) => list && list.length > 0 && latest.current([...list]);
    // Without it a browser would leave the page to open the file.
    const over = (event: globalThis.DragEvent) => event.preventDefault();
    const drop = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      take(event.dataTransfer?.files);
    };
    const paste = ({ clipboardData }: ClipboardEvent) => take(clipboardData?.files);
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, []);
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  const accept = proofRules.types.join(',');
  const chosen = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    if (currentTarget.files?.length) onFiles([...currentTarget.files]);
    currentTarget.value = '';
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside the buttons, which do the same by the keyboard
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <span className={classes.icon} aria-hidden>
        <IconReceipt size={20} stroke={1.75} />
      </span>
      <span className={classes.words}>
        <b>{t('expenses.drop.title')}</b>
        <span className={shared.small}>
          {t('expenses.drop.text')}
          {'\u00a0'}
          <Kbd size="xs" className={classes.keys ?? ''}>
            Ctrl V
          </Kbd>
        </span>
      </span>
      <Button
        className={classes.camera ?? ''}
        variant="default"
        leftSection={<IconCamera size={16} stroke={1.75} />}
        onClick={() => camera.current?.click()}
      >
        <span className={shared.wide}>{t('expenses.drop.camera')}</span>
        <span className={shared.narrow}>{t('expenses.drop.receipt')}</span>
      </Button>
      <Button
        variant="default"
        className={classes.browse ?? ''}
        aria-label={t('expenses.drop.browse')}
        onClick={() => browse.current?.click()}
      >
        <IconFolderOpen size={16} stroke={1.75} className={shared.wide} aria-hidden />
        <IconPaperclip size={20} stroke={1.75} className={shared.narrow} aria-hidden />
        <span className={shared.wide}>{t('expenses.drop.browse')}</span>
      </Button>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={chosen}
        aria-label={t('expenses.drop.camera')}
      />
      <input ref={browse} type="file" hidden multiple accept={accept} onChange={chosen} aria-label={t('expenses.drop.attach')} />
    </div>
  );
}
