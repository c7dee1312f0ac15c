import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { z } from 'zod';
import { textOr } from '../core/i18n.ts';
import { fieldsOf } from './form-fields.ts';
import { NumberField } from './number-field.tsx';
import { DateField, PeriodField } from './period-field.tsx';
import { RichTextField } from './rich-text-field.tsx';
import type { FieldProps, SchemaForm } from './schema-form.ts';

type Props = { schema: z.ZodObject; form: Pick<SchemaForm, 'field' | 'set'> /** The texts of the feature. */; texts: string };

/** One field for each of a schema; its label is the text `<feature>.column.<name>`, those of its choices `<feature>.<name>.<value>`. */
export function SchemaFields({ schema, form, texts }: Props) {
  return fieldsOf(schema).map(({ name, control, options, isRequired }) => {
    const bound: FieldProps = form.field(name as never);
    const props = { ...bound, label: textOr(`${texts}.column.${name}`, name), required: isRequired };
    switch (control) {
      case 'paragraph':
        return <Textarea key={name} autosize minRows={3} {...props} />;
      case 'rich':
        return <RichTextField key={name} {...props} />;
      case 'choice':
        return (
          <NativeSelect
            key={name}
            data={options.map((value) => ({ value, label: textOr(`${texts}.${name}.${value}`, value) }))}
            {...props}
          />
        );
      case 'switch':
        return <Checkbox key={name} label={props.label} checked={Boolean(bound.value)} onChange={bound.onChange} />;
      case 'date':
      case 'month':
        return <DateField key={name} type={control} {...props} onChange={(value) => form.set(name as never, value)} />;
      case 'period':
        return <PeriodField key={name} name={name} form={form} label={props.label} />;
      case 'number':
      case 'money':
      case 'days':
      case 'percent':
        return <NumberField key={name} kind={control} {...props} onChange={(value) => form.set(name as never, value)} />;
      default:
        return <TextInput key={name} autoComplete="off" {...props} />;
    }
  });
}
