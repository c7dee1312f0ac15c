import { Group, Input } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import { DateField } from './date-field.tsx';
import type { SchemaForm } from './schema-form.ts';

type PeriodFieldProps = { name: string; label: string; form: Pick<SchemaForm, 'field' | 'set'> };

/** The two days of a period; the end may be left open. */
export function PeriodField({ name, label, form }: PeriodFieldProps) {
  const { t } = useTexts();
  const day = (end: 'from' | 'to') => {
    const path = `${name}.${end}` as never;
    return { ...form.field(path), onChange: (value: string | null) => form.set(path, value) };
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand beside the description of its fields
    <div role="group" aria-label={label}>
      <Input.Label component="span">{label}</Input.Label>
      <Group grow align="start" gap="sm">
        <DateField label={t('table.periodFrom')} required {...day('from')} />
        <DateField
          label={t('table.periodTo')}
          description={t('table.periodOpen')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...day('to')}
        />
      </Group>
    </div>
  );
}
