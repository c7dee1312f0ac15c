import { type ListName, referenceLists } from '@jalon/domain/core/reference-lists';
import { ReferentialUpdate, type ReferentialValue } from '@jalon/domain/referentials/referential';
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type RefObject, useEffect, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { useSchemaForm } from '../ui/schema-form.ts';
import { StateBadge } from '../ui/state-badge.tsx';
import { useToast } from '../ui/toast.tsx';
import { tones } from './referential-columns.tsx';
import { type Conflict, ConflictPanel, conflictIn } from './referential-conflict.tsx';
import { GroupField, LabelFields } from './referential-fields.tsx';
import { useUpdateValue } from './referentials.api.ts';

const textsOf = ({ fr, en, group, version }: ReferentialValue) => ({ fr, en, groupId: group?.id ?? null, version });

type EditFormProps = {
  list: ListName;
  /** As it was when the form opened. */
  value: ReferentialValue;
  state: ReferentialValue['state'];
  isDirty: RefObject<boolean>;
  onClose: () => void;
  onLeave: () => void;
};

export function ReferentialEditForm({ list, value, state, isDirty, onClose, onLeave }: EditFormProps) {
  const { t, language } = useTexts();
  const toast = useToast();
  const { mutateAsync } = useUpdateValue(list, value.id);
  const [conflict, setConflict] = useState<Conflict>();
  const [start, setStart] = useState(value);
  const form = useSchemaForm(ReferentialUpdate, {
    initial: textsOf(start),
    onSubmit: async (body) => {
      try {
        const saved = await mutateAsync(body);
        toast.done(t('referentials.saved', { name: saved[language] }));
        onClose();
      } catch (error) {
        const found = conflictIn(error);
        if (!found) throw error;
        setConflict(found);
      }
    },
  });
  useEffect(() => {
    isDirty.current = form.isDirty;
  }, [isDirty, form.isDirty]);

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
  const isReadOnly = !value.actions.includes('edit');
  return (
    <form {...form.props}>
      <Stack>
        {form.failure && <Alert color="red">{form.failure}</Alert>}
        {isReadOnly && <Alert>{t('referentials.readOnly')}</Alert>}
        <Group gap="xs">
          <StateBadge tone={tones[state]}>{t(`referentials.state.${state}`)}</StateBadge>
        </Group>
        <LabelFields field={form.field} isReadOnly={isReadOnly} />
        <TextInput label={t('referentials.code')} description={t('referentials.codeFixed')} value={value.code} readOnly />
        {referenceLists[list].levels === 2 &&
          (value.isGroup ? (
            <Text c="dimmed">{t('referentials.groupSelf')}</Text>
          ) : (
            <GroupField list={list} field={form.field('groupId')} />
          ))}
        {!isReadOnly && (
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onLeave}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" loading={form.isSending}>
              {t('common.save')}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}
