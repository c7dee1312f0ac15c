import { NativeSelect } from '@mantine/core';
import type { Choice } from '../core/choices.ts';
import { useTexts } from '../core/i18n.ts';
import type { FieldProps } from '../ui/schema-form.ts';

type ChoiceSelectProps = { name: string; label: string; field: FieldProps; choices: readonly Choice[]; autoComplete?: string };

/** One value of a list. What is not chosen is null. */
export function ChoiceSelect({ name, label, field: { value, onChange, ...rest }, choices, autoComplete }: ChoiceSelectProps) {
  const { t } = useTexts();
  return (
    <NativeSelect
      name={name}
      label={label}
      autoComplete={autoComplete}
      required
      withAsterisk={false}
      {...rest}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      data={[{ value: '', label: t('signUp.choose') }, ...choices.map(({ id, value: text }) => ({ value: id, label: text }))]}
    />
  );
}
