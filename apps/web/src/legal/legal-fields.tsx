import { legalLimits } from '@jalon/domain/legal/legal-text';
import { Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { ChoiceSwitch } from '../ui/choice-switch.tsx';
import type { FieldProps } from '../ui/schema-form.ts';
import classes from './legal.module.css';
import { Markup } from './markup.tsx';

const languages = ['fr', 'en'] as const;
export type Written = (typeof languages)[number];
const sides = ['write', 'preview'] as const;

type LegalFieldsProps = { field: (name: Written) => FieldProps; language: Written; onLanguage: (language: Written) => void };

/** What is written, beside what it will look like; on narrow screens one or the other. */
export function LegalFields({ field, language, onLanguage }: LegalFieldsProps) {
  const { t } = useTexts();
  const [side, setSide] = useState<(typeof sides)[number]>('write');
  const [frError, enError] = [field('fr').error, field('en').error];
  // A refusal is told at its field: of the two, the one that has it is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another refusal changes what is shown
  useEffect(() => {
    if (!frError && !enError) return;
    onLanguage(frError ? 'fr' : 'en');
    setSide('write');
  }, [frError, enError]);
  const shown = field(language).value;
  return (
    <>
      <div className={classes.bar}>
        <ChoiceSwitch
          label={t('legal.manage.language')}
          value={language}
          options={languages.map((one) => ({ value: one, label: t(one === 'fr' ? 'legal.manage.french' : 'legal.manage.english') }))}
          onPick={onLanguage}
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
