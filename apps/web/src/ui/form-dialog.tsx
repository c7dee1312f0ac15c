import './kit.css';
import { Alert, Button, Group, Modal, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { FormEvent, ReactNode } from 'react';
import { useTexts } from '../core/i18n.ts';
import classes from './confirm-dialog.module.css';
import { useOpenAfterMount } from './open-after-mount.ts';
import { RestoredNotice } from './restored-notice.tsx';
import type { SchemaForm } from './schema-form.ts';

type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
  /** Has room for two fields beside each other. */
  isWide?: boolean;
  children: ReactNode;
};

/** A window above the page, as long as it takes to do one thing. */
export const Dialog = ({ title, isOpen, onClose, onClosed, isWide = false, children }: DialogProps) => (
  <Modal.Root opened={useOpenAfterMount(isOpen)} onClose={onClose} onExitTransitionEnd={onClosed} size={isWide ? 'lg' : 'sm'} centered>
    <Modal.Overlay />
    <Modal.Content>
      <div className={classes.dialog}>
        <Modal.Title className={classes.title}>{title}</Modal.Title>
        {children}
      </div>
    </Modal.Content>
  </Modal.Root>
);

type DialogFormProps = {
  form: Pick<SchemaForm, 'props' | 'failure' | 'restored' | 'startOver' | 'isSending'>;
  text?: ReactNode;
  submitLabel: string;
  isDanger?: boolean;
  /** Whether what has to be typed has been. */
  isReady?: boolean;
  onCancel: () => void;
  children: ReactNode;
};

/** The form of a dialog: what it is about, its refusal, its fields, and the way out before the act. */
export function DialogForm({ form, text, submitLabel, isDanger, isReady = true, onCancel, children }: DialogFormProps) {
  const { t } = useTexts();
  // Events climb the tree of components, not that of the page: a form around the dialog would be sent as well.
  const submit = (event: FormEvent) => {
    event.stopPropagation();
    void form.props.onSubmit(event);
  };
  return (
    <form {...form.props} onSubmit={submit} className={classes.fields}>
      {text && <Text size="sm">{text}</Text>}
      <RestoredNotice form={form} />
      {form.failure && (
        <Alert color="red" role="alert" py={10} px={12} icon={<IconAlertCircle size={18} />}>
          {form.failure}
        </Alert>
      )}
      {children}
      <Group justify="flex-end" gap="xs" className={classes.foot}>
        <Button variant="default" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" loading={form.isSending} disabled={!isReady} {...(isDanger ? { color: 'red.9' } : {})}>
          {submitLabel}
        </Button>
      </Group>
    </form>
  );
}
