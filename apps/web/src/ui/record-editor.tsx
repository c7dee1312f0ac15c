import type { AnyResource } from '@jalon/domain/core/resource';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { textOr, useTexts } from '../core/i18n.ts';
import type { RecordOf, ResourceClient, Seen } from '../core/resource.ts';
import { startOf } from './form-fields.ts';
import { useSchemaForm } from './schema-form.ts';
import { SchemaFormFrame } from './schema-form-frame.tsx';
import { useToast } from './toast.tsx';
import { useSave } from './use-save.ts';

type Form<R extends AnyResource> = ReturnType<
  typeof useSchemaForm<R['flow']['create']['input'] & z.ZodType<unknown, Record<string, unknown>>>
>;
type EditorProps<R extends AnyResource> = {
  client: ResourceClient<R>;
  /** The section of the texts: `done.create`, `done.update`, `changed`, `changedReload`. */
  texts: string;
  /** The record that is changed; a new one without. */
  row?: RecordOf<R> | undefined;
  /** What the form begins with. */
  start: object;
  /** What may follow a save at once, with its words. */
  then?: { label: string; run: (saved: RecordOf<R>) => void } | undefined;
  onClose: () => void;
  children: (form: Form<R>) => ReactNode;
};
const focusFirst = (box: HTMLElement | null) => box?.querySelector('input')?.focus();

/** A record that is written where it stands: what is typed is kept in this browser until it is saved. */
export function RecordEditor<R extends AnyResource>({ client, texts, row, start, then, onClose, children }: EditorProps<R>) {
  const { t } = useTexts();
  const toast = useToast();
  const schema = client.resource.flow.create.input;
  // As it was when it was opened: the list goes on being read meanwhile.
  const [{ seen, initial }] = useState({ seen: row as (RecordOf<R> & Seen) | undefined, initial: startOf(schema, start) });
  const save = useSave(client, seen);
  const form = useSchemaForm(schema, {
    initial,
    draft: `${texts}.${seen?.id ?? 'new'}`,
    onSubmit: async (input, way) => {
      // What is the same leaves no trace.
      const saved = seen && !form.isDirty ? seen : await save(input as never);
      onClose();
      if (way === 'then') then?.run(saved);
      else toast.done(textOr(`${texts}.done.${seen ? 'update' : 'create'}`, ''));
    },
  });
  const cancel = () => {
    form.forgetDraft();
    onClose();
  };
  return (
    <div ref={focusFirst}>
      <SchemaFormFrame
        form={form}
        submitLabel={t('common.save')}
        onCancel={cancel}
        changed={{ text: textOr(`${texts}.changed`, ''), reload: textOr(`${texts}.changedReload`, ''), onReload: onClose }}
        aside={
          then && (
            <Button variant="default" disabled={form.isSending} onClick={() => void form.submit(undefined, 'then')}>
              {then.label}
            </Button>
          )
        }
      >
        {children(form as never)}
      </SchemaFormFrame>
    </div>
  );
}
