import type { Language } from '@jalon/domain/core/languages';
import { FaqInput, type FaqQuestion } from '@jalon/domain/faq/faq';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { RecordEditor } from '../ui/record-editor.tsx';
import { SchemaFields } from '../ui/schema-fields.tsx';
import { WrittenLanguage } from '../ui/written-language.tsx';
import { faqClient } from './faq.api.ts';
import classes from './faq.module.css';

const parts = {
  fr: FaqInput.pick({ questionFr: true, answerFr: true }),
  en: FaqInput.pick({ questionEn: true, answerEn: true }),
  rest: FaqInput.pick({ audience: true, theme: true }),
};
type Props = { row?: FaqQuestion; start: object; onClose: () => void; onPublish: (saved: FaqQuestion) => void };

/** A question where it stands, one language at a time. */
export function FaqEditor({ row, start, onClose, onPublish }: Props) {
  const { t, language: spoken } = useTexts();
  const [language, setLanguage] = useState<Language>(row?.questionEn ? spoken : 'fr');
  const then = row?.state === 'published' ? undefined : { label: t('faq.saveAndPublish'), run: onPublish };
  return (
    <div className={classes.editor}>
      <RecordEditor client={faqClient} texts="faq" {...{ row, start, then, onClose }}>
        {(form) => {
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
        }}
      </RecordEditor>
    </div>
  );
}
