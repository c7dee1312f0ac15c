import { Checkbox, Input, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { z } from 'zod';
import { textOr } from '../core/i18n.ts';
import { ChoiceSwitch } from './choice-switch.tsx';
import { DateField } from './date-field.tsx';
import { type FieldSpec, fieldsOf } from './form-fields.ts';
import { NumberField } from './number-field.tsx';
import { PeriodField } from './period-field.tsx';
import { RichTextField } from './rich-text-field.tsx';
import classes from './schema-fields.module.css';
import type { FieldProps, SchemaForm } from './schema-form.ts';

/** Any form of the schema: as methods, since each names its own fields alone. */
type Form = {
  field(name: string): FieldProps;
  set(name: string, value: unknown): void;
  list(name: string): ReturnType<SchemaForm['list']>;
};
type Props = {
  schema: z.ZodObject;
  form: Form;
  /** The texts of the feature. */
  texts: string;
  /** Some of its fields, where they do not all stand below each other. */
  only?: readonly string[];
};

/** One field for each of a schema; its label is the text `<feature>.column.<name>`, those of its choices `<feature>.<name>.<value>`. */
export const SchemaFields = ({ schema, form, texts, only }: Props) => (
  <Fields fields={fieldsOf(schema).filter(({ name }) => only?.includes(name) ?? true)} form={form} texts={texts} />
);

/** So many choices are all in sight. */
const few = 3;

// With what lets items be dragged, which most forms do without.
const RepeatedFields = lazy(() => import('./repeated-fields.tsx'));

type FieldsProps = { fields: readonly FieldSpec[]; form: Form; texts: string /** Of what they stand in. */; within?: string };

/** Those of a group or a list have their texts under its name: `<feature>.<group>.column.<name>`. */
function Fields({ fields, form, texts, within }: FieldsProps) {
  return fields.map((field) => {
    const { name: own, control, options, isRequired, fields: inner = [] } = field;
    const name = within ? `${within}.${own}` : own;
    const label = textOr(`${texts}.column.${own}`, own);
    if (control === 'group')
      return (
        <fieldset key={name} className={`${classes.box} ${classes.group}`}>
          <legend className={classes.name}>{label}</legend>
          <Fields fields={inner} form={form} texts={`${texts}.${own}`} within={name} />
        </fieldset>
      );
    if (control === 'list')
      return (
        <Suspense key={name}>
          <RepeatedFields field={field} path={name} label={label} form={form} texts={`${texts}.${own}`}>
            {(place) => <Fields fields={inner} form={form} texts={`${texts}.${own}`} within={`${name}.${place}`} />}
          </RepeatedFields>
        </Suspense>
      );
    const bound: FieldProps = form.field(name);
    const props = { ...bound, label, required: isRequired };
    switch (control) {
      case 'paragraph':
        return <Textarea key={name} autosize minRows={3} {...props} />;
      case 'rich':
        return <RichTextField key={name} {...props} />;
      case 'choice': {
        const choices = options.map((value) => ({ value, label: textOr(`${texts}.${own}.${value}`, value) }));
        if (choices.length > few) return <NativeSelect key={name} data={choices} {...props} />;
        return (
          <Input.Wrapper key={name} label={label} labelElement="div" error={bound.error}>
            <div>
              <ChoiceSwitch label={label} value={bound.value} options={choices} onPick={(value) => form.set(name, value)} />
            </div>
          </Input.Wrapper>
        );
      }
      case 'switch':
        return <Checkbox key={name} label={props.label} checked={Boolean(bound.value)} onChange={bound.onChange} error={bound.error} />;
      case 'date':
      case 'month':
        return <DateField key={name} type={control} {...props} onChange={(value) => form.set(name, value)} />;
      case 'period':
        return <PeriodField key={name} name={name} form={form} label={props.label} />;
      case 'number':
      case 'money':
      case 'days':
      case 'percent':
        return <NumberField key={name} kind={control} {...props} onChange={(value) => form.set(name, value)} />;
      default:
        return <TextInput key={name} autoComplete="off" {...props} />;
    }
  });
}
