import { languages } from '@jalon/domain/core/languages';
import { UnstyledButton } from '@mantine/core';
import { setLanguage, useTexts } from '../core/i18n.ts';
import classes from './language-switch.module.css';

export function LanguageSwitch() {
  const { t, language } = useTexts();
  return (
    <fieldset className={classes.group} aria-label={t('shell.language')}>
      {languages.map((choice) => (
        <UnstyledButton
          key={choice}
          lang={choice}
          className={classes.choice}
          title={t(`shell.languages.${choice}`)}
          aria-pressed={choice === language}
          aria-label={`${choice.toUpperCase()}, ${t(`shell.languages.${choice}`)}`}
          onClick={() => void setLanguage(choice)}
        >
          {choice.toUpperCase()}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
