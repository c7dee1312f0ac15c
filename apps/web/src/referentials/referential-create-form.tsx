import { type ListName, referenceLists } from '@jalon/domain/core/reference-lists';
import { codeFits, codeFrom, ReferentialCreate } from '@jalon/domain/referentials/referential';
import { TextInput } from '@mantine/core';
import { type RefObject, useEffect, useMemo } from 'react';
import { z } from 'zod';
import { useTexts } from '../core/i18n.ts';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { useToast } from '../ui/toast.tsx';
import { useSave } from '../ui/use-save.ts';
import { GroupField, LabelFields } from './referential-fields.tsx';
import { referentialClient } from './referentials.api.ts';

/** An empty code field means "make it for me", and the codes of some lists are numbers. */
const createSchema = (list: ListName) =>
  ReferentialCreate.omit({ list: true })
    .extend({ code: z.preprocess((given) => (given === '' ? undefined : given), ReferentialCreate.shape.code) })
    .superRefine(({ code, fr }, context) => {
      if (!codeFits(list, code ?? codeFrom(fr ?? '')))
        context.addIssue({ code: 'custom', path: ['code'], message: code ? 'validation.numericCode' : 'validation.required', input: code });
    });

type CreateFormProps = {
  list: ListName;
  /** Tells the drawer how to drop what closing would keep. */
  draft: RefObject<(() => void) | undefined>;
  onClose: () => void;
  onLeave: () => void;
};

export function ReferentialCreateForm({ list, draft, onClose, onLeave }: CreateFormProps) {
  const { t, language } = useTexts();
  const toast = useToast();
  const save = useSave(referentialClient);
  const form = useSchemaForm(
    useMemo(() => createSchema(list), [list]),
    {
      initial: { fr: '', en: '', code: '', groupId: null },
      draft: `referentials.${list}`,
      onSubmit: async (body) => {
        const made = await save({ list, ...body });
        toast.done(t('referentials.created', { name: made[language] }));
        onClose();
      },
    },
  );
  useEffect(() => {
    draft.current = form.isDirty ? form.forgetDraft : undefined;
  });
  const isNumeric = referenceLists[list].order === 'number';
  const hint = isNumeric
    ? t('referentials.numericCodeHint')
    : form.values.fr.trim()
      ? t('referentials.codeHint', { code: codeFrom(form.values.fr) })
      : t('referentials.codeEmptyHint');
  return (
    <SchemaFormFrame form={form} submitLabel={t('referentials.create')} onCancel={onLeave}>
      <LabelFields field={form.field} />
      <TextInput
        label={t('referentials.code')}
        description={hint}
        inputMode={isNumeric ? 'numeric' : undefined}
        required={isNumeric}
        autoComplete="off"
        spellCheck={false}
        {...form.field('code')}
      />
      {referenceLists[list].levels === 2 && <GroupField list={list} isNew field={form.field('groupId')} />}
    </SchemaFormFrame>
  );
}
