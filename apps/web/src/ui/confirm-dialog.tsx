import './kit.css';
import { Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import type { Question } from './confirm.tsx';
import classes from './confirm-dialog.module.css';
import { useOpenAfterMount } from './open-after-mount.ts';

type DialogProps = { question: Question; isOpen: boolean; onAnswer: (isSure: boolean) => void; onClosed: () => void };

export default function ConfirmDialog({
  question: { title, text, confirm, cancel, isDanger, typed },
  isOpen,
  onAnswer,
  onClosed,
}: DialogProps) {
  const { t } = useTexts();
  const [words, setWords] = useState('');
  const isReady = typed === undefined || words.trim() === typed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onAnswer(true);
  };
  return (
    <Modal.Root opened={useOpenAfterMount(isOpen)} onClose={() => onAnswer(false)} onExitTransitionEnd={onClosed} size="sm" centered>
      <Modal.Overlay />
      <Modal.Content>
        <form onSubmit={submit} className={classes.dialog}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          {text && <Text size="sm">{text}</Text>}
          {typed !== undefined && (
            <TextInput
              label={t('table.typeToConfirm', { text: typed })}
              value={words}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
              autoComplete="off"
              data-autofocus
            />
          )}
          <Group justify="flex-end" gap="xs">
            {/* Where Enter would destroy something, the focus starts on the way out. */}
            <Button variant="default" onClick={() => onAnswer(false)} data-autofocus={(isDanger && typed === undefined) || undefined}>
              {cancel ?? t('common.cancel')}
            </Button>
            <Button
              type="submit"
              color={isDanger ? 'red.9' : undefined}
              disabled={!isReady}
              data-autofocus={(!isDanger && typed === undefined) || undefined}
            >
              {confirm}
            </Button>
          </Group>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
