import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { SchemaForm } from './schema-form.ts';

type PublicFormProps = {
  form: Pick<SchemaForm, 'props' | 'failure' | 'isSending'>;
  label: string;
  submitLabel: string;
  children: ReactNode;
};

/** A short form on a card: its refusal above, one button below. */
export const PublicForm = ({ form, label, submitLabel, children }: PublicFormProps) => (
  <form {...form.props} aria-label={label}>
    <Stack gap="md">
      {form.failure && (
        <Alert color="red" variant="light" role="alert" py={10} px={12} icon={<IconAlertCircle size={18} />}>
          {form.failure}
        </Alert>
      )}
      {children}
      <Button type="submit" size="md" loading={form.isSending} fullWidth>
        {submitLabel}
      </Button>
    </Stack>
  </form>
);
