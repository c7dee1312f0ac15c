import { type ListName, referenceLists } from '@jalon/domain/core/reference-lists';
import type { ReferentialValue } from '@jalon/domain/referentials/referential';
import { referentials } from '@jalon/domain/referentials/referential-api';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { useToast } from '../ui/toast.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { type Conflict, ConflictPanel, conflictIn } from './referential-conflict.tsx';
import { GroupField, LabelFields } from './referential-fields.tsx';
import { referentialClient } from './referentials.api.ts';

const textsOf = ({ fr, en, group, version }: ReferentialValue) => ({ fr, en, groupId: group?.id ?? null, version });

type EditFormProps = {
  list: ListName;
  /** As it was when the form opened. */
  value: ReferentialValue;
  onClose: () => void;
  onLeave: () => void;
};

export function ReferentialEditForm({ list, value, onClose, onLeave }: EditFormProps) {
  const { t, language } = useTexts();
  const toast = useToast();
  const { mutateAsync } = referentialClient.useAct();
  const [conflict, setConflict] = useState<Conflict>();
  const [start, setStart] = useState(value);
  const form = useSchemaForm(referentials.api.update.body, {
    initial: textsOf(start),
    onSubmit: async ({ version, ...input }) => {
      try {
        await mutateAsync({ row: { id: value.id, version }, action: 'update', input });
        toast.done(t('referentials.saved', { name: input[language] }));
        onClose();
      } catch (error) {
        const found = conflictIn(error);
        if (!found) throw error;
        setConflict(found);
      }
    },
  });
  useUnsaved(form.isDirty);

  if (conflict) {
    const takeTheirs = () => {
      const theirs = textsOf(conflict.current);
      for (const name of ['fr', 'en', 'groupId', 'version'] as const) form.set(name, theirs[name]);
      setStart(conflict.current);
      setConflict(undefined);
    };
    const keepMine = async () => {
      form.set('version', conflict.current.version);
      setConflict(undefined);
      await form.submit();
    };
    return <ConflictPanel list={list} conflict={conflict} mine={form.values} onTakeTheirs={takeTheirs} onKeepMine={keepMine} />;
  }
  return (
    <SchemaFormFrame form={form} submitLabel={t('common.save')} onCancel={onLeave}>
      <LabelFields field={form.field} />
      {referenceLists[list].levels === 2 &&
        (value.isGroup ? (
          <Text size="sm" c="dimmed">
            {t('referentials.groupSelf')}
          </Text>
        ) : (
          <GroupField list={list} field={form.field('groupId')} />
        ))}
    </SchemaFormFrame>
  );
}
