import { controls } from '@jalon/domain/core/fields';
import type { z } from 'zod';

export type FieldSpec = {
  name: string;
  control: 'line' | 'paragraph' | 'rich' | 'date' | 'choice' | 'number' | 'switch' | 'money' | 'days' | 'percent' | 'month' | 'period';
  options: readonly string[];
  isRequired: boolean;
};

/** The fields of a form, in the order of its schema. A kind of field that nothing here draws is an error: its form is written by hand. */
export const fieldsOf = (schema: z.ZodObject): FieldSpec[] =>
  Object.entries(schema.shape).map(([name, field]) => ({ name, ...controlOf(field as z.core.$ZodTypes, true, name) }));

type Drawn = Omit<FieldSpec, 'name'>;

function controlOf(schema: z.core.$ZodTypes, isRequired: boolean, name: string): Drawn {
  const known = controls.get(schema)?.control;
  if (known) return { control: known, options: [], isRequired };
  const { def } = schema._zod;
  const plain = (control: FieldSpec['control']): Drawn => ({ control, options: [], isRequired });
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
      return plain('format' in def && def.format === 'date' ? 'date' : 'line');
    default:
      throw new Error(`No field is drawn for "${name}", which is ${def.type}`);
  }
}

/** Nothing chosen yet: what a text field holds, and null where nothing is an answer. */
export const emptyOf = (schema: z.ZodObject): Record<string, unknown> =>
  Object.fromEntries(
    fieldsOf(schema).map(({ name, control, isRequired }) => {
      if (control === 'switch') return [name, false];
      if (control === 'period') return [name, { from: '', to: null }];
      return [name, isRequired ? '' : null];
    }),
  );
