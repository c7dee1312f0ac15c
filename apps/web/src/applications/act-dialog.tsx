import { Alert, Button, Modal } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { useOpenAfterMount } from '../ui/open-after-mount.ts';
import classes from './act-dialog.module.css';
import { useRefusal } from './use-refusal.ts';
import { useTyped } from './use-typed.ts';

type ActDialogProps = {
  title: string;
  about?: ReactNode;
  face?: ReactNode;
  /** Beside the buttons: what will follow. */
  hint?: ReactNode;
  submitLabel: string;
  isDanger?: boolean;
  size?: number;
  /** Something was chosen by other means than a field. */
  isChosen?: boolean;
  isOpen: boolean;
  /** What it throws is told above the fields, and the dialog stays. */
  onSubmit: () => Promise<void>;
  onClose: () => void;
  onClosed: () => void;
  children: ReactNode;
};

/** Asks what an act needs, says what will follow, and stays with its reason when it is refused. */
export function ActDialog({ title, about, face, size = 560, isOpen, isChosen = false, onClose, onClosed, ...form }: ActDialogProps) {
  const { onInput, leave, onGone } = useTyped({ onClose, onClosed, isChosen });
  return (
    <Modal.Root opened={useOpenAfterMount(isOpen)} onClose={leave} onExitTransitionEnd={onGone} size={size} centered>
      <Modal.Overlay />
      <Modal.Content onInput={onInput}>
        <div className={classes.head}>
          {face}
          <div className={classes.heading}>
            <Modal.Title className={classes.title}>{title}</Modal.Title>
            {about && <p className={classes.about}>{about}</p>}
          </div>
        </div>
        <ActForm {...form} onCancel={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
}

type ActFormProps = Pick<ActDialogProps, 'hint' | 'submitLabel' | 'isDanger' | 'onSubmit' | 'children'> & { onCancel?: () => void };

/** The same on a page, where there is nothing to close. */
export function ActForm({ hint, submitLabel, isDanger, onSubmit, onCancel, children }: ActFormProps) {
  const { t } = useTexts();
  const refusal = useRefusal();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      await onSubmit();
    } catch (error) {
      setFailure(error instanceof Unready ? error.message : refusal(error));
    } finally {
      setSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Events climb the tree of components: a form around the dialog would be sent as well.
    event.stopPropagation();
    if (!isSending) void send();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isSending) return;
    event.preventDefault();
    void send();
  };
  return (
    <form noValidate className={classes.form} onSubmit={submit} onKeyDown={sendByKey}>
      <div className={classes.body}>
        {failure && (
          <Alert color="red" role="alert" py={10} px={12} icon={<IconAlertCircle size={18} />}>
            {failure}
          </Alert>
        )}
        {children}
      </div>
      <div className={classes.foot}>
        {hint && <p className={classes.hint}>{hint}</p>}
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        )}
        <Button type="submit" loading={isSending} {...(isDanger ? { color: 'red.9' } : {})}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** What is still to be said before it can be sent. */
export class Unready extends Error {}
