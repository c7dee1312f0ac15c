import './kit.css';
import { Button, Group, InputBase, Modal, Text } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import type { ReasonQuestion } from './confirm.tsx';
import classes from './confirm-dialog.module.css';
import { useOpenAfterMount } from './open-after-mount.ts';
import { RestoredNotice } from './restored-notice.tsx';
import { useKeeping, useTakenUp } from './use-draft.ts';

type DialogProps = { question: ReasonQuestion; isOpen: boolean; onAnswer: (answer: string | false) => void; onClosed: () => void };

/** It is sent once the dialog has closed: a session that is found to be over by then still keeps it. */
const sentLater = 10_000;
/** What is left is told when it begins to matter. */
const shownFrom = 100;

/** An act that is explained to somebody: the reason is typed before it is done. */
export default function ReasonDialog({ question: { title, text, confirm, isDanger, reason }, isOpen, onAnswer, onClosed }: DialogProps) {
  const { t } = useTexts();
  const takenUp = useTakenUp({ draft: undefined, about: title, initial: { reason: '' } });
  const [words, setWords] = useState(() => String(takenUp.kept?.reason ?? ''));
  const forget = useKeeping(takenUp, { reason: words }, { reason: '' }, sentLater);
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const length = words.trim().length;
  const min = reason.isOptional ? 0 : (reason.min ?? 1);
  const refusal = length === 0 ? t('validation.required') : t('validation.minLength', { min });
  const left = reason.max - words.length;
  const cancel = () => {
    forget();
    onAnswer(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (length >= min) return onAnswer(words.trim());
    setRefused(true);
    field.current?.focus();
  };
  return (
    <Modal.Root opened={useOpenAfterMount(isOpen)} onClose={cancel} onExitTransitionEnd={onClosed} size="md" centered>
      <Modal.Overlay backgroundOpacity={0.3} />
      <Modal.Content>
        <form onSubmit={submit} className={classes.dialog} noValidate>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          {text && <Text size="sm">{text}</Text>}
          {takenUp.kept && <RestoredNotice form={{ restored: words ? 'unsent' : undefined, startOver: () => setWords('') }} />}
          <div>
            <InputBase
              component="textarea"
              ref={field}
              name="reason"
              label={reason.label}
              description={reason.hint}
              rows={4}
              multiline
              maxLength={reason.max}
              required={!reason.isOptional}
              withAsterisk={false}
              error={isRefused && length < min ? refusal : undefined}
              value={words}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
              onBlur={() => words !== '' && setRefused(true)}
              data-autofocus
            />
            <Text size="xs" c="dimmed" ta="right" mt={4} mih={18} role="status">
              {left <= shownFrom && t('table.charactersLeft', { count: left })}
            </Text>
          </div>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={cancel}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" color={isDanger ? 'red.9' : undefined}>
              {confirm}
            </Button>
          </Group>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
