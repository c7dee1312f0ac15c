import { controls } from '@jalon/domain/core/fields';
import type { z } from 'zod';

export type FieldSpec = {
  name: string;
  control:
    | 'line'
    | 'paragraph'
    | 'rich'
    | 'date'
    | 'choice'
    | 'number'
    | 'switch'
    | 'money'
    | 'days'
    | 'percent'
    | 'month'
    | 'period'
    | 'group'
    | 'list';
  options: readonly string[];
  isRequired: boolean;
  /** A text that may stay empty: nothing is no answer of its own. */
  isText?: true;
  /** Of a group, and of each item of a list. */
  fields?: FieldSpec[];
  /** How few and how many items a list may have. */
  fewest?: number;
  most?: number;
};

/** The fields of a form, in the order of its schema. A kind of field that nothing here draws is an error: its form is written by hand. */
export const fieldsOf = (schema: z.ZodObject): FieldSpec[] =>
  Object.entries(schema.shape).map(([name, field]) => ({ name, ...controlOf(field as z.core.$ZodTypes, true, name) }));

type Drawn = Omit<FieldSpec, 'name'>;

function controlOf(schema: z.core.$ZodTypes, isRequired: boolean, name: string): Drawn {
  const plain = (control: FieldSpec['control']): Drawn => ({ control, options: [], isRequired });
  const mayBeEmpty = (drawn: Drawn): Drawn =>
    isRequired && (schema as unknown as z.ZodType).safeParse('').success ? { ...drawn, isRequired: false, isText: true } : drawn;
  const known = controls.get(schema)?.control;
  if (known) return mayBeEmpty(plain(known));
  const { def } = schema._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return controlOf(def.innerType as z.core.$ZodTypes, false, name);
    case 'pipe':
      return controlOf(def.in as z.core.$ZodTypes, isRequired, name);
    case 'enum':
      return { control: 'choice', options: Object.values(def.entries).map(String), isRequired };
    case 'number':
      return plain('number');
    case 'boolean':
      return plain('switch');
    case 'string':
      return mayBeEmpty(plain('format' in def && def.format === 'date' ? 'date' : 'line'));
    case 'object':
      return { ...plain('group'), fields: fieldsOf(schema as unknown as z.ZodObject) };
    case 'array': {
      const item = controlOf(def.element as z.core.$ZodTypes, true, name);
      if (item.control !== 'group') break;
      const bounds = (def.checks ?? []).map((check) => check._zod.def as { minimum?: number; maximum?: number });
      const { minimum = 0, maximum } = Object.assign({}, ...bounds) as (typeof bounds)[number];
      return { ...item, control: 'list', isRequired, fewest: minimum, ...(maximum === undefined ? {} : { most: maximum }) };
    }
  }
  throw new Error(`No field is drawn for "${name}", which is ${def.type}`);
}

/** Nothing chosen yet: what a text field holds, and null where nothing is an answer. A list begins with as many items as it must have. */
export const emptyOf = (schema: z.ZodObject): Record<string, unknown> => emptyFields(fieldsOf(schema));
/** A form of what a record says; the rest is empty. */
export const startOf = <Schema extends z.ZodObject>(schema: Schema, record: object): z.input<Schema> => ({
  ...emptyOf(schema),
  ...(Object.fromEntries(Object.entries(record).filter(([name]) => name in schema.shape)) as z.input<Schema>),
});
export const emptyFields = (fields: readonly FieldSpec[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.name, emptyField(field)]));

function emptyField({ control, isRequired, isText, fields = [], fewest = 0 }: FieldSpec): unknown {
  if (control === 'group') return emptyFields(fields);
  if (control === 'list') return Array.from({ length: fewest }, () => emptyFields(fields));
  if (control === 'switch') return false;
  if (control === 'period') return { from: '', to: null };
  return isRequired || isText ? '' : null;
}
