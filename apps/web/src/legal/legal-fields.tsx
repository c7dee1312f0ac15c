import type { Language } from '@jalon/domain/core/languages';
import { legalLimits } from '@jalon/domain/legal/legal-text';
import { Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { ChoiceSwitch } from '../ui/choice-switch.tsx';
import type { FieldProps } from '../ui/schema-form.ts';
import { WrittenLanguage } from '../ui/written-language.tsx';
import classes from './legal.module.css';
import { Markup } from './markup.tsx';

const sides = ['write', 'preview'] as const;

type LegalFieldsProps = { field: (name: Language) => FieldProps; language: Language; onLanguage: (language: Language) => void };

/** What is written, beside what it will look like; on narrow screens one or the other. */
export function LegalFields({ field, language, onLanguage }: LegalFieldsProps) {
  const { t } = useTexts();
  const [side, setSide] = useState<(typeof sides)[number]>('write');
  const errors = { fr: field('fr').error, en: field('en').error };
  const isWrong = Boolean(errors.fr ?? errors.en);
  // A refusal is told at its field.
  useEffect(() => {
    if (isWrong) setSide('write');
  }, [isWrong]);
  const shown = field(language).value;
  return (
    <>
      <div className={classes.bar}>
        <WrittenLanguage
          label={t('legal.manage.language')}
          names={{ fr: t('legal.manage.french'), en: t('legal.manage.english') }}
          {...{ value: language, errors, onPick: onLanguage }}
        />
        <div className={classes.sides}>
          <ChoiceSwitch
            label={t('legal.manage.preview')}
            value={side}
            options={sides.map((one) => ({ value: one, label: t(`legal.manage.${one}`) }))}
            onPick={setSide}
          />
        </div>
      </div>
      <div className={classes.halves} data-side={side}>
        <Textarea
          key={language}
          name={language}
          label={t(language === 'fr' ? 'legal.manage.textFr' : 'legal.manage.textEn')}
          description={t(language === 'fr' ? 'legal.manage.help' : 'legal.manage.optional')}
          descriptionProps={{ fz: 12 }}
          lang={language}
          autosize
          minRows={16}
          maxRows={32}
          maxLength={legalLimits.text}
          className={classes.write ?? ''}
          {...field(language)}
        />
        <section className={classes.preview} aria-label={t('legal.manage.preview')}>
          <div className={classes.previewTitle} aria-hidden>
            {t('legal.manage.preview')}
          </div>
          {/* It scrolls, so it can be reached without a mouse. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as said */}
          <div className={classes.paper} tabIndex={0}>
            {shown.trim() ? (
              <Markup source={shown} language={language} />
            ) : (
              <p className={classes.facts}>{t('legal.manage.previewEmpty')}</p>
            )}
          </div>
        </section>
      </div>
    </>
  );
}
