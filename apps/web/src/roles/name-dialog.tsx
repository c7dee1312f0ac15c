import { line } from '@jalon/domain/core/fields';
import { isSameName } from '@jalon/domain/roles/role-permissions';
import { TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { z } from 'zod';
import { useTexts } from '../core/i18n.ts';
import { Dialog, DialogForm } from '../ui/form-dialog.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';

export type NameQuestion = {
  title: string;
  note: string;
  /** Names that others have, told as soon as one is typed. */
  taken: string[];
  save: (label: string) => Promise<void>;
};

type NameDialogProps = { question: NameQuestion; isOpen: boolean; onClose: () => void; onClosed: () => void };

/** Asks for the name of a new role. */
export default function NameDialog({ question: { title, note, taken, save }, isOpen, onClose, onClosed }: NameDialogProps) {
  const { t } = useTexts();
  const schema = useMemo(
    () => z.object({ label: line().refine((label) => !taken.some((other) => isSameName(other, label)), 'validation.roleTaken') }),
    [taken],
  );
  const form = useSchemaForm(schema, {
    initial: { label: '' },
    onSubmit: async ({ label }) => {
      await save(label);
      onClose();
    },
  });
  return (
    <Dialog {...{ title, isOpen, onClose, onClosed }}>
      <DialogForm form={form} text={note} submitLabel={t('organisation.roles.create')} onCancel={onClose}>
        <TextInput label={t('organisation.roles.column.label')} required data-autofocus autoComplete="off" {...form.field('label')} />
      </DialogForm>
    </Dialog>
  );
}
