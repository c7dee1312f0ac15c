import { Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { createContext, type FormEvent, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import classes from './confirm.module.css';

export type Question = {
  title: string;
  text?: ReactNode;
  /** What the act is called: "Disable", never "OK". */
  confirm: string;
  isDanger?: boolean;
  /** For what cannot be undone: the person types this first. */
  typed?: string;
};
type Ask = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Ask | null>(null);

/** `const confirm = useConfirm(); if (await confirm({ … })) …` */
export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider above it');
  return ask;
}

/** One dialog for everything below it. A question asked while another stands answers that one with no. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const standing = useRef<(isSure: boolean) => void>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = useCallback<Ask>(
    (asked) =>
      new Promise((answer) => {
        standing.current?.(false);
        standing.current = answer;
        setQuestion(asked);
        setOpen(true);
      }),
    [],
  );
  const close = (isSure: boolean) => {
    standing.current?.(isSure);
    setOpen(false);
  };
  return (
    <ConfirmContext value={ask}>
      {children}
      {question && <ConfirmDialog key={question.title} question={question} isOpen={isOpen} onAnswer={close} />}
    </ConfirmContext>
  );
}

type DialogProps = { question: Question; isOpen: boolean; onAnswer: (isSure: boolean) => void };

function ConfirmDialog({ question: { title, text, confirm, isDanger, typed }, isOpen, onAnswer }: DialogProps) {
  const { t } = useTexts();
  const [words, setWords] = useState('');
  const isReady = typed === undefined || words.trim() === typed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onAnswer(true);
  };
  return (
    <Modal.Root opened={isOpen} onClose={() => onAnswer(false)} onExitTransitionEnd={() => setWords('')} size="sm" centered>
      <Modal.Overlay backgroundOpacity={0.3} />
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
              {t('common.cancel')}
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
