import type { Language } from '@jalon/domain/core/languages';
import { FaqInput, type FaqQuestion } from '@jalon/domain/faq/faq';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { startOf } from '../ui/form-fields.ts';
import { SchemaFields } from '../ui/schema-fields.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { useToast } from '../ui/toast.tsx';
import { useSave } from '../ui/use-save.ts';
import { WrittenLanguage } from '../ui/written-language.tsx';
import { faqClient } from './faq.api.ts';
import classes from './faq.module.css';

const parts = {
  fr: FaqInput.pick({ questionFr: true, answerFr: true }),
  en: FaqInput.pick({ questionEn: true, answerEn: true }),
  rest: FaqInput.pick({ audience: true, theme: true }),
};
const focusFirst = (box: HTMLElement | null) => box?.querySelector('input')?.focus();
type Props = { row?: FaqQuestion; start: object; onClose: () => void; onPublish: (saved: FaqQuestion) => void };

/** A question where it stands: what is typed is kept in this browser until it is saved. */
export function FaqEditor({ row, start, onClose, onPublish }: Props) {
  const { t, language: spoken } = useTexts();
  const toast = useToast();
  const [language, setLanguage] = useState<Language>(row?.questionEn ? spoken : 'fr');
  // As it was when it was opened: the list goes on being read meanwhile.
  const [{ seen, initial }] = useState({ seen: row, initial: startOf(FaqInput, start) });
  const save = useSave(faqClient, seen);
  const form = useSchemaForm(FaqInput, {
    initial,
    draft: `faq.${row?.id ?? 'new'}`,
    onSubmit: async (input, way) => {
      // What is the same leaves no trace.
      const saved = seen && !form.isDirty ? seen : await save(input);
      onClose();
      if (way === 'publish') onPublish(saved);
      else toast.done(t(seen ? 'faq.done.update' : 'faq.done.create'));
    },
  });
  const { field, values } = form;
  const cancel = () => {
    form.forgetDraft();
    onClose();
  };
  const errors = { fr: field('questionFr').error ?? field('answerFr').error, en: field('questionEn').error ?? field('answerEn').error };
  return (
    <div ref={focusFirst} className={classes.editor}>
      <SchemaFormFrame
        form={form}
        submitLabel={t('faq.save')}
        onCancel={cancel}
        changed={{ text: t('faq.changed'), reload: t('faq.changedReload'), onReload: onClose }}
        aside={
          row?.state !== 'published' && (
            <Button variant="default" disabled={form.isSending} onClick={() => void form.submit(undefined, 'publish')}>
              {t('faq.saveAndPublish')}
            </Button>
          )
        }
      >
        <div className={classes.wide}>
          <WrittenLanguage
            {...{ label: t('faq.language'), value: language, errors, onPick: setLanguage }}
            names={{ fr: 'FR', en: values.answerEn ? 'EN' : 'EN •' }}
          />
          {!values.answerEn && <small>{t('faq.englishMissing')}</small>}
        </div>
        <SchemaFields key={language} schema={parts[language]} form={form} texts="faq" />
        <div className={classes.wide}>
          <SchemaFields schema={parts.rest} form={form} texts="faq" />
        </div>
      </SchemaFormFrame>
    </div>
  );
}
