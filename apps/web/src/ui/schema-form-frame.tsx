import { Alert, Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../core/i18n.ts';
import { ChangedNotice } from './changed-notice.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import type { SchemaForm } from './schema-form.ts';
import classes from './schema-form-frame.module.css';

type FrameProps = {
  form: Pick<SchemaForm, 'props' | 'change' | 'failure' | 'restored' | 'startOver' | 'isSending'>;
  /** What sending is called: "Save", "Add the value". */
  submitLabel: string;
  onCancel: () => void;
  /** What takes its place once somebody else was faster: nothing is overwritten in silence. */
  changed?: { text: string; reload: string; onReload: () => void };
  /** At the other end of the foot: an act that is not about the fields. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The form element with what every form says and offers: its refusal, the draft it took up, and its buttons at the foot. */
export function SchemaFormFrame({ form, submitLabel, onCancel, changed, aside, children }: FrameProps) {
  const { t } = useTexts();
  if (form.change && changed) return <ChangedNotice change={form.change} {...changed} />;
  return (
    <form {...form.props} className={classes.form}>
      {form.failure && (
        <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />}>
          {form.failure}
        </Alert>
      )}
      <RestoredNotice form={form} />
      {children}
      <footer className={classes.foot} data-foot>
        {aside}
        <Button variant="default" onClick={onCancel} className={classes.cancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" loading={form.isSending}>
          {submitLabel}
        </Button>
      </footer>
    </form>
  );
}
