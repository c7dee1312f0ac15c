import type { AnyResource } from '@jalon/domain/core/resource';
import { Button, Group } from '@mantine/core';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { textOr, useTexts } from '../core/i18n.ts';
import type { RecordOf, ResourceClient, Seen } from '../core/resource.ts';
import { startOf } from '../ui/form-fields.ts';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { useToast } from '../ui/toast.tsx';
import { useDiscard } from '../ui/use-discard.ts';
import { useSave } from '../ui/use-save.ts';
import classes from './written.module.css';

type InputOf<R extends AnyResource> = R['flow']['create']['input'] & z.ZodType<unknown, Record<string, unknown>>;
export type Written = Seen & { state: string };
export type WrittenForm<R extends AnyResource> = ReturnType<typeof useSchemaForm<InputOf<R>>>;
/** What the editor of such records shows. */
export type WrittenFields<R extends AnyResource> = {
  fields: (form: WrittenForm<R>, row: RecordOf<R> | undefined) => ReactNode;
  /** What is being written, as its readers will see it. */
  preview: (values: z.input<InputOf<R>>) => ReactNode;
};
type EditorProps<R extends AnyResource> = WrittenFields<R> & {
  client: ResourceClient<R>;
  /** The section of the texts: `done.create`, `done.update`, `changed`, `changedReload`. */
  texts: string;
  /** The record that is changed; a new one without. */
  row?: (RecordOf<R> & Written) | undefined;
  /** What the form begins with. */
  start: object;
  about?: string | undefined;
  onPublish: (saved: RecordOf<R>) => void;
  onClose: () => void;
};

/** A record that is written where it stands: what is typed is kept in this browser until it is saved. */
export function WrittenEditor<R extends AnyResource>({
  client,
  texts,
  row,
  start,
  about,
  onPublish,
  onClose,
  fields,
  preview,
}: EditorProps<R>) {
  const { t } = useTexts();
  const toast = useToast();
  const discard = useDiscard();
  const schema = client.resource.flow.create.input as InputOf<R>;
  // As it was when it was opened: the list goes on being read meanwhile.
  const [{ seen, initial }] = useState({ seen: row, initial: startOf(schema, start) as z.input<InputOf<R>> });
  const [isPreviewed, setPreviewed] = useState(false);
  const save = useSave(client, seen);
  const form = useSchemaForm(schema, {
    initial,
    draft: [texts, seen?.id ?? 'new', ...(about ? [about] : [])].join('.'),
    // A refusal is told at its field, where it is mended.
    onRefused: () => setPreviewed(false),
    onSubmit: async (input, way) => {
      // What is the same leaves no trace.
      const saved = seen && !form.isDirty ? seen : await save(input as never);
      onClose();
      if (way === 'publish') onPublish(saved);
      else toast.done(textOr(`${texts}.done.${seen ? 'update' : 'create'}`, ''));
    },
  });
  const cancel = async () => {
    if (form.isDirty && !(await discard())) return;
    form.forgetDraft();
    onClose();
  };
  const box = useRef<HTMLDivElement>(null);
  // Once the router has put the page back where it was: the form may be far above.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const isDraft = seen?.state !== 'published';
  const Icon = isPreviewed ? IconPencil : IconEye;
  return (
    <div ref={box} className={classes.editor}>
      <SchemaFormFrame
        form={form}
        submitLabel={t(isDraft ? 'common.saveDraft' : 'common.save')}
        onCancel={() => void cancel()}
        changed={{ text: textOr(`${texts}.changed`, ''), reload: textOr(`${texts}.changedReload`, ''), onReload: onClose }}
        aside={
          <Group gap={8}>
            <Button variant="default" leftSection={<Icon size={16} stroke={1.75} />} onClick={() => setPreviewed(!isPreviewed)}>
              {t(isPreviewed ? 'common.backToText' : 'common.preview')}
            </Button>
            {isDraft && (
              <Button variant="default" disabled={form.isSending} onClick={() => void form.submit(undefined, 'publish')}>
                {textOr(`${texts}.action.publish`, '')}
              </Button>
            )}
          </Group>
        }
      >
        {isPreviewed && (
          <section aria-label={t('common.preview')} className={classes.preview}>
            {preview(form.values)}
          </section>
        )}
        {/* Out of sight, and not gone: what was typed can still be undone. */}
        <div hidden={isPreviewed} className={classes.fields}>
          {fields(form, seen)}
        </div>
      </SchemaFormFrame>
    </div>
  );
}
