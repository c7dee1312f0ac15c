import { chatRules } from '@jalon/domain/chat/chat';
import type { Message } from '@jalon/domain/chat/chat-schema';
import { ActionIcon, Button, CloseButton, FileButton, Kbd, Loader, Textarea } from '@mantine/core';
import { IconPaperclip, IconPencil, IconSend } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useTexts } from '../core/i18n.ts';
import classes from './composer.module.css';
import type { Attachment } from './use-attachments.ts';

type ComposerProps = {
  label: string;
  text: string;
  onType: (text: string) => void;
  attachments: readonly Attachment[];
  onFiles: (files: readonly File[]) => void;
  onDetach: (key: string) => void;
  /** Being changed: sending saves it. */
  editing: Message | undefined;
  onStopEditing: () => void;
  /** The last one of one's own, by the arrow in an empty field. */
  onEditLast: () => void;
  onSend: () => void;
  isReady: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** Where one writes: Enter sends, with Shift a new line begins. Files come by the button, dropped or pasted. */
export function Composer(props: ComposerProps) {
  const { t } = useTexts();
  const { label, text, onType, attachments, onFiles, onDetach, editing, onStopEditing, onEditLast, onSend, isReady, field } = props;
  const reset = useRef<() => void>(null);
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While a word is being composed, Enter ends the word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && editing) onStopEditing();
    if (event.key === 'ArrowUp' && text === '' && !event.altKey) {
      event.preventDefault();
      onEditLast();
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (isReady) onSend();
  };
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onSend();
      }}
    >
      {editing && (
        <p className={classes.editing}>
          <IconPencil size={14} stroke={1.75} aria-hidden />
          {t('chat.editing')}
          <CloseButton size="sm" aria-label={t('chat.cancel')} onClick={onStopEditing} />
        </p>
      )}
      {attachments.length > 0 && (
        <ul className={classes.attachments}>
          {attachments.map(({ key, name, kept }) => (
            <li key={key}>
              {!kept && <Loader size={14} aria-label={t('chat.uploading')} />}
              <span title={name}>{name}</span>
              <CloseButton size="sm" aria-label={t('chat.detach', { name })} onClick={() => onDetach(key)} />
            </li>
          ))}
        </ul>
      )}
      <Textarea
        ref={field}
        variant="unstyled"
        autosize
        minRows={1}
        maxRows={8}
        maxLength={chatRules.textMax}
        className={classes.field}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={press}
      />
      <div className={classes.foot}>
        <FileButton
          multiple
          resetRef={reset}
          accept="application/pdf,image/jpeg,image/png,image/webp"
          onChange={(files) => {
            onFiles(files);
            // The same file may be chosen again.
            reset.current?.();
            // Whoever has chosen goes on writing.
            field.current?.focus();
          }}
        >
          {(button) => (
            <ActionIcon
              {...button}
              variant="subtle"
              color="gray"
              size={36}
              disabled={editing !== undefined}
              aria-label={t('chat.attach')}
              title={t('chat.attachHint')}
            >
              <IconPaperclip size={18} stroke={1.75} />
            </ActionIcon>
          )}
        </FileButton>
        <span className={classes.hint} aria-hidden>
          <Kbd size="xs">{t('chat.newLineKey')}</Kbd>
          {t('chat.newLine')}
        </span>
        <Button type="submit" size="sm" className={classes.send} disabled={!isReady} rightSection={<IconSend size={14} stroke={1.75} />}>
          {editing ? t('chat.save') : t('chat.send')}
        </Button>
      </div>
    </form>
  );
}
