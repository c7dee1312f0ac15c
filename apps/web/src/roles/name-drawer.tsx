import { line } from '@jalon/domain/core/fields';
import { isSameName } from '@jalon/domain/roles/role-permissions';
import { Text, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { z } from 'zod';
import { useTexts } from '../core/i18n.ts';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { SideDrawer } from '../ui/side-drawer.tsx';

export type NameQuestion = {
  title: string;
  note: string;
  /** Names that others have, told as soon as one is typed. */
  taken: string[];
  save: (label: string) => Promise<void>;
};

type NameDrawerProps = { question: NameQuestion; isOpen: boolean; onClose: () => void };

/** Asks for the name of a new role. */
export function NameDrawer({ question, isOpen, onClose }: NameDrawerProps) {
  return (
    <SideDrawer title={question.title} isOpen={isOpen} onClose={onClose}>
      <NameForm key={question.title} question={question} onClose={onClose} />
    </SideDrawer>
  );
}

function NameForm({ question: { note, taken, save }, onClose }: Omit<NameDrawerProps, 'isOpen'>) {
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
    <SchemaFormFrame form={form} submitLabel={t('organisation.roles.create')} onCancel={onClose}>
      <TextInput label={t('organisation.roles.column.label')} required data-autofocus autoComplete="off" {...form.field('label')} />
      <Text size="sm" c="dimmed">
        {note}
      </Text>
    </SchemaFormFrame>
  );
}
