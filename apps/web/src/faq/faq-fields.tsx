import type { Language } from '@jalon/domain/core/languages';
import { FaqInput, type FaqQuestion } from '@jalon/domain/faq/faq';
import type { faq } from '@jalon/domain/faq/faq-api';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { SchemaFields } from '../ui/schema-fields.tsx';
import { WrittenLanguage } from '../ui/written-language.tsx';
import type { WrittenForm } from '../written/written-editor.tsx';
import classes from './faq.module.css';

const parts = {
  fr: FaqInput.pick({ questionFr: true, answerFr: true }),
  en: FaqInput.pick({ questionEn: true, answerEn: true }),
  rest: FaqInput.pick({ audience: true, theme: true }),
};

/** A question and its answer, one language at a time. */
export function FaqFields({ form, row }: { form: WrittenForm<typeof faq>; row: FaqQuestion | undefined }) {
  const { t, language: spoken } = useTexts();
  const [language, setLanguage] = useState<Language>(row?.questionEn ? spoken : 'fr');
  const errorIn = (...names: (keyof typeof FaqInput.shape)[]) => names.map((name) => form.field(name).error).find(Boolean);
  const errors = { fr: errorIn('questionFr', 'answerFr'), en: errorIn('questionEn', 'answerEn') };
  const hasEnglish = Boolean(form.values.answerEn);
  return (
    <>
      <div className={classes.wide}>
        <WrittenLanguage
          {...{ label: t('faq.language'), value: language, errors, onPick: setLanguage }}
          names={{ fr: 'FR', en: hasEnglish ? 'EN' : 'EN •' }}
        />
        {!hasEnglish && <small>{t('faq.englishMissing')}</small>}
      </div>
      <SchemaFields key={language} schema={parts[language]} form={form} texts="faq" />
      <div className={classes.wide}>
        <SchemaFields schema={parts.rest} form={form} texts="faq" />
      </div>
    </>
  );
}
