import { line } from '@jalon/domain/core/fields';
import { isSameName } from '@jalon/domain/roles/role';
import { Text, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { z } from 'zod';
import { CallError } from '../core/call.ts';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { SideDrawer } from '../ui/side-drawer.tsx';

export type NameQuestion = {
  title: string;
  /** What the field is called. */
  label: string;
  note?: string;
  submitLabel: string;
  initial: string;
  /** Names that others have, and what is said of them as soon as one is typed. */
  taken: { names: string[]; message: string };
  save: (name: string) => Promise<void>;
};

type NameDrawerProps = { question: NameQuestion | undefined; isOpen: boolean; onClose: () => void };

/** Asks for one name: of a new role or division, or a new name for one. */
export function NameDrawer({ question, isOpen, onClose }: NameDrawerProps) {
  return (
    <SideDrawer title={question?.title ?? ''} isOpen={isOpen} onClose={onClose}>
      {question && <NameForm key={`${question.title} ${question.initial}`} question={question} onClose={onClose} />}
    </SideDrawer>
  );
}

function NameForm({
  question: { label, note, submitLabel, initial, taken, save },
  onClose,
}: {
  question: NameQuestion;
  onClose: () => void;
}) {
  const schema = useMemo(
    () => z.object({ name: line().refine((name) => !taken.names.some((other) => isSameName(other, name)), taken.message) }),
    [taken],
  );
  const form = useSchemaForm(schema, {
    initial: { name: initial },
    onSubmit: async ({ name }) => {
      await save(name).catch((error: unknown) => {
        // Whatever the record calls its name, here it is the only field.
        const [told] = error instanceof CallError ? Object.values(error.fields) : [];
        throw error instanceof CallError && told ? new CallError(error.status, error.code, { name: told }) : error;
      });
      onClose();
    },
  });
  return (
    <SchemaFormFrame form={form} submitLabel={submitLabel} onCancel={onClose}>
      <TextInput label={label} required data-autofocus autoComplete="off" {...form.field('name')} />
      {note && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
    </SchemaFormFrame>
  );
}
