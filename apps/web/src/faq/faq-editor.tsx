import type { Language } from '@jalon/domain/core/languages';
import { FaqInput, type FaqQuestion, type FaqTheme, faqAudiences, faqThemes } from '@jalon/domain/faq/faq';
import { Alert, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { ChoiceSwitch } from '../ui/choice-switch.tsx';
import { RichTextField } from '../ui/rich-text-field.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
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
  const [language, setLanguage] = useState<Language>(row?.questionEn ? spoken : 'fr');
  const [key] = useState(() => crypto.randomUUID());
  const isPublishing = useRef(false);
  const { questionFr = text, answerFr = '', questionEn = '', answerEn = '', audience = 'everyone' } = row ?? {};
  const initial = { questionFr, answerFr, questionEn, answerEn, audience, theme: row?.theme ?? theme ?? 'documents' };
  // What is the same leaves no trace.
  const change = async (before: FaqQuestion, input: typeof initial) =>
    JSON.stringify(input) === JSON.stringify(initial) ? before : act({ row: before, action: 'update', input });
  const form = useSchemaForm(FaqInput, {
    initial,
    draft: `faq.${row?.id ?? 'new'}`,
    onSubmit: async (values) => {
      const saved = row ? await change(row, values) : await create({ body: values, key });
      show(null);
      if (isPublishing.current && saved) return onPublish(saved);
      toast.done(t(row ? 'faq.done.update' : 'faq.done.create'));
    },
  });
  const { values, set, field } = form;
  const [question, answer] = fields[language];
  const send = (isPublished: boolean) => {
    isPublishing.current = isPublished;
    // A field that is out of sight could not say what is wrong with it.
    if (!values.questionFr.trim() || !values.answerFr) setLanguage('fr');
    void form.submit();
  };
  const cancel = () => {
    form.forgetDraft();
    show(null);
  };
  const isDraft = row?.state !== 'published';
  return (
    <form {...form.props} className={classes.editor}>
      {form.failure && (
        <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />}>
          {form.failure}
        </Alert>
      )}
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
            options={faqAudiences.map((value) => ({ value, label: t(`history.audience.${value}`) }))}
            onPick={(value) => set('audience', value)}
          />
        </div>
        <NativeSelect
          label={t('faq.column.theme')}
          data={faqThemes.map((value) => ({ value, label: t(`history.theme.${value}`) }))}
          {...field('theme')}
        />
      </div>
      <footer className={classes.foot}>
        {isDraft && (
          <Button loading={form.isSending} onClick={() => send(true)}>
            {t('faq.saveAndPublish')}
          </Button>
        )}
        <Button variant={isDraft ? 'default' : 'filled'} loading={form.isSending} onClick={() => send(false)}>
          {t('faq.save')}
        </Button>
        <Button variant="subtle" color="gray" onClick={cancel}>
          {t('common.cancel')}
        </Button>
      </footer>
    </form>
  );
}
