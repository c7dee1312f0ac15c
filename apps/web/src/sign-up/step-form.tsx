import { Alert, Button } from '@mantine/core';
import { IconAlertCircle, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import type { SchemaForm } from '../ui/schema-form.ts';
import classes from './step-form.module.css';

type StepFormProps = {
  form: Pick<SchemaForm, 'props' | 'failure' | 'isSending'>;
  label: string;
  /** The step before; the first has none. */
  back?: string | undefined;
  submitLabel?: string;
  note?: string;
  children: ReactNode;
};

/** One step: what it asks, its refusal above, and below the way back and the way on. Enter goes on. */
export function StepForm({ form, label, back, submitLabel, note, children }: StepFormProps) {
  const { t } = useTexts();
  return (
    <form {...form.props} aria-label={label} className={classes.form}>
      {form.failure && (
        <Alert color="red" variant="light" role="alert" py={10} px={12} icon={<IconAlertCircle size={18} />}>
          {form.failure}
        </Alert>
      )}
      {children}
      {note && <p className={classes.note}>{note}</p>}
      <footer className={classes.foot}>
        {back && (
          <Button variant="default" size="md" component={Link} to={back}>
            {t('common.back')}
          </Button>
        )}
        <Button
          type="submit"
          size="md"
          loading={form.isSending}
          className={classes.next}
          rightSection={submitLabel ? undefined : <IconArrowRight size={18} stroke={1.75} />}
        >
          {submitLabel ?? t('signUp.next')}
        </Button>
      </footer>
    </form>
  );
}
