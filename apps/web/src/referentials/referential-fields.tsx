import type { ListName } from '@jalon/domain/core/reference-lists';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../core/i18n.ts';
import type { FieldProps } from '../ui/schema-form.ts';
import { groupsQuery } from './referentials.api.ts';
import classes from './referentials.module.css';

/** Both languages side by side: they are read together, and neither is a translation to be done later. */
export function LabelFields({ field }: { field: (name: 'fr' | 'en') => FieldProps }) {
  const { t } = useTexts();
  const common = { required: true, autoComplete: 'off' } as const;
  return (
    <div className={classes.pair}>
      <TextInput label={t('referentials.french')} lang="fr" data-autofocus {...common} {...field('fr')} />
      <TextInput label={t('referentials.english')} lang="en" {...common} {...field('en')} />
    </div>
  );
}

/** A value stays on its level: only a new one may go without a group, which makes it one. */
export function GroupField({ list, isNew, field }: { list: ListName; isNew?: boolean; field: FieldProps }) {
  const { t, language } = useTexts();
  const groups = useQuery(groupsQuery(list)).data?.groups ?? [];
  const { value, onChange, ...rest } = field;
  return (
    <NativeSelect
      label={t('referentials.group')}
      description={isNew && t('referentials.groupHint')}
      {...rest}
      value={String(value ?? '')}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      data={[
        ...(isNew ? [{ value: '', label: t('referentials.groupNone') }] : []),
        ...groups.map((group) => ({ value: group.id, label: group[language] })),
      ]}
    />
  );
}
