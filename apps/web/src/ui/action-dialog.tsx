import type { z } from 'zod';
import { textOr } from '../core/i18n.ts';
import { Dialog, DialogForm } from './form-dialog.tsx';
import { startOf } from './form-fields.ts';
import { SchemaFields } from './schema-fields.tsx';
import { useSchemaForm } from './schema-form.ts';

export type Question = {
  /** The texts of the feature, and the action: together its words. */
  texts: string;
  action: string;
  schema: z.ZodObject;
  /** What is there now: a field of the same name begins with it. */
  initial?: object;
  /** The record it is about. */
  about?: string;
  /** What its words may tell of the record. */
  told?: Record<string, string>;
  send: (input: Record<string, unknown>) => Promise<void>;
};
type Props = { question: Question; isOpen: boolean; onClose: () => void; onClosed: () => void };

/**
 * Asks for what an action needs, before it is done: its fields are those of its `input`. `title` and `submit` may word it better than its name, `text` say what
 * comes of it.
 */
export default function ActionDialog({ question, isOpen, onClose, onClosed }: Props) {
  const { texts, action, schema, initial = {}, about = '', told, send } = question;
  const label = textOr(`${texts}.action.${action}`, action);
  const form = useSchemaForm(schema, {
    initial: startOf(schema, initial),
    about: `${texts}.${action} ${about}`,
    onSubmit: async (values) => {
      await send(values);
      onClose();
    },
  });
  return (
    <Dialog title={textOr(`${texts}.title.${action}`, label, told)} isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      <DialogForm
        form={form}
        text={textOr(`${texts}.text.${action}`, '', told)}
        submitLabel={textOr(`${texts}.submit.${action}`, label)}
        onCancel={onClose}
      >
        <SchemaFields schema={schema} form={form} texts={texts} />
      </DialogForm>
    </Dialog>
  );
}
