import { pictureRules } from '@jalon/domain/accounts/own-account';
import { Button, Group } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import classes from './picture-field.module.css';

type Words = { hint: string; choose: string; replace: string; remove: string; drop: string };

type PictureFieldProps = {
  preview: ReactNode;
  hasPicture: boolean;
  isSending: boolean;
  words: Words;
  onFile: (file: Blob) => void;
  onRemove: () => void;
};

/** A picture: chosen, dropped, or removed. */
export function PictureField({ preview, hasPicture, isSending, words, onFile, onRemove }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button below, which keyboards reach
    <div className={classes.field} data-over={isOver || undefined} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      {preview}
      <div className={classes.beside}>
        <p className={classes.hint}>{isOver ? words.drop : words.hint}</p>
        <Group gap="xs">
          <Button
            variant="default"
            loading={isSending}
            leftSection={<IconPhoto size={16} stroke={1.75} />}
            onClick={() => input.current?.click()}
          >
            {hasPicture ? words.replace : words.choose}
          </Button>
          {hasPicture && (
            <Button variant="subtle" color="gray" disabled={isSending} onClick={onRemove}>
              {words.remove}
            </Button>
          )}
        </Group>
        <input
          ref={input}
          type="file"
          hidden
          accept={pictureRules.types.join(',')}
          aria-label={words.choose}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // The same file may be chosen again after a refusal.
            currentTarget.value = '';
            if (file) onFile(file);
          }}
        />
      </div>
    </div>
  );
}
