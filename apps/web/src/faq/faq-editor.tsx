import type { Language } from '@jalon/domain/core/languages';
import { FaqInput, type FaqQuestion, type FaqTheme, faqAudiences, faqThemes } from '@jalon/domain/faq/faq';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { ChangedNotice } from '../ui/changed-notice.tsx';
import { ChoiceSwitch } from '../ui/choice-switch.tsx';
import { RichTextField } from '../ui/rich-text-field.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { useToast } from '../ui/toast.tsx';
import { faqClient } from './faq.api.ts';
import page from './faq.module.css';
import classes from './faq-questions.module.css';
import { useOpenQuestion } from './use-open-question.ts';

type Props = { row?: FaqQuestion; theme: FaqTheme | undefined; onPublish: (saved: FaqQuestion) => void };
const fields = { fr: ['questionFr', 'answerFr'], en: ['questionEn', 'answerEn'] } as const;

/** A question where it stands: what is typed is kept in this browser until it is saved. */
export function FaqEditor({ row, theme, onPublish }: Props) {
  const { t, language: spoken } = useTexts();
  const toast = useToast();
  const { text, show } = useOpenQuestion();
  const { mutateAsync: create } = faqClient.useCreate();
  const { mutateAsync: act } = faqClient.useAct();
  const [change, setChange] = useState<{ by?: string | null }>();
  const [language, setLanguage] = useState<Language>(row?.questionEn ? spoken : 'fr');
  const [key] = useState(() => crypto.randomUUID());
  // As it was when it was opened: the list goes on being read meanwhile.
  const [seen] = useState(row);
  const isPublishing = useRef(false);
  const { questionFr = text, answerFr = '', questionEn = '', answerEn = '', audience = 'everyone' } = seen ?? {};
  const initial = { questionFr, answerFr, questionEn, answerEn, audience, theme: seen?.theme ?? theme ?? 'documents' };
  const save = async (input: typeof initial): Promise<FaqQuestion | null> => {
    if (!seen) return create({ body: input, key });
    // What is the same leaves no trace.
    return JSON.stringify(input) === JSON.stringify(initial) ? seen : act({ row: seen, action: 'update', input });
  };
  const form = useSchemaForm(FaqInput, {
    initial,
    draft: `faq.${row?.id ?? 'new'}`,
    onSubmit: async (values) => {
      const saved = await save(values).catch((error: unknown) => {
        if (error instanceof CallError && error.code === 'record.changed') setChange(error.details);
        // Thrown on: what was not saved stays a draft.
        throw error;
      });
      show(null);
      if (isPublishing.current && saved) return onPublish(saved);
      toast.done(t(row ? 'faq.done.update' : 'faq.done.create'));
    },
  });
  const { values, set, field } = form;
  const isWrongInFrench = Boolean(field('questionFr').error ?? field('answerFr').error);
  // A field that is out of sight could not say what is wrong with it.
  useEffect(() => {
    if (isWrongInFrench) setLanguage('fr');
  }, [isWrongInFrench]);
  const publish = async () => {
    isPublishing.current = true;
    await form.submit();
    isPublishing.current = false;
  };
  const cancel = () => {
    form.forgetDraft();
    show(null);
  };
  if (change)
    return (
      <div className={classes.editor}>
        <ChangedNotice change={change} text={t('faq.changed')} reload={t('faq.changedReload')} onReload={() => show(null)} />
      </div>
    );
  const [question, answer] = fields[language];
  return (
    <div className={classes.editor}>
      <SchemaFormFrame
        form={form}
        submitLabel={t('faq.save')}
        onCancel={cancel}
        aside={
          row?.state !== 'published' && (
            <Button variant="default" disabled={form.isSending} onClick={() => void publish()}>
              {t('faq.saveAndPublish')}
            </Button>
          )
        }
      >
        <div className={classes.between}>
          <ChoiceSwitch
            label={t('faq.language')}
            value={language}
            options={[
              { value: 'fr', label: 'FR' },
              { value: 'en', label: values.answerEn ? 'EN' : 'EN •' },
            ]}
            onPick={setLanguage}
          />
          <span className={page.small}>{values.answerEn ? '' : t('faq.englishMissing')}</span>
        </div>
        <TextInput
          key={question}
          autoFocus
          label={t(`faq.column.${question}`)}
          required={language === 'fr'}
          maxLength={120}
          autoComplete="off"
          {...field(question)}
        />
        <RichTextField
          key={answer}
          label={t(`faq.column.${answer}`)}
          required={language === 'fr'}
          {...field(answer)}
          onChange={(html) => set(answer, html)}
        />
        <div className={classes.choices}>
          <div>
            <span className={classes.label}>{t('faq.column.audience')}</span>
            <ChoiceSwitch
              label={t('faq.column.audience')}
              value={values.audience}
              options={faqAudiences.map((value) => ({ value, label: t(`words.faq.value.audience.${value}`) }))}
              onPick={(value) => set('audience', value)}
            />
          </div>
          <NativeSelect
            label={t('faq.column.theme')}
            data={faqThemes.map((value) => ({ value, label: t(`words.faq.value.theme.${value}`) }))}
            {...field('theme')}
          />
        </div>
      </SchemaFormFrame>
    </div>
  );
}
